import type { Language } from '../languages/language-pack';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { Grammar, Predicate, Qualifier } from './grammar';
import { ja } from './ja';

const byLanguage: Readonly<Record<Language, Grammar>> = { en, fr, de, es, ja, ar };

export const grammars: readonly Grammar[] = Object.values(byLanguage);

export function grammarOf(language: Language): Grammar {
  return byLanguage[language];
}

/** True where a folded text in any of the languages states a predicate. */
export function statesPredicate(predicate: Predicate, folded: string): boolean {
  return grammars.some(({ predicates }) => predicates[predicate].test(folded));
}

export function statesQualifier(qualifier: Qualifier, folded: string): boolean {
  return grammars.some(({ qualifiers }) => qualifiers[qualifier].test(folded));
}
