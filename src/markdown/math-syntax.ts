import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import type { OpenToken, ReachesEnd } from './open-syntax';

/**
 * `$…$`, `$$…$$`, `\(…\)` and `\[…\]`.
 *
 * Money rules for the single dollar (those of Pandoc, and one more): no blank inside next to a delimiter, none of
 * them next to a digit outside, nothing that reads as a number followed by a word. A formula never holds a blank
 * line, as TeX itself demands, so a stray delimiter can spoil one paragraph at most.
 */
export interface MathToken extends Tokens.Generic {
  type: 'math';
  raw: string;
  tex: string;
  display: boolean;
}

const amount = /^\d[\d.,]*\w{0,2}[\s,;.]+(?:[A-Za-z]{2,}|and|[-–])/;
const operators = /[\\^_=+*/<>{}]/;
const blankLine = /\n[ \t]*(?:\n|$)/;
const singleDollar = /^\$(?![\s$])((?:\\[^\n]|[^\\$\n])+)\$(?!\d)/;

function enclosed(source: string, open: string, close: string): MathToken | undefined {
  if (!source.startsWith(open)) return undefined;
  const end = source.indexOf(close, open.length);
  if (end < 0) return undefined;
  const inner = source.slice(open.length, end);
  const tex = inner.trim();
  if (tex === '' || blankLine.test(inner.trimEnd())) return undefined;
  return { type: 'math', raw: source.slice(0, end + close.length), tex, display: open !== '\\(' };
}

function dollars(source: string): MathToken | undefined {
  const match = singleDollar.exec(source);
  const tex = match?.[1];
  if (!match || tex === undefined || /\s$/.test(tex)) return undefined;
  if (amount.test(tex) && !operators.test(tex)) return undefined;
  return { type: 'math', raw: match[0], tex, display: false };
}

function inlineMath(source: string): MathToken | undefined {
  if (source.startsWith('$$')) return enclosed(source, '$$', '$$');
  if (source.startsWith('$')) return dollars(source);
  return enclosed(source, '\\[', '\\]') ?? enclosed(source, '\\(', '\\)');
}

const opensInline = /^(?:\$\$|\$(?![\s\d$])|\\[([])/;
const closers: Readonly<Record<string, OpenToken['closer']>> = { '(': '\\)', '[': '\\]' };
const opensBlock = /^ {0,3}(?:\$\$|\\\[)/;

function blockMath(source: string, reachesEnd: ReachesEnd): MathToken | OpenToken | undefined {
  const indent = /^ {0,3}/.exec(source)?.[0] ?? '';
  const body = source.slice(indent.length);
  const token = enclosed(body, '$$', '$$') ?? enclosed(body, '\\[', '\\]');
  if (token) {
    const rest = /^[ \t]*(?:\n|$)/.exec(body.slice(token.raw.length));
    return rest ? { ...token, raw: indent + token.raw + rest[0] } : undefined;
  }
  if (blankLine.test(body.trimEnd()) || !reachesEnd(source)) return undefined;
  const closer = body.startsWith('$$') ? '$' : '\\]';
  return body.includes(closer, 2) ? undefined : { type: 'open', raw: source, closer };
}

/** Lines of one paragraph that may begin a displayed formula; looking at each of thousands would hang the page. */
const mostCandidates = 50;

/** Where in a paragraph a displayed formula begins on a line of its own and so ends the paragraph. */
export function findBlockMath(source: string, reachesEnd: ReachesEnd): number | undefined {
  const paragraphEnd = source.search(/\n[ \t]*\n/);
  const paragraph = paragraphEnd < 0 ? source : source.slice(0, paragraphEnd);
  let candidates = 0;
  for (const match of paragraph.matchAll(/\n {0,3}(?:\$\$|\\\[)/g)) {
    if (++candidates > mostCandidates) break;
    const at = match.index + 1;
    if (blockMath(source.slice(at), reachesEnd)) return at;
  }
  return undefined;
}

export function mathExtensions(
  reachesEnd: (this: void, source: string) => boolean,
): TokenizerAndRendererExtension[] {
  return [
    {
      name: 'math',
      level: 'block',
      start: (source) => findBlockMath(source, reachesEnd),
      tokenizer(source) {
        return opensBlock.test(source) ? blockMath(source, reachesEnd) : undefined;
      },
    },
    {
      name: 'math',
      level: 'inline',
      start(source) {
        const at = source.search(/\$|\\[([]/);
        return at < 0 ? undefined : at;
      },
      tokenizer(source, tokens) {
        if (source[0] !== '$' && source[0] !== '\\') return undefined;
        const before = tokens.at(-1)?.raw ?? '';
        if (source[0] === '$' && /[A-Za-z\d$]$/.test(before)) return undefined;
        const math = inlineMath(source);
        if (math) return math;
        if (!opensInline.test(source) || source.includes('\n') || !reachesEnd(source)) return undefined;
        return { type: 'open', raw: source, closer: closers[source[1] ?? ''] ?? '$' };
      },
    },
  ];
}
