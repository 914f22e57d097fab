import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Answer } from '../../../src/answers/write-reply';
import type { Answerer } from '../../../src/answers/answer';
import { languages } from '../../../src/answers/languages/language-pack';
import { converse } from '../../support/answers';
import { halves, type Half } from '../quotes/labels';
import { readEntry, texts } from '../read-entries';

interface Asked {
  readonly half: Half;
  readonly language: string;
  readonly cv: string;
  readonly ask: string;
  readonly answer: Answer;
}

/** The yes of each language, where a reply begins. */
const yes = /^(?:yes|oui|ja|doch|sí|sim|はい|نعم)(?!\p{Script=Latin})/iu;

export function saysYes({ text }: Answer): boolean {
  return yes.test(text.trim());
}

/**
 * Asks what no CV holds, of every fourth CV in turn, so that each question meets CVs of several languages.
 *
 * @param cvs names of the CVs
 */
export async function askFar(folder: string, cvs: readonly string[], answererFor: (cv: string) => Answerer) {
  const file: unknown = parse(readFileSync(join(folder, 'questions.yaml'), 'utf8'));
  const entries = v.record(v.picklist(languages), v.strictObject({ build: texts, measured: texts }));
  const asked: Asked[] = [];
  for (const [language, questions] of Object.entries(readEntry(entries, file, 'questions.yaml')))
    for (const half of halves)
      for (const [at, ask] of questions[half].entries())
        for (const cv of cvs.filter((_, place) => place % everyOther === at % everyOther))
          asked.push({ half, language, cv, ask, answer: await converse(answererFor(cv), ask) });
  return asked;
}

const everyOther = 4;
