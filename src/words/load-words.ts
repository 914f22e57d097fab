import type { AssistantWords } from './en';
import type { InterfaceLanguage } from './languages';

const files = import.meta.glob<AssistantWords>('./??.ts', { import: 'assistant' });

/** Each language is a chunk of its own, without the sentences of the builder. A site holds those of its own languages only. */
export const loadWords = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice(2, -3), load]),
) as Readonly<Record<InterfaceLanguage, () => Promise<AssistantWords>>>;
