type Code =
  | { readonly kind: 'none' }
  | { readonly kind: 'span'; readonly ticks: number }
  | {
      readonly kind: 'fence';
      readonly marker: string;
      readonly length: number;
      readonly openingLine: boolean;
    };

const noCode: Code = { kind: 'none' };

/** Text before a fence may only be indentation, quote marks and list markers. */
const beforeFence = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/;

interface CodeTracker {
  read(char: string): void;
  /** True if the next character, other than a backtick or tilde, is code. */
  inCode(): boolean;
}

/**
 * Follows markdown's fenced blocks and inline code, one character at a time. An inline span ends at the end
 * of its line, so that a stray backtick does not turn the rest of a paragraph into code.
 */
export function createCodeTracker(): CodeTracker {
  let code: Code = noCode;
  let line = '';
  let run = '';

  function endRun(next: string): void {
    const marker = run.charAt(0);
    const length = run.length;
    run = '';
    if (length === 0) return;
    const canFence = length >= 3 && beforeFence.test(line.slice(0, -length));
    if (code.kind === 'fence') {
      const isInlineAfterAll = code.openingLine && code.marker === '`' && marker === '`';
      const closes = canFence && marker === code.marker && length >= code.length && next.trim() === '';
      if (isInlineAfterAll || closes) code = noCode;
    } else if (code.kind === 'none' && canFence) {
      code = { kind: 'fence', marker, length, openingLine: true };
    } else if (marker === '`') {
      if (code.kind === 'none') code = { kind: 'span', ticks: length };
      else if (code.ticks === length) code = noCode;
    }
  }

  return {
    read(char) {
      if (char !== run.charAt(0)) endRun(char);
      if (char === '\n') {
        line = '';
        if (code.kind === 'span') code = noCode;
        else if (code.kind === 'fence') code = { ...code, openingLine: false };
        return;
      }
      line += char;
      if (char === '`' || char === '~') run += char;
    },
    inCode() {
      endRun('x');
      return code.kind !== 'none';
    },
  };
}
