import type { Lexicon } from '../languages/lexicon';

/** True for a word that what stands before it, folded, makes a verb: it names nothing that a CV could lack. */
export function isVerb(before: string, word: string, { verbContext }: Lexicon): boolean {
  if (!verbContext || /^\p{Lu}/u.test(word)) return false;
  const { subject, auxiliary, participle } = verbContext;
  return (participle?.test(word) === true && auxiliary?.test(before) === true) || subject.test(before);
}
