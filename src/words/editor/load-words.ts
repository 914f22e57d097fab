import type { EditorWords } from '../../editor/words.en';
import type { InterfaceLanguage } from '../languages';

const files = import.meta.glob<EditorWords>('./??.ts', { import: 'editorWords' });

/** The sentences of `talking-cv edit`: a chunk for each language, which no site holds. */
export const loadEditorWords = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(2, -3), load]),
) as Readonly<Record<InterfaceLanguage, () => Promise<EditorWords>>>;
