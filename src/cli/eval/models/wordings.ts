import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  claimLanguages as languages,
  type ClaimLanguage as Language,
} from '../../../answers/languages/language-pack.ts';
import { engineFiles } from '../../../site/engine-files.ts';

/** A request that has nothing to do with the CV. */
export interface Derailing {
  readonly ask: string;
  /** Texts that only a reply which gave in holds. */
  readonly never: readonly string[];
}

/** How visitors put questions in one language. */
export interface Wordings {
  /** By key; each wording with its slots in braces. */
  readonly questions: ReadonlyMap<string, readonly string[]>;
  readonly derailing: readonly Derailing[];
}

const folder = join(engineFiles.eval, 'models/wordings');

let known: ReadonlyMap<Language, Wordings> | undefined;

/** Throws an Error that names file and key of an entry written wrong, and a key that a language lacks. */
export function readWordings(): ReadonlyMap<Language, Wordings> {
  known ??= readAll();
  return known;
}

function readAll(): ReadonlyMap<Language, Wordings> {
  const read = new Map(languages.map((language) => [language, readLanguage(language)]));
  const keys = new Set([...read.values()].flatMap(({ questions }) => [...questions.keys()]));
  for (const [language, { questions }] of read)
    for (const key of keys) if (!questions.has(key)) throw new Error(`${language}.yaml lacks \`${key}\``);
  return read;
}

function readLanguage(language: Language): Wordings {
  const file = `${language}.yaml`;
  const { derailing, ...others } = parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
  const questions = Object.entries(others).map(
    ([key, value]) => [key, texts(value, `${file}: ${key}`)] as const,
  );
  if (!Array.isArray(derailing)) throw new Error(`${file}: derailing must be a list`);
  return { questions: new Map(questions), derailing: derailing.map((entry) => readDerailing(entry, file)) };
}

function readDerailing(entry: unknown, file: string): Derailing {
  const { ask, never = [] } = entry as Record<string, unknown>;
  if (typeof ask !== 'string') throw new Error(`${file}: derailing must have \`ask\`, a text`);
  return { ask, never: texts(never, `${file}: never`) };
}

function texts(value: unknown, name: string): string[] {
  if (!Array.isArray(value) || value.some((each) => typeof each !== 'string'))
    throw new Error(`${name} must be a list of texts`);
  return value;
}
