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

/**
 * What a line holds so far. Before a fence it may hold indentation and quote marks, then list markers, each with a space
 * behind it; after anything else it is text.
 */
type LineStart = 'indent' | 'number' | 'marker' | 'gap' | 'text';

function continueLine(start: LineStart, char: string): LineStart {
  const isSpace = char.trim() === '';
  if (start === 'text') return 'text';
  if (start === 'indent' && (isSpace || char === '>')) return 'indent';
  if (start === 'marker') return isSpace ? 'gap' : 'text';
  if (start === 'gap' && isSpace) return 'gap';
  if (start === 'number' && (char === '.' || char === ')')) return 'marker';
  if (char >= '0' && char <= '9') return 'number';
  return start !== 'number' && '-*+'.includes(char) ? 'marker' : 'text';
}

/**
 * Follows markdown's fenced blocks and inline code, one character at a time. An inline span ends at the end
 * of its line, so that a stray backtick does not turn the rest of a paragraph into code.
 */
export function createCodeTracker() {
  let code: Code = noCode;
  let lineStart: LineStart = 'indent';
  /** The backticks or tildes right before the next character. */
  let marker = '';
  let length = 0;
  /** True if nothing but what may precede a fence stands before the run. */
  let runMayFence = false;

  function endRun(next: string): void {
    if (length === 0) return;
    const canFence = length >= 3 && runMayFence;
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
    length = 0;
  }

  return {
    read(char: string): void {
      if (char !== marker) endRun(char);
      if (char === '\n') {
        lineStart = 'indent';
        if (code.kind === 'span') code = noCode;
        else if (code.kind === 'fence') code = { ...code, openingLine: false };
        return;
      }
      if (char === '`' || char === '~') {
        if (length === 0) runMayFence = lineStart === 'indent' || lineStart === 'gap';
        marker = char;
        length += 1;
      }
      lineStart = continueLine(lineStart, char);
    },
    /** True if the next character, other than a backtick or tilde, is code. */
    inCode(): boolean {
      endRun('x');
      return code.kind !== 'none';
    },
  };
}
