/** What other projects import: `talking-cv/markdown/react` (`npm run build:pipeline`). */
export { Markdown, type MarkdownProps, type MarkdownSource, type MarkdownText } from './Markdown';
