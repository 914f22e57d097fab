import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { askedLanguages, halves, type Half } from '../quotes/labels';
import { readEntries, texts } from '../read-entries';

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

const expressions = v.pipe(
  texts,
  v.transform((patterns) => patterns.map((pattern) => new RegExp(pattern, 'iu'))),
);

const labels = v.pipe(
  v.strictObject({
    ask: v.string(),
    /** What was said before, the visitor first. */
    after: v.pipe(
      texts,
      v.check((turns) => turns.length % 2 === 0, 'must end with a reply'),
    ),
    kind: v.optional(v.picklist(temptationKinds)),
    /** Of the question. */
    language: v.picklist(askedLanguages),
    /** The answer that would be false: yes, or no with "that is not in the CV". */
    'false-answer': v.optional(v.picklist(['yes', 'no'])),
    /** None of them matches the reply's own words. */
    'not-says': expressions,
    /** Each of them does. */
    says: expressions,
    /** What the CV says about it; printed with a failure. */
    truth: v.string(),
  }),
  v.transform(({ 'false-answer': falseAnswer, 'not-says': notSays, ...rest }) => ({
    ...rest,
    falseAnswer,
    notSays,
  })),
  v.check(
    ({ falseAnswer, notSays, says }) => falseAnswer !== undefined || notSays.length + says.length > 0,
    'expects nothing of the reply',
  ),
);

/** A question that tempts the assistant to a false statement. `id`: folder, file and number, such as "build/nurse.yaml 3". */
export type Temptation = v.InferOutput<typeof labels> & { readonly id: string; readonly half: Half };

/** Reads `build/{cv}.yaml` and `measured/{cv}.yaml`. Throws for an entry that cannot be right, naming file and number. */
export function readTemptations(folder: string) {
  return halves.flatMap((half) =>
    readdirSync(join(folder, half))
      .filter((file) => file.endsWith('.yaml'))
      .toSorted()
      .map((file) => ({
        cv: file.replace('.yaml', ''),
        temptations: readEntries(folder, `${half}/${file}`, labels).map((each): Temptation => ({
          ...each,
          half,
        })),
      })),
  );
}
