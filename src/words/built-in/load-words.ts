import type { BuiltInWords } from '../../models/built-in/words.en';
import type { InterfaceLanguage } from '../languages';

const files = import.meta.glob<BuiltInWords>('./??.ts', { import: 'builtIn' });

/** The sentences about the browser's own model: a chunk for each language, loaded where a browser has one. */
export const loadBuiltInWords = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(2, -3), load]),
) as Readonly<Record<InterfaceLanguage, () => Promise<BuiltInWords>>>;
