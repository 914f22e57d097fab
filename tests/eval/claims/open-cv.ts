import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { claimLanguageOf } from '../../../src/cli/eval/claim-language';
import type { Cv } from '../../../src/resume/cv';
import { toCv } from '../../../src/resume/cv';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import type { Half, Language } from '../quotes/labels';

export type Pronoun = 'she' | 'he';

/** A CV that statements are made about. */
export interface OpenCv {
  readonly name: string;
  readonly half: Half;
  /** True where lies are planted in what is generated about it. */
  readonly isPlanted: boolean;
  readonly cv: Cv;
  /** Every text of the résumé, also what the page does not show. */
  readonly text: string;
  /** That most of it is written in. */
  readonly language: Language;
  /** Where it is not known, statements use the first name. */
  readonly pronoun?: Pronoun | undefined;
}

/** The labelled CVs that the rules are built with; all others are only measured. */
const buildCvs = new Set(
  'arquitecta carpenter chef elektriker graduate lawyer logistics nurse planner'.split(' '),
);

const pronouns = new Map<string, Pronoun>([
  ...'arquitecta biologist chef comptable designer developer gerente kauffrau lawyer marketer nurse'
    .split(' ')
    .map((name): [string, Pronoun] => [name, 'she']),
  ...'carpenter elektriker engineer graduate infirmier logistics musician physio teacher'
    .split(' ')
    .map((name): [string, Pronoun] => [name, 'he']),
]);

/** No lies are planted in Arabic, nor about the CV that only the near misses are about. */
const withoutLies = new Set(['restorer', 'ledger']);

/** Opens the CV of every folder that holds a `resume.json`. */
export function openCvs(folders: readonly string[]): OpenCv[] {
  return folders.flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .toSorted()
      .map((name) => join(folder, name, 'resume.json'))
      .filter((file) => existsSync(file))
      .map(openCv),
  );
}

/** Opens a JSON Resume; the name of its folder names it. */
export function openCv(file: string): OpenCv {
  const resume: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const name = basename(dirname(file));
  const cv = toCv(parseProfile(resume), resumeWords);
  const prose = cv.entries.flatMap(({ lines, points }) => [...lines, ...points.map(({ text }) => text)]);
  return {
    name,
    isPlanted: !withoutLies.has(name),
    half: buildCvs.has(name) ? 'build' : 'measured',
    cv,
    text: textsIn(resume).join('\n'),
    language: claimLanguageOf(prose.join('\n'), 'en'),
    pronoun: pronouns.get(name),
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
