import type { Answer } from './answer';
import type { Passage } from './passages';
import { quotable } from './quotable';

/** A reply as the chat shows it: the assistant's own words, then each quote with a link to its anchor. */
export function replyMarkdown({
  text,
  quotes,
  showsQuotes = false,
}: Pick<Answer, 'text' | 'quotes' | 'showsQuotes'>): string {
  return [text, ...(showsQuotes ? [] : quotes.map(quoteMarkdown))].filter(Boolean).join('\n\n');
}

/** A block quote word for word: dates, lines, and as its last paragraph its link. The owner's words have no anchor. */
function quoteMarkdown({ text, heading, anchor, entry }: Passage): string {
  if (anchor === '') return quoted(text.split('\n'));
  const [first = '', ...others] = text.split('\n').map(quotable);
  const lines = others.join('\\\n').split('\n');
  // The dates stand by themselves.
  const isDated = entry?.period !== undefined && quotable(entry.period) === first && others.length > 0;
  const body = isDated ? [first, '', ...lines] : [first, ...others].join('\\\n').split('\n');
  return quoted([...body, '', `— [${quotable(heading)}](#${encodeURIComponent(anchor)})`]);
}

function quoted(lines: readonly string[]): string {
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}
