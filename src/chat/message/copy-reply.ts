import { renderHtml } from '../../streaming/markdown/render-html';
import type { Reply } from '../core/message';
import { chatPage } from '../links/page-address';
import { answerParts, isFit, noteOf } from './answer-parts';
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

interface CopiedAt {
  /** The page; its query and hash are left out. */
  readonly location: Pick<Location, 'origin' | 'pathname'>;
  readonly today: Date;
}

/** The sentence that goes with a copied answer of a model; undefined for quotes, which no model wrote. */
export function attributionOf(
  { backend, modelName }: Reply,
  words: ChatWords,
  { location, today }: CopiedAt,
): string | undefined {
  if (backend === undefined || backend === 'quotes' || modelName === undefined) return undefined;
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' }).format(today);
  return words.writtenBy(modelName, location.origin + location.pathname, date);
}

/** The markdown of a copied reply. Code that a stopped reply left open is closed, so that the sentence is not in it. */
export function withAttribution(markdown: string, attribution: string | undefined): string {
  if (attribution === undefined) return markdown;
  const fence = openFence(markdown);
  return [markdown.trimEnd(), ...(fence === undefined ? [] : [`\n${fence}`]), `\n\n${attribution}`].join('');
}

/** The fence of a code block that nothing closes. */
function openFence(markdown: string): string | undefined {
  let open: string | undefined;
  for (const [, fence = '', info = ''] of markdown.matchAll(/^ {0,3}(`{3,}|~{3,})(.*)$/gm)) {
    if (open === undefined) open = fence;
    else if (fence.startsWith(open) && info.trim() === '') open = undefined;
  }
  return open;
}
