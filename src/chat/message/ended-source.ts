import type { MarkdownSource } from '../../streaming/markdown/Markdown';

/** A text that does not grow any more. */
export function endedSource(text: string): MarkdownSource {
  return { subscribe: () => () => {}, read: () => ({ text, streaming: false }) };
}
