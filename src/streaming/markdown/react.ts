/** What other projects import: `talking-cv/markdown/react` (`scripts/build-pipeline.ts`). */
export { Markdown, type MarkdownProps, type MarkdownSource, type MarkdownText } from './Markdown';
