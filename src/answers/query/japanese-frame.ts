/** Kana that inflect the kanji before them; those of particles and of "する" are left out. */
const inflected = /^(?![はがをにでのともやへだ])\p{Script=Hiragana}/u;
const ofSuru = /^(?:[さすせ]|し(?![いかく]))/;

/** Kanji before a counter or a word that it makes another one of: "何年間", "今現在". */
const prefixes = /^[何今各全約同元毎一二三四五数]/;

/**
 * True for a run of one Japanese script that names nothing: hiragana, words of the frame one after the other
 * ("実務経験年数"), and such words before a verb ("年間働" before "いて").
 *
 * @param next the text after the word
 */
export function isJapaneseFrame(word: string, next: string, frame: ReadonlySet<string>): boolean {
  if (/^\p{Script=Hiragana}+$/u.test(word)) return true;
  if (!/^(?:[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+)$/u.test(word)) return false;
  if (isMadeOf(word, frame, prefixes.test(word) ? 3 : 1)) return true;
  if (!inflected.test(next)) return false;
  if (word.length === 1) return true;
  return !ofSuru.test(next) && isMadeOf(word.slice(0, -1), frame, prefixes.test(word) ? 3 : 1);
}

/** Kanji that end a compound and name nothing: "教師歴", "出版物", "患者数", but not those of "実験動物" and "関数". */
const endings = /(?<=^..)[物者]$|[歴名側系]$|(?<![関複整変指係])数$|(?<![方志傾動意])向$/;

/**
 * The part of a run of kanji that names something: "料理" of "料理学校" and of "何年料理". Undefined if that is all of it, or
 * nothing.
 */
export function namingPart(
  word: string,
  frame: ReadonlySet<string>,
): { from: number; to: number } | undefined {
  if (!/^[\p{Script=Han}々]{3,}$/u.test(word) || isJapaneseFrame(word, '', frame)) return undefined;
  const lengths = Array.from(word.slice(2), (_, at) => word.length - 2 - at);
  const isFrame = (part: string) => part.length > 1 && isJapaneseFrame(part, '', frame);
  const from = lengths.find((length) => isFrame(word.slice(0, length))) ?? 0;
  const rest = word.slice(from);
  const ending = lengths.find((length) => length <= rest.length - 2 && isFrame(rest.slice(-length)));
  const to = word.length - (ending ?? (rest.length > 2 && endings.test(rest) ? 1 : 0));
  return from > 0 || to < word.length ? { from, to } : undefined;
}

/** Single kanji mean something else together: "人事" is no "人" and "事", so few of them count. */
function isMadeOf(word: string, frame: ReadonlySet<string>, singles: number): boolean {
  if (frame.has(word)) return word.length > 1 || singles > 0;
  return Array.from(word.slice(1), (_, at) => at + 1).some((length) => {
    const left = length === 1 ? singles - 1 : singles;
    return left >= 0 && frame.has(word.slice(0, length)) && isMadeOf(word.slice(length), frame, left);
  });
}
