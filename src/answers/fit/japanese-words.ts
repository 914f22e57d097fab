import { isJapanese } from '../text/tokens';

/** Endings and beginnings of a Japanese word that name nothing: "制作" of "制作経験". */
const aroundKanji =
  /^(?:実務|業務)|(?:実務|業務)?(?:経験者?|知識|能力|スキル|以上|歓迎|必須|取得者?|保有者?|全般|関連|免許)+$/g;

/** A word without them; empty where nothing is left. */
export function coreOf(word: string): string {
  return isJapanese(word) && /^\p{Script=Han}+$/u.test(word) ? word.replace(aroundKanji, '') : word;
}
