import { allAds } from '../languages/all-ads';
import { anyOf, anySource } from '../languages/any-language';
import type { AdWords } from '../languages/ads';
import { stem } from '../text/stem';
import { isSpelledNumber } from '../time/numbers';

/** What the ads of all languages say. Patterns are compared with folded text. */
export const asking = anyOf(allAds.map((ads) => ads.asking));
export const tasking = anyOf(allAds.map((ads) => ads.tasking));
export const benefit = anyOf(allAds.map((ads) => ads.benefit));
export const offer = anyOf([
  ...allAds.map((ads) => ads.offer),
  /\d[.,]* ?(?:€|eur|£|\$|chf|usd|gbp)|(?:€|£|\$) ?\d|@|https?:/,
]);

function wordsOf(list: (ads: AdWords) => string): ReadonlySet<string> {
  return new Set(allAds.flatMap((ads) => list(ads).split(' ')));
}

const empty = wordsOf((ads) => ads.empty);

/** True for a folded word that names nothing that a CV could show. */
export function isEmpty(folded: string): boolean {
  return empty.has(folded) || isSpelledNumber(folded);
}

export const weak = wordsOf((ads) => ads.weak);
export const weakStems: ReadonlySet<string> = new Set([...weak].map(stem));

/** Words before the role in "is she a fit for a senior nurse with …?" */
export const fitLead = new RegExp(`^.*?\\b(?:${anySource(allAds.map(({ question }) => question.lead))})\\s+`);

/** The question around what is asked, which asks nothing itself. */
export const fitFrame = wordsOf(({ question }) => question.frame);
