import type { MarkdownWords } from './words.en';

/** For text that is read and not shown: controls have no labels there. */
export const unspoken: MarkdownWords = {
  copy: '',
  copyCode: '',
  copied: '',
  notCopied: '',
  taskDone: '',
  taskOpen: '',
  formulaLimits: { large: '', macros: '' },
};
