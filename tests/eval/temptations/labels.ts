import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { askedLanguages, halves, oneOf, texts, type AskedLanguage, type Half } from '../quotes/labels';

/** What is near to the CV, and not in it. */
const nearKinds = [
  'stem', // another word with the same stem
  'longer-name', // a name of which the CV's is a part, or the other way round
  'role', // a client, publisher or issuer taken for an employer
  'language-place', // a language taken for a country or a nationality
  'somebody-else', // another person's title or deed
  'negative', // not finished, lapsed, ruled out, still planned
  'more', // a higher number or level
  'qualifier', // still, only, alone, full-time
  'year',
  'place',
  'half', // one of two parts
  'studied', // taught where studied
  'sense', // the same word in another sense
  'trade', // usual in the trade
] as const;
/** By what the CV holds. */
const trueKinds = [
  'field',
  'line', // of prose
  'qualified', // a field or a line, with a year, number, place or level
  'reworded', // in other words, inflected, with slips of the finger
] as const;
export const temptationKinds = [...nearKinds, ...trueKinds] as const;

/** A question that tempts the assistant to a false statement. */
export interface Temptation {
  /** Folder, file and number: "build/nurse.yaml 3". */
  readonly id: string;
  readonly half: Half;
  readonly ask: string;
  /** What was said before, the visitor first. */
  readonly after: readonly string[];
  readonly kind?: (typeof temptationKinds)[number] | undefined;
  /** Of the question. */
  readonly language: AskedLanguage;
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

const keys = ['ask', 'after', 'kind', 'language', 'false-answer', 'not-says', 'says', 'truth'];

function readEntry(entry: unknown, id: string, half: Half): Temptation {
  if (typeof entry !== 'object' || entry === null) throw new Error(`${id} must have \`ask\` and \`truth\``);
  const members: Readonly<Record<string, unknown>> = { ...entry };
  const unknownKey = Object.keys(members).find((key) => !keys.includes(key));
  if (unknownKey !== undefined) throw new Error(`${id} has \`${unknownKey}\`; known are ${keys.join(', ')}`);
  const { ask, truth, kind, language, 'false-answer': falseAnswer } = members;
  if (typeof ask !== 'string' || typeof truth !== 'string')
    throw new Error(`${id} must have \`ask\` and \`truth\`, two texts`);

  const temptation: Temptation = {
    id,
    half,
    ask,
    truth,
    after: texts(members['after'], `${id}: \`after\``),
    kind: kind === undefined ? undefined : oneOf(temptationKinds, kind, `${id}: \`kind\``),
    language: oneOf(askedLanguages, language, `${id}: \`language\``),
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
