import type { BuiltInWords } from '../../models/built-in/words.en';
import type { InterfaceLanguage } from '../languages';

/** The sentences about the browser's own model: a chunk for each language, loaded where a browser has one. */
export const loadBuiltInWords: Readonly<Record<InterfaceLanguage, () => Promise<BuiltInWords>>> = {
  en: async () => (await import('./en')).builtIn,
  fr: async () => (await import('./fr')).builtIn,
  de: async () => (await import('./de')).builtIn,
  es: async () => (await import('./es')).builtIn,
  ja: async () => (await import('./ja')).builtIn,
  ar: async () => (await import('./ar')).builtIn,
  pt: async () => (await import('./pt')).builtIn,
};
