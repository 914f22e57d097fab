/** Where a text may be cut: what stands between its parts, such as a comma or a bar. */
const betweenParts = /\s*[,;،؛、・|]\s*|\s+[·•/–—-]\s+/gu;

/** Characters that cannot be the last ones before an ellipsis. */
const loose = /[\s\p{Ps}\p{Pi}\p{Pd},.:;،؛、。/|·•&+]+$/u;

/** The longest run of whole parts, or undefined where not even the first one fits. `longest` in UTF-16 units. */
export function wholeParts(text: string, longest: number): string | undefined {
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
export function wholeWords(text: string, longest: number): string | undefined {
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
