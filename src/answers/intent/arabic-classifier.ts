import { isArabic, stemArabic } from '../text/arabic';
import { foldWord } from '../text/tokens';
import type { IntentClassifier } from './classifier';

const word = /(?:\p{Script=Arabic}|\p{Mn}|ـ)+/gu;

/**
 * An Arabic message as its classifier reads it: stems without clitics, and one form where only the person differs: "she works"
 * for "he works", "his" for "her". A thousand messages tell more so.
 */
export function plainArabic(message: string): string {
  return message
    .normalize('NFKC')
    .replaceAll(word, (written) => stemArabic(foldWord(written)).replace(/^ي(?=\p{L}{2})/u, 'ت'));
}

/** A classifier that was trained on messages as `plainArabic` writes them. */
export function readingArabic(classifier: IntentClassifier): IntentClassifier {
  return {
    classify: (message) => classifier.classify(plainArabic(message)),
    knows: (written) => classifier.knows(plainArabic(written)),
    // A corrected word would be the classifier's form, which no CV has.
    correct: (written) => (isArabic(written) ? undefined : classifier.correct(written)),
  };
}
