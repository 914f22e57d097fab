import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { halves, languages } from '../quotes/labels';
import { readEntries } from '../read-entries';

const anchors = v.array(v.string());
const labels = v.strictObject({
  question: v.string(),
  answer: v.string(),
  language: v.picklist(languages),
  half: v.picklist(halves),
  /** A list for each claim: the anchors of which one is enough. */
  sources: v.pipe(
    anchors,
    v.transform((claims) => claims.map((claim) => claim.split('|').map((anchor) => anchor.trim()))),
  ),
  /** Anchors that are right, but need not be there. */
  also: v.optional(anchors, []),
});

/** `id`: file and number, such as "nurse.yaml 3". */
export type LabelledAnswer = v.InferOutput<typeof labels> & { readonly id: string };

/** The answers about every CV, by the name of its folder in `quotes/`. Throws for an entry that cannot be right. */
export function readLabelledAnswers(folder: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => ({ cv: file.replace('.yaml', ''), answers: readEntries(folder, file, labels) }));
}
