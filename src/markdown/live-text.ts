import type { Token, Tokens } from 'marked';
import { isKnown } from './tokens';
import type { TextView, View } from './view';

/**
 * The text node at the end of a growing reply, and the rule for what may be appended to it as it is.
 *
 * The specification's rule, read so that it is also the cheapest one that is right: inside an open fence or formula
 * text is raw; outside, a character that cannot change what stands before it is appended, and anything else (a
 * character that means something in markdown, the one after it, the first of a line) has the block read again.
 */
export interface LiveText {
  view: TextView;
  mode: 'prose' | 'code line' | 'code lines' | 'raw';
  /** The block's source contains `](`: a closing parenthesis may complete a link. */
  awaitsParenthesis: boolean;
  /** Something before an open formula may be closed by a character inside it. */
  hasOpeners: boolean;
}

/** Characters that may open, close or separate something; the one after them counts for what they mean, too. */
const meaningful = /[*_~`[\]<>\\$&|@#]/;
/** Whitespace other than a space, and what `meaningful` lists. */
const notProse = /[^\S ]|[*_~`[\]<>\\$&|@#]/;
/** A word that may be or become an address. */
const addressLike = /:\/\/|www\.|@/i;
const notRaw = /[\n$\\\])|]/;
const letter = /\p{L}/u;

/**
 * Whether `added` may be appended to `live`, which shows `source` up to `drawn`, without anything else changing.
 * Neither `source` up to `drawn` nor `added` ends with whitespace.
 */
export function accepts(live: LiveText, source: string, drawn: number, added: string): boolean {
  const before = source[drawn - 1] ?? '';
  switch (live.mode) {
    case 'prose': {
      if (meaningful.test(before) || notProse.test(added)) return false;
      if (added.includes(')') && live.awaitsParenthesis) return false;
      const recent = source.slice(Math.max(0, drawn - 120), drawn);
      const word = recent.slice(recent.search(/\S*$/)) + added;
      return !addressLike.test(word) && !(word.includes('&') && added.includes(';'));
    }
    case 'raw':
      if (live.hasOpeners && meaningful.test(added)) return false;
      return before !== '$' && before !== '\\' && !notRaw.test(added);
    case 'code line':
      return !/[\n\t\r]/.test(added) && isInsideCode(source, drawn, added);
    default:
      return isInsideCode(source, drawn, added);
  }
}

/** No line of what is added may turn out to close the fence. */
function isInsideCode(source: string, drawn: number, added: string): boolean {
  const lineStart = source.lastIndexOf('\n', drawn - 1) + 1;
  return !/^\s*[`~]/m.test(source.slice(lineStart, drawn) + added);
}

const openFence = /^( {0,3})(`{3,}|~{3,})[^\n]*\n/;

/** What may grow at the end of `token`, the last one of `source`, shown as `views`. */
export function findLiveText(token: Token, views: readonly View[], source: string): LiveText | undefined {
  const view = lastText(views);
  const mode = modeOf(token);
  if (!view?.node || !mode || !view.node.data.endsWith(source.at(-1) ?? '')) return undefined;
  if (mode === 'prose' && !isSettledLine(source, token.raw)) return undefined;
  const opener = Math.max(token.raw.lastIndexOf('$'), token.raw.lastIndexOf('\\'));
  const hasOpeners = mode === 'raw' && /[*_~`[<]/.test(token.raw.slice(0, Math.max(0, opener)));
  return { view, mode, awaitsParenthesis: token.raw.includes(']('), hasOpeners };
}

/** Whether the kind of the last line is certain by now: no list marker, rule, underline, tag or definition to come. */
function isSettledLine(source: string, block: string): boolean {
  const line = source.slice(source.lastIndexOf('\n') + 1);
  if (!letter.test(line) || /^[\s>*+\-\d.)]*</.test(line)) return false;
  return !block.includes(']:') || !/(?:^|\n)[\s>*+\-\d.)]*\[[^\]]*\]:/.test(block);
}

function lastText(views: readonly View[]): TextView | undefined {
  const last = views.at(-1);
  if (last?.kind === 'text') return last;
  return last?.kind === 'element' ? lastText(last.children) : undefined;
}

function modeOf(token: Token | undefined): LiveText['mode'] | undefined {
  if (!token || !isKnown(token)) return undefined;
  switch (token.type) {
    case 'paragraph':
    case 'heading':
    case 'text':
      return inlineMode(token.tokens?.at(-1));
    case 'list':
      return nested(token.items.at(-1)?.tokens.at(-1));
    case 'blockquote':
      return nested(token.tokens.at(-1));
    case 'code':
      return codeMode(token);
    case 'table':
      return tableMode(token);
    case 'openMath':
      return 'raw';
    default:
      return undefined;
  }
}

function nested(token: Token | undefined): LiveText['mode'] | undefined {
  const mode = modeOf(token);
  return mode === 'code lines' ? 'code line' : mode;
}

function inlineMode(last: Token | undefined): LiveText['mode'] | undefined {
  if (last?.type === 'text') return 'prose';
  return last?.type === 'openMath' ? 'raw' : undefined;
}

function codeMode({ raw, codeBlockStyle }: Tokens.Code): LiveText['mode'] | undefined {
  if (codeBlockStyle === 'indented') return 'code line';
  const opening = openFence.exec(raw);
  const fence = opening?.[2];
  if (!opening || fence === undefined) return undefined;
  const lastLine = raw.slice(raw.lastIndexOf('\n') + 1).trimStart();
  if (lastLine.startsWith(fence)) return undefined;
  return opening[1] === '' ? 'code lines' : 'code line';
}

/** The last row's last cell grows, if that is the one being written and not one too many. */
function tableMode({ raw, header, rows }: Tokens.Table): LiveText['mode'] | undefined {
  const line = raw.slice(raw.lastIndexOf('\n') + 1).trim();
  const cells = line.replace(/^\|/, '').match(/(?<!\\)\|/g)?.length ?? 0;
  if (rows.length === 0 || cells !== header.length - 1) return undefined;
  return inlineMode(rows.at(-1)?.at(-1)?.tokens.at(-1));
}
