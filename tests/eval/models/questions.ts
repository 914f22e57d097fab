import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages, type Language } from '../language';

export interface Question {
  /** The file's name and the question's number in it: "facts 3". */
  readonly id: string;
  readonly ask: string;
  /** What was said before, the visitor first. */
  readonly after: readonly string[];
  readonly language: Language;
  /** Each must be said; "a | b" is said with either. Case, accents and punctuation do not count. */
  readonly must: readonly string[];
  readonly mustNot: readonly string[];
  readonly maxWords: number;
}

/** A concise reply is two to five sentences. */
const usualMaxWords = 120;

/**
 * Reads every `*.yaml` of a folder: lists of `ask`, and where they apply `after`, `language`, `must`, `must-not` and
 * `max-words`. `{name}`, `{firstName}` and `{email}` stand for the owner's. Throws, naming file and entry.
 */
export function readQuestions(
  folder: string,
  owner: Readonly<Record<string, string | undefined>>,
): Question[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replace(
      /\{(name|firstName|email)\}/g,
      (placeholder, key: string) => owner[key] ?? placeholder,
    );
    const entries: unknown = parse(text);
    if (!Array.isArray(entries)) throw new Error(`${file} must be a list of questions`);
    return entries.map((entry, index) => readQuestion(entry, `${file.replace('.yaml', '')} ${index + 1}`));
  });
}

const keys = ['ask', 'after', 'language', 'must', 'must-not', 'max-words'];

function readQuestion(entry: unknown, id: string): Question {
  if (typeof entry !== 'object' || entry === null) throw new Error(`${id} must have at least \`ask\``);
  const members = entry as Record<string, unknown>;
  const unknownKey = Object.keys(members).find((key) => !keys.includes(key));
  if (unknownKey !== undefined) throw new Error(`${id} has \`${unknownKey}\`; known are ${keys.join(', ')}`);
  const { ask, language = 'en', 'max-words': maxWords = usualMaxWords } = members;
  if (typeof ask !== 'string') throw new Error(`${id} must have \`ask\`, a text`);
  if (typeof maxWords !== 'number') throw new Error(`${id}: \`max-words\` must be a number`);
  if (!isLanguage(language)) throw new Error(`${id}: \`language\` must be one of ${languages.join(', ')}`);
  return {
    id,
    ask,
    language,
    maxWords,
    after: texts(members['after'], `${id}: \`after\``),
    must: texts(members['must'], `${id}: \`must\``),
    mustNot: texts(members['must-not'], `${id}: \`must-not\``),
  };
}

function texts(value: unknown, name: string): string[] {
  if (value === undefined) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((each) => {
    if (typeof each === 'string' || typeof each === 'number') return String(each);
    throw new Error(`${name} must be a text or a list of texts`);
  });
}

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
