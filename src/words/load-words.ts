import type { AssistantWords } from './en';
import type { InterfaceLanguage } from './languages';

/** Each language is a chunk of its own, without the sentences of the builder. A site holds those of its own languages only. */
export const loadWords: Readonly<Record<InterfaceLanguage, () => Promise<AssistantWords>>> = {
  en: async () => (await import('./en')).assistant,
  fr: async () => (await import('./fr')).assistant,
  de: async () => (await import('./de')).assistant,
  es: async () => (await import('./es')).assistant,
  ja: async () => (await import('./ja')).assistant,
  ar: async () => (await import('./ar')).assistant,
  pt: async () => (await import('./pt')).assistant,
};
