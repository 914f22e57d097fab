export type Direction = 'ltr' | 'rtl';

/** Letters of the scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The share of words from which a text counts as right to left, as in Closure's `estimateDirection`. */
const enough = 0.4;

/**
 * The direction of a text by its words, since a Hebrew sentence may begin with the name of a product; `undefined`
 * for a text without letters.
 */
export function directionOf(text: string): Direction | undefined {
  const letters = text.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word) ?? []);
  if (letters.length === 0) return undefined;
  const count = letters.filter((letter) => rightToLeft.test(letter)).length;
  return count / letters.length >= enough ? 'rtl' : 'ltr';
}
