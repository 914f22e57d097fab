import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import type { OpenToken, ReachesEnd } from './open-syntax';

/**
 * A formula: `$…$`, `$$…$$`, `\(…\)` or `\[…\]`.
 *
 * A single dollar follows Pandoc's rules (`tex_math_dollars`), so that money is not a formula: no blank beside a
 * delimiter inside, no digit after the closing one. One rule is added: a number followed by a word is money. A formula
 * has no blank line, as in TeX, so a stray delimiter affects one paragraph at most.
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

/** Lines of one paragraph that are tried as the start of a displayed formula; thousands would block the page. */
const mostCandidates = 50;

/** The index at which a displayed formula begins on a line of its own, and so ends the paragraph before it. */
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

/** The extensions of marked that read formulas. `reachesEnd` tells whether a formula may still be closed. */
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
