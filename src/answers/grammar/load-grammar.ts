import type { Language } from '../languages/language-pack';
import type { Grammar } from './grammar';

const grammars: Readonly<Record<Language, () => Promise<Grammar>>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  ja: async () => (await import('./ja')).ja,
  ar: async () => (await import('./ar')).ar,
  pt: async () => (await import('./pt')).pt,
};

/** Loads the grammar of a language; a chunk of its own for each. Rejects while the site cannot be reached. */
export function loadGrammar(language: Language): Promise<Grammar> {
  return grammars[language]();
}
