import { wordsOfAnyCv } from '../languages/all-cv-words';

const common = new Set(wordsOfAnyCv((cv) => cv.common).split(/[ |]/));

/** True for words that most sentences share. Short words are grammar in languages that write letters. */
export function isCommon(folded: string): boolean {
  return /^(?:[a-z]{1,3}|\p{Script=Arabic}{1,2})$/u.test(folded) || common.has(folded);
}
