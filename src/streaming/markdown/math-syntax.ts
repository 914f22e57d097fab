import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import type { OpenToken, ReachesEnd } from './open-syntax';
import type { TextAhead } from './text-ahead';

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
const blankLine = /\n[ \t]*\n/g;
const singleDollar = /^\$(?![\s$])((?:\\[^\n]|[^\\$\n])+)\$(?!\d)/;

const closers = { $$: /\$\$/g, '\\)': /\\\)/g, '\\]': /\\\]/g } as const;
const notSpace = /\S/g;

/** The formula that opens at `at` with two characters and ends with `closer`. */
function enclosed(ahead: TextAhead, at: number, closer: keyof typeof closers): MathToken | undefined {
  const end = ahead.find(closers[closer], at + 2);
  if (end === Infinity) return undefined;
  const paragraphEnd = ahead.find(blankLine, at);
  if (paragraphEnd < end && ahead.find(notSpace, paragraphEnd) < end) return undefined;
  const tex = ahead.text.slice(at + 2, end).trim();
  if (tex === '') return undefined;
  return { type: 'math', raw: ahead.text.slice(at, end + 2), tex, display: closer !== '\\)' };
}

function dollars(source: string): MathToken | undefined {
  const match = singleDollar.exec(source);
  const tex = match?.[1];
  if (!match || tex === undefined || /\s$/.test(tex)) return undefined;
  if (amount.test(tex) && !operators.test(tex)) return undefined;
  return { type: 'math', raw: match[0], tex, display: false };
}

function inlineMath(source: string, ahead: TextAhead): MathToken | undefined {
  const at = ahead.positionOf(source);
  if (source.startsWith('$$')) return enclosed(ahead, at, '$$');
  if (source.startsWith('$')) return dollars(source);
  if (source.startsWith('\\[')) return enclosed(ahead, at, '\\]');
  return source.startsWith('\\(') ? enclosed(ahead, at, '\\)') : undefined;
}

const opensInline = /^(?:\$\$|\$(?![\s\d$])|\\[([])/;
const inlineOpener = /\$|\\[([]/g;
const openClosers: Readonly<Record<string, OpenToken['closer']>> = { '(': '\\)', '[': '\\]' };
const blockOpener = / {0,3}(?:\$\$|\\\[)/y;
const blockOpenerOnNextLine = /\n {0,3}(?:\$\$|\\\[)/g;
const restOfLine = /[ \t]*(?:\n|$)/y;
const dollar = /\$/g;

/** The displayed formula that begins at `start` with its indent. */
function blockMath(
  ahead: TextAhead,
  start: number,
  reachesEnd: ReachesEnd,
): MathToken | OpenToken | undefined {
  const { text } = ahead;
  blockOpener.lastIndex = start;
  if (!blockOpener.test(text)) return undefined;
  const at = blockOpener.lastIndex - 2;
  const closer = text.startsWith('$$', at) ? '$$' : '\\]';
  const token = enclosed(ahead, at, closer);
  if (token) {
    restOfLine.lastIndex = at + token.raw.length;
    return restOfLine.test(text) ? { ...token, raw: text.slice(start, restOfLine.lastIndex) } : undefined;
  }
  const paragraphEnd = ahead.find(blankLine, at);
  if (paragraphEnd < Infinity && ahead.find(notSpace, paragraphEnd) < Infinity) return undefined;
  const source = text.slice(start);
  if (!reachesEnd(source) || ahead.find(closer === '$$' ? dollar : closers[closer], at + 2) < Infinity) {
    return undefined;
  }
  return { type: 'open', raw: source, closer: closer === '$$' ? '$' : closer };
}

/** The position at which a displayed formula begins on a line of its own, and so ends the paragraph before it. */
export function findBlockMath(ahead: TextAhead, from: number, reachesEnd: ReachesEnd): number {
  const paragraphEnd = ahead.find(blankLine, from);
  const end = ahead.first(findBlockMath, from, () => {
    let at = ahead.find(blockOpenerOnNextLine, from);
    while (at < paragraphEnd && !blockMath(ahead, at + 1, reachesEnd)) {
      at = ahead.find(blockOpenerOnNextLine, at + 1);
    }
    return Math.min(at + 1, paragraphEnd);
  });
  return end < paragraphEnd ? end : Infinity;
}

interface MathExtensionOptions {
  /** Tells whether a formula may still be closed. */
  readonly reachesEnd: ReachesEnd;
  /** The text whose end `source` is. */
  readonly aheadOf: (this: void, source: string) => TextAhead;
}

/** The extensions of marked that read formulas. */
export function mathExtensions({
  reachesEnd,
  aheadOf,
}: MathExtensionOptions): TokenizerAndRendererExtension[] {
  return [
    {
      name: 'math',
      level: 'block',
      start(source) {
        const ahead = aheadOf(source);
        const at = findBlockMath(ahead, ahead.positionOf(source), reachesEnd);
        return at === Infinity ? undefined : at - ahead.positionOf(source);
      },
      tokenizer(source) {
        const ahead = aheadOf(source);
        return blockMath(ahead, ahead.positionOf(source), reachesEnd);
      },
    },
    {
      name: 'math',
      level: 'inline',
      start(source) {
        const ahead = aheadOf(source);
        const at = ahead.find(inlineOpener, ahead.positionOf(source));
        return at === Infinity ? undefined : at - ahead.positionOf(source);
      },
      tokenizer(source, tokens) {
        if (source[0] !== '$' && source[0] !== '\\') return undefined;
        const before = tokens.at(-1)?.raw ?? '';
        if (source[0] === '$' && /[A-Za-z\d$]$/.test(before)) return undefined;
        const math = inlineMath(source, aheadOf(source));
        if (math) return math;
        if (!opensInline.test(source) || source.includes('\n') || !reachesEnd(source)) return undefined;
        return { type: 'open', raw: source, closer: openClosers[source[1] ?? ''] ?? '$' };
      },
    },
  ];
}
