import { namesIn } from './entities/human-languages';
import type { Sentences } from './languages/sentences';
import type { Language } from './languages/language-pack';
import { foldWord } from './text/tokens';

/** Says that the CV lacks what a question names. */
type Lacks = (term: string) => string;

/**
 * What is said of words that a CV in another language than the question's does not hold: only of a name is it then known that
 * the CV lacks it. A common word stands there by another one.
 *
 * @param own the CV's language
 */
export function lacksAcross(sentences: Sentences, language: Language, own: Language): Lacks {
  const nameOfOwn = new Intl.DisplayNames([language], { type: 'language' }).of(own) ?? own;
  return (term) => (isName(term, language, own) ? sentences.notInCv(term) : sentences.unmatched(nameOfOwn));
}

/** Languages whose script may write any foreign name in its own letters. */
const ofOtherScript: ReadonlySet<Language> = new Set<Language>(['ar', 'ja']);

/**
 * A language, which a CV lists by its code; a word with a digit or a capital: with two where nouns have one, or where the CV
 * may spell a name in another script.
 */
function isName(term: string, language: Language, own: Language): boolean {
  if (/\p{N}/u.test(term) || namesIn(language).some(([name]) => name === foldWord(term))) return true;
  const words = term.split(/\s+/).length;
  const usual = language === 'de' || ofOtherScript.has(own) ? words : 0;
  return [...term.matchAll(/\p{Lu}/gu)].length > usual;
}
