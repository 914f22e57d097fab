import { isCountry } from './entities/countries';
import { namesIn } from './entities/human-languages';
import type { Sentences } from './languages/sentences';
import type { Language } from './languages/language-pack';
import { foldWord } from './text/tokens';

/**
 * The sentences about a CV, in the question's language: only of a name is it known that the CV lacks it. A common word may stand
 * there by another one, and in another language it does.
 *
 * @param own the CV's language
 */
export function sayingOf(sentences: Sentences, language: Language, own: Language): Sentences {
  const nameOfOwn = new Intl.DisplayNames([language], { type: 'language' }).of(own) ?? own;
  const unmatched = language === own ? undefined : sentences.unmatched(nameOfOwn);
  const notInCv = (term: string) =>
    isName(term, language, own) ? sentences.notInCv(term) : (unmatched ?? sentences.notInWords(term));
  return { ...sentences, notInCv };
}

/** Languages whose script may write any foreign name in its own letters. */
const ofOtherScript: ReadonlySet<Language> = new Set<Language>(['ar', 'ja']);

/**
 * A language or country, which is known by its code in any language; a word with a digit or a capital: with two where nouns
 * have one, or where the CV may spell a name in another script.
 */
function isName(term: string, language: Language, own: Language): boolean {
  if (/\p{N}/u.test(term) || isListed(foldWord(term), language)) return true;
  const words = term.split(/\s+/).length;
  const usual = language === 'de' || (language !== own && ofOtherScript.has(own)) ? words : 0;
  return [...term.matchAll(/\p{Lu}/gu)].length > usual;
}

function isListed(folded: string, language: Language): boolean {
  return isCountry(folded) || namesIn(language).some(([name]) => name === folded);
}
