/** Letters of Japanese as they stand in a class of a regular expression with the flag `u`. */
export const kanji = '\\p{Script=Han}々';
export const katakana = '\\p{Script=Katakana}ー';
export const japanese = `${kanji}${katakana}\\p{Script=Hiragana}`;

/** True for a word of such letters alone. */
export const isKatakana = (word: string) => katakanaWord.test(word);
const katakanaWord = new RegExp(`^[${katakana}]+$`, 'u');
