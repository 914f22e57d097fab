import { renderHtml } from '../../markdown/render-html';

/** Copies a reply as markdown, and as rich text for programs that accept it. Rejects where the browser refuses. */
export async function copyMessage(markdown: string): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(markdown);
  // Nothing is awaited before this: Safari refuses to copy later than in the click.
  const item = new ClipboardItem({
    'text/plain': new Blob([markdown], { type: 'text/plain' }),
    'text/html': new Blob([renderHtml(markdown)], { type: 'text/html' }),
  });
  await clipboard.write([item]);
}
