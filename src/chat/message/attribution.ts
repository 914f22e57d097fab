import type { Reply } from '../core/message';
import type { ChatWords } from '../words.en';

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
