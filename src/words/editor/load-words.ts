import { editorWords, type EditorWords } from '../../editor/words.en';
import type { InterfaceLanguage } from '../languages';

const files = import.meta.glob<EditorWords>('./??.ts', { import: 'editorWords' });

/** The sentences of `talking-cv edit`: a chunk for each language but English, which the server's sentences are told from. */
export const loadEditorWords = {
  en: async () => editorWords,
  ...Object.fromEntries(Object.entries(files).map(([file, load]) => [file.slice(2, -3), load])),
} as Readonly<Record<InterfaceLanguage, () => Promise<EditorWords>>>;
