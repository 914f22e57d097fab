import type { EditorWords } from '../../editor/words.en';
import type { InterfaceLanguage } from '../languages';

/** The sentences of `talking-cv edit`: a chunk for each language, which no site holds. */
export const loadEditorWords: Readonly<Record<InterfaceLanguage, () => Promise<EditorWords>>> = {
  en: async () => (await import('./en')).editorWords,
  fr: async () => (await import('./fr')).editorWords,
  de: async () => (await import('./de')).editorWords,
  es: async () => (await import('./es')).editorWords,
  ja: async () => (await import('./ja')).editorWords,
  ar: async () => (await import('./ar')).editorWords,
  pt: async () => (await import('./pt')).editorWords,
};
