import type { Drawn } from '../stream/measure';

/** Formulas on which renderers differ: some read an amount between dollars as one, some do not read `$1$` as one. */
const formulasReadInTwoWays = 2;

/** What our pipeline renders and a peer does not, if anything: a peer that renders less is cheaper. */
export function whatIsMissing(drawn: Drawn, ours: Drawn, lastWords: string): string | undefined {
  if (!drawn.text.includes(lastWords)) return `the words "${lastWords}"`;
  for (const kind of ['headings', 'items', 'tables', 'codeBlocks'] as const)
    if (drawn[kind] < ours[kind]) return `${ours[kind] - drawn[kind]} of ${ours[kind]} ${kind}`;
  const fewest = Math.max(Math.min(1, ours.formulas), ours.formulas - formulasReadInTwoWays);
  if (drawn.formulas < fewest) return `${ours.formulas - drawn.formulas} of ${ours.formulas} formulas`;
}
