/** In em of the name's font; each has a class in ProfileCard.css. */
export const nameWidths = [6, 7, 8, 12, 16, 40] as const;

/** The widest unbroken part of a name, in em: it may break at a space and after a hyphen, never inside a word. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/\s+|(?<=[-‐–])/u).map((word) => textWidth(word) * semibold));
}

/** The step of `nameWidths` that has room for the longest word; undefined where the full size fits every column. */
export function nameWidth(name: string): number | undefined {
  const widest = longestWord(name);
  if (widest <= fullSize) return undefined;
  return nameWidths.find((step) => widest <= step) ?? nameWidths.at(-1);
}

/** As wide again as the letters of a line. */
const semibold = 1.12;

/** The left column of 272 px, by 52 px, with its tracking of −0.04 em a letter. */
const fullSize = 5.2;

const segmenter = new Intl.Segmenter();

/** How wide a text is in any of the page's fonts, in em: an estimate that is rather too large. */
function textWidth(text: string): number {
  return Array.from(segmenter.segment(text)).reduce((sum, { segment }) => sum + characterWidth(segment), 0);
}

function characterWidth(character: string): number {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(
      character,
    )
  )
    return 1;
  if (/\p{Emoji_Presentation}/u.test(character)) return 1.4;
  if (/[\p{Lu}MWmw@%&—…]/u.test(character)) return 0.8;
  if (/[\sijlIft.,:;'’()|]/u.test(character)) return 0.4;
  return 0.62;
}
