import type { PlacedTerm } from '../search/concepts';
import { isJapanese, type Token } from '../text/tokens';
import { empty } from './ad-words';

/** What a name inside a longer Japanese word leaves of it: "電子" of "電子書籍". */
export function restsOf(naming: readonly Token[], terms: readonly PlacedTerm[]): PlacedTerm[] {
  return naming
    .filter(({ written }) => isJapanese(written))
    .flatMap((token) => {
      const inside = terms.filter(({ start, end }) => start < token.end && end > token.start);
      if (inside.length === 0) return [];
      const letters = Array.from(token.written, (letter, at) =>
        inside.some(({ start, end }) => token.start + at >= start && token.start + at < end) ? ' ' : letter,
      );
      return [...letters.join('').matchAll(/\S{2,}/g)].flatMap(({ 0: rest, index }) => {
        const written = coreOf(rest);
        const start = token.start + index;
        return written.length < 2 || empty.has(written)
          ? []
          : [{ written, start, end: start + rest.length, ways: [written], share: 0.99, isPart: false }];
      });
    });
}

/** Endings and beginnings of a Japanese word that name nothing: "制作" of "制作経験". */
const aroundKanji =
  /^(?:実務|業務)|(?:実務|業務)?(?:経験者?|知識|能力|スキル|以上|歓迎|必須|取得者?|保有者?|全般|関連|免許)+$/g;

/** A word without them; empty where nothing is left. */
export function coreOf(word: string): string {
  return isJapanese(word) && /^\p{Script=Han}+$/u.test(word) ? word.replace(aroundKanji, '') : word;
}
