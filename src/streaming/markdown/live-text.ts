import type { Token } from 'marked';
import { endOfBlock } from './end-of-block';
import { acceptsProse, closersAtEnd, findLiveProse, type LiveProse } from './live-prose';
import { text, type ElementView, type View } from './view';
import type { OpenToken } from './open-syntax';

export { closersAtEnd };

/** Code at the end of a reply: shown as written, until a line closes the fence. */
interface LiveCode {
  readonly kind: 'code';
  readonly holder: ElementView;
  /** A new line may end the code or lose its indent: code in a list or quote, indented code. */
  readonly isOneLine: boolean;
}

/**
 * The text at the end of a growing reply, and the rule for what may be appended to it without reading the block
 * again. Each construct has a module of its own; every rule errs towards reading again.
 */
export type LiveText = LiveProse | LiveRaw | LiveCode;

/**
 * True if `added` changes nothing before it, so that it may be appended to the last text node.
 *
 * @param shown UTF-16 units of `source` that are on the page
 * @param added the text behind them. Neither it nor the shown text ends with whitespace.
 */
export function accepts(live: LiveText, source: string, shown: number, added: string): boolean {
  switch (live.kind) {
    case 'prose':
      return acceptsProse(live, source, shown, added);
    case 'raw':
      return acceptsRaw(live, source.charAt(shown - 1), added);
    default:
      return acceptsCode(live, source, shown, added);
  }
}

/** Appends to the last text node. A text node is never read as markup, so the text needs no sanitising. */
export function append(live: LiveText, added: string): void {
  if (live.kind === 'prose') live.hasBacktick ||= added.includes('`');
  const last = live.holder.children.at(-1);
  if (last?.kind === 'text') {
    last.node?.appendData(added);
    return;
  }
  const view = text(added);
  view.node = document.createTextNode(added);
  live.holder.children.push(view);
  live.holder.node?.append(view.node);
  if (live.kind === 'prose') live.isAfterSpan = false;
}

/** Finds the text that grows at the end of `token`, the last block of `source`, which `views` show. */
export function findLiveText(token: Token, views: readonly View[], source: string): LiveText | undefined {
  const end = endOfBlock(token);
  const holder = end && lastHolder(views, end.cell);
  if (!holder) return undefined;
  const last = holder.children.at(-1);
  const isAfterSpan = end.kind === 'prose' && end.isAfterSpan;
  if ((last?.kind === 'text') === isAfterSpan) return undefined;
  if (last?.kind === 'text' && !last.text.endsWith(source.charAt(source.length - 1))) return undefined;
  if (end.kind === 'prose') {
    return findLiveProse(holder, { isAfterSpan, isCell: end.cell !== undefined }, token.raw, source);
  }
  if (end.kind === 'raw') return findLiveRaw(holder, end.token);
  return { kind: 'code', holder, isOneLine: end.isOneLine };
}

/** Elements that hold text and spans. A closed span does not grow, so it is not searched. */
const holders = /^(?:p|h[1-6]|li|th|td)$/;
const spans = /^(?:strong|em|del|code|a|sub|sup|kbd|mark)$/;

/** @param cell the cell that grows, where a table's row does */
function lastHolder(views: readonly View[], cell: number | undefined): ElementView | undefined {
  const last = views.at(-1);
  if (last?.kind !== 'element' || spans.test(last.tag)) return undefined;
  if (last.tag === 'pre') return last.children.find((view) => view.kind === 'element');
  const children = last.tag === 'tr' && cell !== undefined ? last.children.slice(0, cell + 1) : last.children;
  return lastHolder(children, cell) ?? (holders.test(last.tag) ? last : undefined);
}

/** Accepts everything but a line that may close the fence. */
function acceptsCode({ isOneLine }: LiveCode, source: string, shown: number, added: string): boolean {
  if (isOneLine && /[\n\t\r]/.test(added)) return false;
  const lineStart = source.lastIndexOf('\n', shown - 1) + 1;
  return !/^\s*[`~]/m.test(source.slice(lineStart, shown) + added);
}

/** An open formula, an open link destination or an address at the end of a reply: shown as written until it ends. */
interface LiveRaw {
  readonly kind: 'raw';
  readonly holder: ElementView;
  readonly closer: OpenToken['closer'];
  /** An opener before the raw text could be closed by a character inside it. */
  readonly hasOpeners: boolean;
}

const meaningful = /[*_~`[\]<>\\$&|@#]/;
const openers = /[*_~`[<]/;
/** The bracket of an open link stands before its destination, so it does not count. */
const openersBeforeDestination = /[*_~`<]/;

function findLiveRaw(holder: ElementView, { closer, raw }: OpenToken): LiveRaw {
  const before = holder.children
    .map((view) => (view.kind === 'text' ? view.text : ''))
    .join('')
    .slice(0, -raw.length);
  const opens = closer === ')' ? openersBeforeDestination : openers;
  return { kind: 'raw', holder, closer, hasOpeners: opens.test(before) };
}

/** Accepts everything that cannot end the raw text. `before` is the last character shown. */
function acceptsRaw({ closer, hasOpeners }: LiveRaw, before: string, added: string): boolean {
  if (before === '$' || /[\n|]/.test(added) || (before + added).includes(closer)) return false;
  if (hasOpeners && meaningful.test(added)) return false;
  const isFormula = closer.startsWith('\\') || closer === '$';
  return isFormula || !/[\s()<>]/.test(added);
}
