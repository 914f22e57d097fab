import { saysNothing } from './says-nothing';

/** An answer has fewer; more would be a text that is no answer. */
const mostClaims = 400;
/** UTF-16 units. A sentence is shorter. */
export const longestClaim = 600;

/** The sentences, list items and table rows of an answer that may rest on the CV. Code is skipped, since a CV holds none. */
export function claimsOf(markdown: string): string[] {
  return markdown
    .replace(/^```[^]*?^```/gm, '')
    .replace(/\[([^[\]\n]{0,300})\]\([^()\n]{0,300}\)/g, '$1')
    .replace(/^[^\S\n]*(?:[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`|#]+/g, ' ')
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+|;\s+|[,;]\s+(?=(?:but|although|mais|aber|jedoch|pero)\s)/)
    .flatMap((sentence) => sentence.match(new RegExp(`[^]{1,${longestClaim}}`, 'g')) ?? [])
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !saysNothing(sentence))
    .slice(0, mostClaims);
}
