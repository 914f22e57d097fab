/** What rendered markdown says on screen and to screen readers, beside the text itself. */
export const markdownWords = {
  copy: 'Copy',
  copyCode: 'Copy code',
  copied: 'Copied',
  notCopied: 'Not copied',
  taskDone: 'Done',
  taskOpen: 'To do',
};

export type MarkdownWords = typeof markdownWords;
