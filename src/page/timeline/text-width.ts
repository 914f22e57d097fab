const segmenter = new Intl.Segmenter();

/** How wide a text is in any of the page's fonts, in em: an estimate that is rather too large. */
export function textWidth(text: string): number {
  return sum(Array.from(segmenter.segment(text), ({ segment }) => characterWidth(segment)));
}

/** The beginning of a text, at a word's end where it has words, with an ellipsis if something is missing. */
export function shortenText(text: string, widest: number): string {
  if (textWidth(text) <= widest) return text;
  const [beforeMark = ''] = text.split(/\s*[(（［[,、，|:：]|\s[-–—/]\s/u);
  if (beforeMark.length > 2 && textWidth(beforeMark) <= widest) return beforeMark;
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    if (textWidth(kept + segment) > widest - 1) break;
    kept += segment;
  }
  const words = /^(.{4,})\s\S*$/su.exec(kept)?.[1] ?? kept;
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`;
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
