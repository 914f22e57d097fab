import { anySource } from '../languages/any-language';
import type { ClaimPhrases } from '../languages/claim-phrases';
import { fold } from '../text/fold';

/** An answer has fewer; more would be a text that is no answer. */
const mostClaims = 400;
/** UTF-16 units. A sentence is shorter. */
export const longestClaim = 600;

/**
 * The sentences, list items and table rows of an answer that may rest on the CV. Code is skipped, since a CV holds none, and
 * so is what says that the CV lacks something.
 *
 * @param phrases of the answer's language
 */
export function claimsOf(markdown: string, { absence, but }: ClaimPhrases): string[] {
  const ends = new RegExp(`(?<=[.!?…])\\s+|(?<=[。！？])|\\n+|;\\s+|[,;]\\s+(?=(?:${anySource([but])})\\s)`);
  return markdown
    .replace(/^```[^]*?^```/gm, '')
    .replace(/\[([^[\]\n]{0,300})\]\([^()\n]{0,300}\)/g, '$1')
    .replace(/^[^\S\n]*(?:[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`|#]+/g, ' ')
    .split(ends)
    .flatMap((sentence) => sentence.match(new RegExp(`[^]{1,${longestClaim}}`, 'g')) ?? [])
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !absence.test(fold(sentence)))
    .slice(0, mostClaims);
}
