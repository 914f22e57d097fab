import { detectLanguage } from '../language';
import { plain } from '../plain';
import type { Question } from './questions';

export interface Score {
  /** What should have been said and was not. */
  readonly missing: readonly string[];
  /** What should not have been said and was. */
  readonly forbidden: readonly string[];
  readonly languageIsRight: boolean;
  readonly words: number;
  readonly lengthIsRight: boolean;
  /** From 0 to 1: the share of the checks passed. */
  readonly share: number;
}

export function score(question: Question, reply: string): Score {
  const missing = question.must.filter((each) => !says(reply, each));
  const forbidden = question.mustNot.filter((each) => says(reply, each));
  const detected = detectLanguage(reply);
  // A reply that is too short to tell its language counts as right.
  const languageIsRight = reply.trim() !== '' && (detected === undefined || detected === question.language);
  const words = reply.trim() === '' ? 0 : reply.trim().split(/\s+/).length;
  const lengthIsRight = words > 0 && words <= question.maxWords;
  const checks = question.must.length + question.mustNot.length + 2;
  const failed = missing.length + forbidden.length + (languageIsRight ? 0 : 1) + (lengthIsRight ? 0 : 1);
  return { missing, forbidden, languageIsRight, words, lengthIsRight, share: (checks - failed) / checks };
}

/** Whether any of "a | b" is in the reply as whole words. */
function says(reply: string, wanted: string): boolean {
  const said = ` ${plain(reply)} `;
  return wanted.split('|').some((alternative) => said.includes(` ${plain(alternative)} `));
}
