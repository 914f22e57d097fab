/** What rendered markdown says on screen and to screen readers, beside the text itself. */
export const markdownWords = {
  copy: 'Copy',
  copyCode: 'Copy code',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  taskDone: 'Done',
  taskOpen: 'To do',
  /** After the source of a formula that is not typeset. */
  formulaLimits: {
    long: '(too long to typeset)',
    nested: '(nested too deeply to typeset)',
    table: '(too many cells to typeset)',
    accents: '(too many accented letters to typeset)',
    macros: '(not typeset: it defines commands)',
    large: '(too large to typeset)',
  },
};

export type MarkdownWords = typeof markdownWords;
