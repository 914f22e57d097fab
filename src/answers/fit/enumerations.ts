import { allAds } from '../languages/all-ads';
import { anySource } from '../languages/any-language';
import { tokens } from '../text/tokens';
import { isEmpty } from './ad-words';

/** Between things of which one is enough. */
export const alternatives = `${anySource(allAds.map((ads) => ads.or))}|[()/]`;

/** Between something and what it is done with. */
export const means = anySource(allAds.map((ads) => ads.means));

/** What may follow the comma before the last thing of a list. */
export const lastOfList = anySource(allAds.map((ads) => ads.lastOfList));

/** Between things that are all asked for. */
export const conjunctions = `\\s*[,;、・]\\s*(?:(?:${lastOfList})\\s)?|${anySource(allAds.map((ads) => ads.and))}`;

/** "… and make it better" says more of the same thing. */
export const continues = new RegExp(`\\b(?:${anySource(allAds.map((ads) => ads.again))})\\b`, 'i');

/** The stretch between commas or an "and" around a place in a text. */
export function segmentAt(text: string, at: number): string {
  let from = 0;
  for (const { index, 0: separator } of text.matchAll(new RegExp(conjunctions, 'giu'))) {
    if (index > at) return text.slice(from, index);
    from = index + separator.length;
  }
  return text.slice(from);
}

/** The pieces between separators that name something. */
export function parts(text: string, separators: string): string[] {
  return text
    .split(new RegExp(separators, 'iu'))
    .map((part) => part.trim())
    .filter((part) => tokens(part).some(({ folded }) => !isEmpty(folded)));
}
