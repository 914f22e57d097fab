import type { EditorWords } from '../../editor/words.en';
import type { InterfaceLanguage } from '../languages';

/** The sentences of `talking-cv edit`: a chunk for each language, which no site holds. */
export const loadEditorWords: Readonly<Record<InterfaceLanguage, () => Promise<EditorWords>>> = {
  en: async () => (await import('./en')).editorWords,
  fr: async () => (await import('./en')).editorWords,
  de: async () => (await import('./en')).editorWords,
  es: async () => (await import('./en')).editorWords,
  ja: async () => (await import('./en')).editorWords,
  ar: async () => (await import('./en')).editorWords,
  pt: async () => (await import('./en')).editorWords,
};
