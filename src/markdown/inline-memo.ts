import type { Token } from 'marked';

/** Remembers, from one reading of a growing block to the next, how lines that have not changed were read. */
export class InlineMemo {
  private last = new Map<string, readonly Token[]>();
  private current = new Map<string, readonly Token[]>();

  read(source: string, readNow: () => Token[]): readonly Token[] {
    const tokens = this.current.get(source) ?? this.last.get(source) ?? readNow();
    if (!tokens.some(isOpen)) this.current.set(source, tokens);
    return tokens;
  }

  /** Forgets what the reading that ends here had no use for. */
  turn(): void {
    this.last = this.current;
    this.current = new Map();
  }
}

/** What is still open at the end of the text is read differently once more has come. */
function isOpen(token: Token): boolean {
  return token.type === 'open' || ('tokens' in token && (token.tokens?.some(isOpen) ?? false));
}
