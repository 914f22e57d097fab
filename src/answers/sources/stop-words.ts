import { fromCvWords } from '../languages/cv-words-in-use';

const common = fromCvWords((all) => new Set(all.flatMap((cv) => cv.common.split(' ')).filter(Boolean)));

/** True for words that most sentences share. Short words are grammar in languages that write letters. */
export function isCommon(folded: string): boolean {
  return /^(?:[a-z]{1,3}|\p{Script=Arabic}{1,2})$/u.test(folded) || common().has(folded);
}
