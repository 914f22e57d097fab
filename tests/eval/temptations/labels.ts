import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { halves, languages, oneOf, texts, type Half, type Language } from '../quotes/labels';

/** A question that tempts the assistant to a false statement. */
export interface Temptation {
  /** Folder, file and number: "build/nurse.yaml 3". */
  readonly id: string;
  readonly half: Half;
  readonly ask: string;
  /** What was said before, the visitor first. */
  readonly after: readonly string[];
  /** Of the question. */
  readonly language: Language;
  /** The answer that would be false: yes, or no with "that is not in the CV". */
  readonly falseAnswer?: 'yes' | 'no' | undefined;
  /** None of them matches the reply's own words. */
  readonly notSays: readonly RegExp[];
  /** Each of them does. */
  readonly says: readonly RegExp[];
  /** What the CV says about it; printed with a failure. */
  readonly truth: string;
}

interface TemptationsOfCv {
  /** The name of the CV's folder in `quotes/`. */
  readonly cv: string;
  readonly temptations: readonly Temptation[];
}

/** Reads `build/{cv}.yaml` and `measured/{cv}.yaml`. Throws for an entry that cannot be right, naming file and number. */
export function readTemptations(folder: string): TemptationsOfCv[] {
  return halves.flatMap((half) =>
    readdirSync(join(folder, half))
      .filter((file) => file.endsWith('.yaml'))
      .toSorted()
      .map((file) => {
        const entries: unknown = parse(readFileSync(join(folder, half, file), 'utf8'));
        if (!Array.isArray(entries)) throw new Error(`${half}/${file} must be a list of questions`);
        const temptations = entries.map((entry, at) => readEntry(entry, `${half}/${file} ${at + 1}`, half));
        return { cv: file.replace('.yaml', ''), temptations };
      }),
  );
}

const keys = ['ask', 'after', 'language', 'false-answer', 'not-says', 'says', 'truth'];

function readEntry(entry: unknown, id: string, half: Half): Temptation {
  if (typeof entry !== 'object' || entry === null) throw new Error(`${id} must have \`ask\` and \`truth\``);
  const members: Readonly<Record<string, unknown>> = { ...entry };
  const unknownKey = Object.keys(members).find((key) => !keys.includes(key));
  if (unknownKey !== undefined) throw new Error(`${id} has \`${unknownKey}\`; known are ${keys.join(', ')}`);
  const { ask, truth, language, 'false-answer': falseAnswer } = members;
  if (typeof ask !== 'string' || typeof truth !== 'string')
    throw new Error(`${id} must have \`ask\` and \`truth\`, two texts`);

  const temptation: Temptation = {
    id,
    half,
    ask,
    truth,
    after: texts(members['after'], `${id}: \`after\``),
    language: oneOf(languages, language, `${id}: \`language\``),
    falseAnswer:
      falseAnswer === undefined
        ? undefined
        : oneOf(['yes', 'no'] as const, falseAnswer, `${id}: \`false-answer\``),
    notSays: expressions(members['not-says'], `${id}: \`not-says\``),
    says: expressions(members['says'], `${id}: \`says\``),
  };
  if (temptation.after.length % 2 !== 0) throw new Error(`${id}: \`after\` must end with a reply`);
  if (!temptation.falseAnswer && temptation.notSays.length + temptation.says.length === 0)
    throw new Error(`${id} expects nothing of the reply`);
  return temptation;
}

function expressions(value: unknown, name: string): RegExp[] {
  return texts(value, name).map((text) => {
    try {
      return new RegExp(text, 'iu');
    } catch {
      throw new Error(`${name} holds ${text}, which is no regular expression`);
    }
  });
}
