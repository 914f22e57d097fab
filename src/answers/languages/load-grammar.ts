import type { Language } from './language-pack';
import type { Grammar } from './grammar';

const grammars: Readonly<Record<Language, () => Promise<Grammar>>> = {
  en: async () => (await import('./en/grammar')).grammar,
  fr: async () => (await import('./fr/grammar')).grammar,
  de: async () => (await import('./de/grammar')).grammar,
  es: async () => (await import('./es/grammar')).grammar,
  ja: async () => (await import('./ja/grammar')).grammar,
  ar: async () => (await import('./ar/grammar')).grammar,
  pt: async () => (await import('./pt/grammar')).grammar,
};

/** Loads the grammar of a language; a chunk of its own for each. Rejects while the site cannot be reached. */
export function loadGrammar(language: Language): Promise<Grammar> {
  return grammars[language]();
}
