import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { halves, languages, type Half, type Language } from '../quotes/labels';

/** An answer as a model may write it, and the parts of the CV that a careful reader would link under it. */
export interface LabelledAnswer {
  /** File and number: "nurse.yaml 3". */
  readonly id: string;
  readonly half: Half;
  readonly language: Language;
  readonly question: string;
  readonly answer: string;
  /** A list for each claim: the anchors of which one is enough. */
  readonly sources: readonly (readonly string[])[];
  /** Anchors that are right, but need not be there. */
  readonly also: readonly string[];
}

export interface LabelledAnswers {
  /** The name of the CV's folder in `quotes/`. */
  readonly cv: string;
  readonly answers: readonly LabelledAnswer[];
}

const keys = ['question', 'answer', 'language', 'half', 'sources', 'also'];

/** Reads the answers about every CV. Throws for an entry that cannot be right, naming file and number. */
export function readLabelledAnswers(folder: string): LabelledAnswers[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => {
      const entries: unknown = parse(readFileSync(join(folder, file), 'utf8'));
      if (!Array.isArray(entries)) throw new Error(`${file} must be a list of answers`);
      return {
        cv: file.replace('.yaml', ''),
        answers: entries.map((entry, at) => readAnswer(entry, `${file} ${at + 1}`)),
      };
    });
}

function readAnswer(entry: unknown, id: string): LabelledAnswer {
  if (typeof entry !== 'object' || entry === null) throw new Error(`${id} must have \`answer\``);
  const members: Readonly<Record<string, unknown>> = { ...entry };
  const unknownKey = Object.keys(members).find((key) => !keys.includes(key));
  if (unknownKey !== undefined) throw new Error(`${id} has \`${unknownKey}\`; known are ${keys.join(', ')}`);
  const { question, answer, language, half, sources, also = [] } = members;
  if (typeof question !== 'string' || typeof answer !== 'string')
    throw new Error(`${id} must have \`question\` and \`answer\``);
  return {
    id,
    question,
    answer,
    language: oneOf(languages, language, id),
    half: oneOf(halves, half, id),
    sources: texts(sources, id).map((anchors) => anchors.split('|').map((anchor) => anchor.trim())),
    also: texts(also, id),
  };
}

function texts(value: unknown, id: string): string[] {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string'))
    throw new Error(`${id} must list anchors`);
  return value;
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown, id: string): Name {
  const found = names.find((each) => each === value);
  if (found === undefined) throw new Error(`${id} must name one of ${names.join(', ')}`);
  return found;
}
