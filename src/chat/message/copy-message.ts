import { lazyRenderHtml } from './lazy-markdown';

/** Copies a reply as markdown, and as rich text for programs that accept it. Rejects where the browser refuses. */
export async function copyMessage(markdown: string, clipboard: Clipboard): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(markdown);
  const html = lazyRenderHtml
    .load()
    .then(({ renderHtml }) => new Blob([renderHtml(markdown)], { type: 'text/html' }));
  // Passed as a promise: Safari refuses to copy once anything was awaited after the click.
  const item = new ClipboardItem({
    'text/plain': new Blob([markdown], { type: 'text/plain' }),
    'text/html': html,
  });
  await clipboard.write([item]);
}
