import { lazyRenderHtml } from './lazy-markdown';

/** Copies a reply as markdown and, for programs that take it, as rich text. Throws where the browser refuses. */
export async function copyMessage(markdown: string, clipboard: Clipboard): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(markdown);
  const html = lazyRenderHtml
    .load()
    .then(({ renderHtml }) => new Blob([renderHtml(markdown)], { type: 'text/html' }));
  // Handed over as a promise: Safari lets go of the visitor's press while anything else is awaited.
  const item = new ClipboardItem({
    'text/plain': new Blob([markdown], { type: 'text/plain' }),
    'text/html': html,
  });
  await clipboard.write([item]);
}
