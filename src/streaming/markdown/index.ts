/** What other projects import: `talking-cv/markdown`. Nothing here loads React (`scripts/build-pipeline.ts`). */
export { handleCopyButtons } from './copy-code';
export { afterTimeout, IncrementalMarkdown, type After } from './incremental-markdown';
export type { Mark } from './marks';
export { plainText } from './plain-text';
export { renderHtml } from './render-html';
export { markdownWords, type MarkdownWords } from './words.en';
