import { renderHtml } from '../../streaming/markdown/render-html';
import type { Reply } from '../core/message';
import { chatPage } from '../links/page-address';
import { answerParts, isFit, noteOf } from './answer-parts';
import { attributionOf, withAttribution } from './attribution';
import type { ChatWords } from '../words.en';

/**
 * Copies a reply as markdown, and as rich text for programs that accept it; a model's answer ends with a line that says
 * who wrote it, and that to a job ad is a note. Rejects where the browser refuses.
 */
export async function copyReply(reply: Reply, words: ChatWords): Promise<void> {
  const { clipboard } = navigator;
  if (reply.backend === 'quotes' && isFit(reply.content))
    return clipboard.writeText(noteOf(answerParts(reply.content)));
  const attribution = attributionOf(reply, words, { location: new URL(chatPage()), today: new Date() });
  const plain = withAttribution(reply.content, attribution);
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(plain);
  // Rendered apart from the reply, which may end inside of code. Nothing is awaited before the copy: Safari refuses
  // to copy later than in the click.
  const html = renderHtml(reply.content) + (attribution === undefined ? '' : renderHtml(attribution));
  const item = new ClipboardItem({
    'text/plain': new Blob([plain], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  });
  await clipboard.write([item]);
}
