import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { passagesOf } from '../../../src/answers/passages';
import { toCv } from '../../../src/resume/cv';
import { parseProfile, type Profile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';

export const kinds = [
  'fact',
  'yes-no',
  'list',
  'time',
  'comparison',
  'contact',
  'personal',
  'absent',
  'derail',
  'small-talk',
  'follow-up',
  'recruiter',
  'keywords',
  'typos',
  'dictation',
  'negation',
  'two-in-one',
  'wrong-premise',
  'other-language',
  'switch',
] as const;
export const languages = ['en', 'fr', 'de', 'es', 'ja'] as const;
/** Arabic has questions, and no claims or ads. */
export const askedLanguages = [...languages, 'ar', 'pt'] as const;
/** One half is built with; the other is only measured. */
export const halves = ['build', 'measured'] as const;

export type Kind = (typeof kinds)[number];
export type Language = (typeof languages)[number];
export type AskedLanguage = (typeof askedLanguages)[number];
export type Half = (typeof halves)[number];

export interface LabelledQuestion {
  /** Folder, file and number: "nurse/build.yaml 3". */
  readonly id: string;
  readonly half: Half;
  /** The visitor's messages; only the reply to the last is scored. */
  readonly turns: readonly string[];
  readonly kind: Kind;
  /** Of the last message, and of its reply. */
  readonly language: AskedLanguage;
  /** Anchors of which the first quote is one; empty where no quote is expected. */
  readonly quotes: readonly string[];
  /** Each stands in the reply's own words; "a | b" is said with either. */
  readonly says: readonly string[];
  readonly notSays: readonly string[];
  readonly isAbsent: boolean;
  readonly offersContact: boolean;
  readonly isWithoutQuotes: boolean;
}

export interface LabelledCv {
  /** The folder's name. */
  readonly name: string;
  readonly profile: Profile;
  readonly questions: readonly LabelledQuestion[];
}

/** Reads every CV's folder with its two halves. Throws for a label that cannot be right, naming file and entry. */
export function readLabelledCvs(folder: string): LabelledCv[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => {
      const profile = parseProfile(JSON.parse(readFileSync(join(folder, name, 'resume.json'), 'utf8')));
      const anchors = anchorsOf(profile);
      const questions = halves.flatMap((half) => {
        const file = `${name}/${half}.yaml`;
        return readHalf(parse(readFileSync(join(folder, file), 'utf8')), { file, half, anchors });
      });
      return { name, profile, questions };
    });
}

interface HalfContext {
  readonly file: string;
  readonly half: Half;
  readonly anchors: ReadonlySet<string>;
}

function anchorsOf(profile: Profile): ReadonlySet<string> {
  return new Set(passagesOf(toCv(profile, resumeWords)).map(({ anchor }) => anchor));
}

function readHalf(entries: unknown, { file, half, anchors }: HalfContext): LabelledQuestion[] {
  if (!Array.isArray(entries)) throw new Error(`${file} must be a list of questions`);
  return entries.map((entry, index) => readLabels(entry, `${file} ${index + 1}`, half, anchors));
}

const keys = 'ask turns kind language quotes says not-says absent contact no-quotes'.split(' ');

function readLabels(entry: unknown, id: string, half: Half, anchors: ReadonlySet<string>): LabelledQuestion {
  if (typeof entry !== 'object' || entry === null) throw new Error(`${id} must have \`ask\` or \`turns\``);
  const members: Readonly<Record<string, unknown>> = { ...entry };
  const unknownKey = Object.keys(members).find((key) => !keys.includes(key));
  if (unknownKey !== undefined) throw new Error(`${id} has \`${unknownKey}\`; known are ${keys.join(', ')}`);

  const quotes = texts(members['quotes'], `${id}: \`quotes\``);
  const strange = quotes.find((anchor) => !anchors.has(anchor));
  if (strange !== undefined)
    throw new Error(`${id}: \`quotes\` names ${strange}, an anchor that the CV does not have`);

  const question: LabelledQuestion = {
    id,
    half,
    turns: readTurns(members, id),
    kind: oneOf(kinds, members['kind'], `${id}: \`kind\``),
    language: oneOf(askedLanguages, members['language'], `${id}: \`language\``),
    quotes,
    says: texts(members['says'], `${id}: \`says\``),
    notSays: texts(members['not-says'], `${id}: \`not-says\``),
    isAbsent: flag(members['absent'], `${id}: \`absent\``),
    offersContact: flag(members['contact'], `${id}: \`contact\``),
    isWithoutQuotes: flag(members['no-quotes'], `${id}: \`no-quotes\``),
  };
  if (question.isWithoutQuotes && quotes.length > 0)
    throw new Error(`${id} has both \`quotes\` and \`no-quotes\``);
  if (!expectsSomething(question)) throw new Error(`${id} expects nothing of the reply`);
  return question;
}

function readTurns({ ask, turns }: Readonly<Record<string, unknown>>, id: string): string[] {
  if ((ask === undefined) === (turns === undefined))
    throw new Error(`${id} must have either \`ask\` or \`turns\``);
  if (ask !== undefined) {
    if (typeof ask !== 'string') throw new Error(`${id}: \`ask\` must be a text`);
    return [ask];
  }
  const messages = texts(turns, `${id}: \`turns\``);
  if (messages.length < 2 || messages.length > 4)
    throw new Error(`${id}: \`turns\` must be two to four messages`);
  return messages;
}

function expectsSomething({
  quotes,
  says,
  isAbsent,
  offersContact,
  isWithoutQuotes,
}: LabelledQuestion): boolean {
  return quotes.length > 0 || says.length > 0 || isAbsent || offersContact || isWithoutQuotes;
}

export function texts(value: unknown, name: string): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${name} must be a list of texts`);
  return value.map((each: unknown) => {
    if (typeof each === 'string' || typeof each === 'number') return String(each);
    throw new Error(`${name} must hold texts only; write yes and no in quotation marks`);
  });
}

function flag(value: unknown, name: string): boolean {
  if (value !== undefined && value !== true) throw new Error(`${name} must be true or left out`);
  return value === true;
}

export function oneOf<Name extends string>(names: readonly Name[], value: unknown, name: string): Name {
  const found = names.find((each) => each === value);
  if (found === undefined) throw new Error(`${name} must be one of ${names.join(', ')}`);
  return found;
}
