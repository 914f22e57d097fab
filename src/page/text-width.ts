const segmenter = new Intl.Segmenter();

/** How wide a text is in any of the page's fonts, in em: an estimate that is rather too large. */
export function textWidth(text: string): number {
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
