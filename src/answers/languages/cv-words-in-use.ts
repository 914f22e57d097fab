import { anyOf } from './any-language';
import type { CvWords } from './cv-words';
import { type Language, languages } from './language-pack';

/** What CVs say, in the languages that are loaded. */
const known = new Map<Language, CvWords>();
/** The languages whose words are read, with spaces between. */
let inUse = '';

export function addCvWords(language: Language, words: CvWords): void {
  known.set(language, words);
}

/** Reads with the words of some languages wherever nothing else is said. */
export function useCvWords(chosen: readonly Language[]): void {
  inUse = languages.filter((language) => chosen.includes(language)).join(' ');
}

/**
 * Computes with the words of some languages, which are loaded: those of a CV, which may mix languages, and that of a question.
 * Whatever else is loaded changes nothing.
 */
export function inLanguages<Result>(chosen: readonly Language[], compute: () => Result): Result {
  const before = inUse;
  useCvWords(chosen);
  try {
    return compute();
  } finally {
    inUse = before;
  }
}

/** What is made of the words in use, once for each set of languages. Throws where no languages are. */
export function fromCvWords<Made extends object>(make: (all: readonly CvWords[]) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const before = made.get(inUse);
    if (before !== undefined) return before;
    const result = make(inUse.split(' ').map((each) => wordsOf(each as Language)));
    made.set(inUse, result);
    return result;
  };
}

function wordsOf(language: Language): CvWords {
  const words = known.get(language);
  if (!words) throw new Error(`The words of CVs are not loaded: “${language}”.`);
  return words;
}

export type CvPattern = Pick<RegExp, 'test' | 'exec'>;

/** A pattern in the languages in use. */
export function inAnyCv(pattern: (words: CvWords) => RegExp): CvPattern {
  const inUse = fromCvWords((all) => anyOf(all.map(pattern)));
  return { test: (text) => inUse().test(text), exec: (text) => inUse().exec(text) };
}
