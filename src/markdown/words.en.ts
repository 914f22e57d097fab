/** What a reply itself says on screen and to screen readers, in English. */
export const markdownWords = {
  copy: 'Copy',
  copyCode: 'Copy code',
  copied: 'Copied',
  notCopied: 'Not copied',
  taskDone: 'Done',
  taskOpen: 'To do',
};

export type MarkdownWords = typeof markdownWords;
