import type { Token, Tokens } from 'marked';
import { isKnown } from './tokens';
import { text } from './view';
import type { ElementView, View } from './view';

/**
 * The text at the end of a growing reply, and the rule for what may be appended to it as it is.
 *
 * This is the specification's rule, read so that it is also the cheapest one that is right: inside an open fence,
 * formula or address text is raw; outside, a character that cannot change what stands before it is appended, and
 * anything else (one that means something in markdown, the one after it, the first of a line) has the block read again.
 */
export interface LiveText {
  /** The element whose last child is the text, or is what the text will follow. */
  holder: ElementView;
  mode: 'prose' | 'after span' | 'raw' | 'code line' | 'code lines';
  /** What ends raw text. */
  closer: string;
  /** Something before raw text may be closed by a character inside it. */
  hasOpeners: boolean;
  /** The block contains `](`: a closing parenthesis may complete a link. */
  awaitsParenthesis: boolean;
  /** An unclosed backtick stands before: the next one may close it. */
  hasBacktick: boolean;
}

/** Characters that may open, close or separate something; the one after them counts for what they mean, too. */
const meaningful = /[*_~`[\]<>\\$&|@#]/;
/** Of these, the ones that after a space can only open something, which changes nothing yet. */
const opening = '*_~[`';
/**
 * Those that after anything else may close something. At the very end they are shown as they are, since the next
 * character may belong to them: half of `**` would close an emphasis that nobody meant.
 */
const closing = /(?<=[^\s*_~`])[*_~`]+$/;
/** Whitespace other than a space. */
const otherWhitespace = /[^\S ]/;
/** A word that may be or become an address. */
const addressLike = /:\/\/|www\.|@/i;
const letter = /\p{L}/u;
/** Characters before a list item's, quote's or continued line's own first one. */
const lineStart = '[\\s>*+\\-\\d.)]*';
/** A tag on a line of its own parts paragraphs, and these may yet become one. */
const startsLikeTag = new RegExp(`^${lineStart}<(?:/?[a-z][a-z0-9]*/?|!-?|!\\[[a-z]*)?$`, 'i');
const startsLikeDefinition = new RegExp(`(?:^|\\n)${lineStart}\\[[^\\]]*\\]:`);

/**
 * Whether `added` may be appended to `live`, which shows `source` up to `drawn`, without anything else changing.
 * Neither `source` up to `drawn` nor `added` ends with whitespace.
 */
export function accepts(live: LiveText, source: string, drawn: number, added: string): boolean {
  switch (live.mode) {
    case 'after span':
      return added.startsWith(' ') && isProse(live, source, drawn, added, ' ');
    case 'prose':
      return isProse(live, source, drawn, added, source.charAt(drawn - 1));
    case 'raw':
      return isRaw(live, source.charAt(drawn - 1), added);
    case 'code line':
      return !/[\n\t\r]/.test(added) && isInsideCode(source, drawn, added);
    default:
      return isInsideCode(source, drawn, added);
  }
}

/** How many characters at the end of `source` may close something and be joined by more of their kind. */
export function closersAtEnd(source: string): number {
  return closing.exec(source.slice(-64))?.[0].length ?? 0;
}

/** Appends to the live text. It needs no sanitising: text in a text node is never read as markup. */
export function append(live: LiveText, added: string): void {
  live.hasBacktick ||= added.includes('`');
  const last = live.holder.children.at(-1);
  if (last?.kind === 'text') {
    last.node?.appendData(added);
    return;
  }
  const view = text(added);
  view.node = document.createTextNode(added);
  live.holder.children.push(view);
  live.holder.node?.append(view.node);
  live.mode = 'prose';
}

function isProse(live: LiveText, source: string, drawn: number, added: string, first: string): boolean {
  const body = source.slice(
    drawn,
    drawn + added.length - closersAtEnd(source.slice(0, drawn + added.length)),
  );
  if (body === '') return true;
  let before = first;
  let opened = opening.includes(before) && opensAfterSpace(source, drawn);
  let { hasBacktick } = live;
  for (const character of body) {
    const isBacktick = character === '`';
    if (opening.includes(character) && (before === ' ' || opened) && !(isBacktick && hasBacktick)) {
      opened = true;
      hasBacktick ||= isBacktick;
    } else {
      if (meaningful.test(character) || otherWhitespace.test(character)) return false;
      if (!opened && meaningful.test(before)) return false;
      opened = false;
    }
    before = character;
  }
  if (live.awaitsParenthesis && added.includes(')')) return false;
  const recent = added.startsWith(' ') ? '' : source.slice(Math.max(0, drawn - 120), drawn);
  const words = recent.slice(recent.search(/\S*$/)) + added;
  return !addressLike.test(words) && !(words.includes('&') && added.includes(';'));
}

function opensAfterSpace(source: string, end: number): boolean {
  let start = end;
  while (start > 0 && opening.includes(source.charAt(start - 1))) start--;
  return source.charAt(start - 1) === ' ';
}

function isRaw({ closer, hasOpeners }: LiveText, before: string, added: string): boolean {
  if (before === '$' || /[\n|]/.test(added) || (before + added).includes(closer)) return false;
  if (hasOpeners && meaningful.test(added)) return false;
  return closer.startsWith('\\') || closer === '$' || !/[\s()<>]/.test(added);
}

/** No line of what is added may turn out to close the fence. */
function isInsideCode(source: string, drawn: number, added: string): boolean {
  const start = source.lastIndexOf('\n', drawn - 1) + 1;
  return !/^\s*[`~]/m.test(source.slice(start, drawn) + added);
}

/** What may grow at the end of `token`, the last one of `source`, shown as `views`. */
export function findLiveText(token: Token, views: readonly View[], source: string): LiveText | undefined {
  const end = endOf(token);
  const holder = end && lastHolder(views, end.cell);
  if (!holder) return undefined;
  const last = holder.children.at(-1);
  const live = {
    holder,
    mode: end.mode,
    closer: '',
    hasOpeners: false,
    awaitsParenthesis: token.raw.includes(']('),
    hasBacktick: holder.children.some(showsBacktick),
  };
  if (end.mode === 'after span')
    return last?.kind !== 'text' && isCertain(source, token.raw) ? live : undefined;
  if (last?.kind !== 'text' || !last.text.endsWith(source.charAt(source.length - 1))) return undefined;
  if (end.mode === 'prose') return isCertain(source, token.raw) ? live : undefined;
  if (end.mode !== 'raw') return live;
  const openers = end.closer === ')' ? /[*_~`<]/ : /[*_~`[<]/;
  const beside = holder.children.map((view) => (view.kind === 'text' ? view.text : '')).join('');
  return { ...live, closer: end.closer, hasOpeners: openers.test(beside.slice(0, -end.length)) };
}

/** Whether a backtick is shown that has closed nothing. */
function showsBacktick(view: View): boolean {
  if (view.kind === 'text') return view.text.includes('`');
  return view.kind === 'element' && view.tag !== 'code' && view.children.some(showsBacktick);
}

/** Whether the kind of the last line is certain by now: no list marker, rule, underline, tag or definition to come. */
function isCertain(source: string, block: string): boolean {
  const line = source.slice(source.lastIndexOf('\n') + 1);
  return (
    letter.test(line) &&
    !startsLikeTag.test(line) &&
    !(block.includes(']:') && startsLikeDefinition.test(block))
  );
}

/** Elements that hold text and spans; what is inside a span that has been closed does not grow. */
const holders = /^(?:p|h[1-6]|li|th|td)$/;
const spans = /^(?:strong|em|del|code|a)$/;

/** @param cell the one that grows, where a table's row does */
function lastHolder(views: readonly View[], cell: number | undefined): ElementView | undefined {
  const last = views.at(-1);
  if (last?.kind !== 'element' || spans.test(last.tag)) return undefined;
  if (last.tag === 'pre') return last.children.find((view) => view.kind === 'element');
  const children = last.tag === 'tr' && cell !== undefined ? last.children.slice(0, cell + 1) : last.children;
  return lastHolder(children, cell) ?? (holders.test(last.tag) ? last : undefined);
}

interface End {
  mode: LiveText['mode'];
  closer: string;
  length: number;
  cell?: number;
}

const end = (mode: LiveText['mode'], closer = '', length = 0): End => ({ mode, closer, length });

function endOf(token: Token | undefined): End | undefined {
  if (!token || !isKnown(token)) return undefined;
  switch (token.type) {
    case 'paragraph':
    case 'heading':
    case 'text':
      return endOfInline(token.tokens);
    case 'list':
      return nested(token.items.at(-1)?.tokens.at(-1));
    case 'blockquote':
      return nested(token.tokens.at(-1));
    case 'code':
      return endOfCode(token);
    case 'table':
      return endOfTable(token);
    case 'open':
      return end('raw', token.closer, token.raw.length);
    default:
      return undefined;
  }
}

function nested(token: Token | undefined): End | undefined {
  const found = endOf(token);
  return found?.mode === 'code lines' ? end('code line') : found;
}

function endOfInline(tokens: readonly Token[] | undefined): End | undefined {
  const last = tokens?.at(-1);
  if (!last || !isKnown(last)) return undefined;
  if (last.type === 'text') return end('prose');
  if (last.type === 'open') return end('raw', last.closer, last.raw.length);
  return /^(?:strong|em|del|codespan|link|image|math)$/.test(last.type) ? end('after span') : undefined;
}

function endOfCode({ raw, codeBlockStyle }: Tokens.Code): End | undefined {
  if (codeBlockStyle === 'indented') return end('code line');
  const opened = /^( {0,3})(`{3,}|~{3,})[^\n]*\n/.exec(raw);
  const fence = opened?.[2];
  if (!opened || fence === undefined) return undefined;
  const lastLine = raw.slice(raw.lastIndexOf('\n') + 1).trimStart();
  if (lastLine.startsWith(fence)) return undefined;
  return end(opened[1] === '' ? 'code lines' : 'code line');
}

/** The cell of the last row that is being written, if the table has that many. */
function endOfTable({ raw, rows }: Tokens.Table): End | undefined {
  const line = raw.slice(raw.lastIndexOf('\n') + 1).trim();
  const cell = line.replace(/^\|/, '').match(/(?<!\\)(?:\\\\)*\|/g)?.length ?? 0;
  const found = endOfInline(rows.at(-1)?.[cell]?.tokens);
  return found && { ...found, cell };
}
