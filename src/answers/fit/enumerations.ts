import { tokens } from '../text/tokens';
import { empty } from './ad-words';

/** Between things of which one is enough. */
export const alternatives =
  '\\s(?:or|ou|oder|bzw\\.?|o|u|such as|e\\.g\\.|for example|wie|z\\. ?B\\.|tels? que|telles? que|comme|como)\\s|[()]|または|もしくは|あるいは|/|(?<=[\\p{Script=Han}\\p{Script=Katakana}ー\\w])や(?=[\\p{Script=Han}\\p{Script=Katakana}\\w])';

/** Between something and what it is done with. */
export const means = '\\s(?:with|using|avec|mit|con|com)\\s';

/** Between things that are all asked for. */
export const conjunctions =
  '\\s*[,;、・]\\s*(?:(?:and|et|und|y|e|sowie)\\s)?|\\s(?:and|et|und|y|e|sowie|as well as|&)\\s|および|及び|(?<=[\\p{Script=Han}\\p{Script=Katakana}ー\\w])と(?=[\\p{Script=Han}\\p{Script=Katakana}\\w])';

/** "… and make it better" says more of the same thing. */
export const continues = /\b(?:it|them|its|their|celles?-ci|ceux-ci)\b/i;

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
    .filter((part) => tokens(part).some(({ folded }) => !empty.has(folded)));
}
