import { writtenText } from './rich-text/rich-text';
import type { Profile } from './profile';

/** UTF-16 units; about what search engines show. */
export const longestTitle = 60;
const longestDescription = 160;
const dash = ' – ';

export function describePage({ name, headline, location, summary, separator }: Profile) {
  const whole = [name, headline].filter((part) => part !== undefined).join(dash);
  const description =
    writtenText(summary)?.text ?? [whole, location].filter((part) => part !== undefined).join(separator);
  return { title: titleOf(name, headline), description: shortened(description, longestDescription) };
}

/** The name always; of the headline its first parts, or its first words where one part alone is too long. */
function titleOf(name: string, headline: string | undefined): string {
  const room = longestTitle - name.length - dash.length;
  const about =
    headline === undefined ? undefined : (wholeParts(headline, room) ?? firstWords(headline, room));
  return about === undefined ? shortened(name, longestTitle) : name + dash + about;
}

/** A short word or two say too little. */
function firstWords(headline: string, room: number): string | undefined {
  const words = wholeWords(headline, room) ?? '';
  return words.length >= 12 ? words : undefined;
}

/** Where a text may be cut: what stands between its parts, such as a comma or a bar. */
const betweenParts = /\s*[,;،؛、・|]\s*|\s+[·•/–—-]\s+/gu;

/** Characters that cannot be the last ones before an ellipsis. */
const loose = /[\s\p{Ps}\p{Pi}\p{Pd},.:;،؛、。/|·•&+]+$/u;

/** The longest run of whole parts, or undefined where not even the first one fits. `longest` in UTF-16 units. */
function wholeParts(text: string, longest: number): string | undefined {
  if (text.length <= longest) return text;
  const ends = [...text.matchAll(betweenParts)].map(({ index }) => text.slice(0, index));
  return ends.findLast((part) => part !== '' && part.length <= longest && isBalanced(part));
}

/** The text up to a sentence or a word that fits, the latter with an ellipsis. `longest` in UTF-16 units. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const sentences = upTo(text, longest, 'sentence').trimEnd();
  if (sentences.length >= longest * 0.6) return sentences;
  return wholeWords(text, longest) ?? `${upTo(text, longest - 1, 'grapheme')}…`;
}

/** The longest run of whole words and an ellipsis, or undefined where not even the first one fits. */
function wholeWords(text: string, longest: number): string | undefined {
  const words = upTo(text, longest - 1, 'word').replace(loose, '');
  return words === '' ? undefined : `${words}…`;
}

/** The longest beginning that consists of whole segments. */
function upTo(text: string, longest: number, granularity: 'sentence' | 'word' | 'grapheme'): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
    if (index + segment.trimEnd().length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** A cut between brackets would leave one of them open. */
function isBalanced(text: string): boolean {
  return text.match(/[([{（「]/g)?.length === text.match(/[)\]}）」]/g)?.length;
}
