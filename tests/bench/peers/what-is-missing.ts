import type { Drawn } from '../stream/measure';

/** A sum of money between dollars is a formula to some renderers, and `$1$` is none to others. */
const formulasReadInTwoWays = 2;

/** What a peer has not drawn of what ours has, if anything: who draws little is cheap. */
export function whatIsMissing(drawn: Drawn, ours: Drawn, lastWords: string): string | undefined {
  if (!drawn.text.includes(lastWords)) return `the words "${lastWords}"`;
  for (const kind of ['headings', 'items', 'tables', 'codeBlocks'] as const)
    if (drawn[kind] < ours[kind]) return `${ours[kind] - drawn[kind]} of ${ours[kind]} ${kind}`;
  const fewest = Math.max(Math.min(1, ours.formulas), ours.formulas - formulasReadInTwoWays);
  if (drawn.formulas < fewest) return `${ours.formulas - drawn.formulas} of ${ours.formulas} formulas`;
}
