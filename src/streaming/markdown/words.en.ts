/** What rendered markdown says on screen and to screen readers, beside the text itself. */
export const markdownWords = {
  copy: 'Copy',
  copyCode: 'Copy code',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  taskDone: 'Done',
  taskOpen: 'To do',
  /** After the source of a formula that is not typeset. */
  formulaLimits: { large: '(too large to typeset)', macros: '(not typeset: it defines commands)' },
};

export type MarkdownWords = typeof markdownWords;
