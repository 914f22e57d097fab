import type { Token } from 'marked';

/** Keeps the tokens of lines that have not changed, from one reading of a growing block to the next. */
export class InlineMemo {
  private last = new Map<string, readonly Token[]>();
  private current = new Map<string, readonly Token[]>();

  /** The tokens of `source`: those of an earlier reading, or those that `readNow` makes. */
  read(source: string, readNow: () => Token[]): readonly Token[] {
    const tokens = this.current.get(source) ?? this.last.get(source) ?? readNow();
    if (!tokens.some(isOpen)) this.current.set(source, tokens);
    return tokens;
  }

  /** Ends a reading: drops the tokens that it did not use. */
  turn(): void {
    this.last = this.current;
    this.current = new Map();
  }
}

/** Syntax that is still open at the end of the text reads differently once more text follows. */
function isOpen(token: Token): boolean {
  return token.type === 'open' || ('tokens' in token && (token.tokens?.some(isOpen) ?? false));
}
