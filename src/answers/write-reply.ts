import type { Context } from './facts/context';
import type { Finding } from './facts/finding';
import type { Intent } from './intent/intents';
import type { Passage } from './passages';
import { quotable } from './quotable';
import type { Query } from './query/query';

export interface Answer {
  /** The assistant's own words, in markdown. */
  readonly text: string;
  /** The lines of the CV that the answer rests on, the best first. */
  readonly quotes: readonly Passage[];
  readonly intent: Intent | 'other-language';
  /** Of its own words (BCP 47). */
  readonly language: string;
  /** True where the text shows the quotes already, with their links. */
  readonly showsQuotes?: boolean | undefined;
  /** What it was read as and what was found, for `explain.ts`; none for a job ad. */
  readonly reading?: Reading | undefined;
}

/** How one message was read: a query and what answers it for each of its questions. */
export interface Reading {
  readonly context: Context;
  readonly questions: readonly { readonly query: Query; readonly found: Finding }[];
}

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
