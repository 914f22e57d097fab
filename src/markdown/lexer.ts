import { Lexer, Marked, Tokenizer } from 'marked';
import type { Links, MarkedOptions, Token, Tokens, TokensList } from 'marked';
import type { InlineMemo } from './inline-memo';
import { findBlockMath, mathExtensions } from './math-syntax';
import { openAddressExtension } from './open-syntax';

/**
 * marked's lexer with what a chat with a stranger's text needs: raw HTML is text, formulas are known, and depth and
 * length are bounded so that no reply can hang the page.
 */
const deepestBlock = 16;
const deepestInline = 24;
/** Characters of one paragraph, heading or cell; a longer one is shown as plain text. */
const longestInline = 20_000;

class BoundedTokenizer extends Tokenizer {
  override html(): undefined {}

  override tag(): undefined {}

  /** A definition ends with its line, so that nothing later can change what it was. */
  override def(source: string): Tokens.Def | undefined {
    const end = source.indexOf('\n');
    return super.def(end < 0 ? source : source.slice(0, end + 1));
  }

  /** An underline after a displayed formula, or inside one, underlines nothing before the formula. */
  override lheading(source: string): Tokens.Heading | undefined {
    return super.lheading(source.slice(0, findBlockMath(source, reachesEnd)));
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.mayNest() ? super.blockquote(source) : undefined;
  }

  override list(source: string): Tokens.List | undefined {
    return this.mayNest() ? super.list(source) : undefined;
  }

  private mayNest(): boolean {
    return this.lexer instanceof BoundedLexer && this.lexer.blockDepth <= deepestBlock;
  }
}

class BoundedLexer extends Lexer {
  blockDepth = 0;
  memo: InlineMemo | undefined;
  private inlineDepth = 0;

  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[] {
    this.blockDepth++;
    try {
      return super.blockTokens(source, tokens, lastParagraphClipped);
    } finally {
      this.blockDepth--;
    }
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source.length > longestInline || this.inlineDepth >= deepestInline) {
      tokens.push({ type: 'text', raw: source, text: source, escaped: true });
      return tokens;
    }
    this.inlineDepth++;
    try {
      const { memo } = this;
      if (!memo || this.inlineDepth > 1 || !this.isFinal(source)) {
        return super.inlineTokens(source, tokens);
      }
      // What is read may be given to another token later: it gets a list of its own.
      const known = memo.read(source, () => super.inlineTokens(source, []));
      tokens.push(...known);
      return tokens;
    } finally {
      this.inlineDepth--;
    }
  }

  /** Whether `source` reads the same whatever definitions and further text there are. */
  private isFinal(source: string): boolean {
    return !reachesEnd(source) && !(source.includes('[') && Object.keys(this.tokens.links).length > 0);
  }
}

/** The last characters of what has arrived, or undefined once it is complete. */
let arrived: string | undefined;
function reachesEnd(source: string): boolean {
  if (arrived === undefined) return false;
  const end = source.trimEnd();
  return end.length < arrived.length ? arrived.endsWith(end) : end.endsWith(arrived);
}

const marked = new Marked({
  gfm: true,
  extensions: [...mathExtensions(reachesEnd), openAddressExtension(reachesEnd)],
});
const options: MarkedOptions = { ...marked.defaults, tokenizer: new BoundedTokenizer() };

export interface LexOptions {
  /** The text goes on: an unclosed delimiter at its end may yet be closed. */
  open: boolean;
  /** Definitions known from earlier text; those of `source` are added. The first of a name holds. */
  links: Links;
  memo?: InlineMemo;
}

export function noLinks(): Links {
  return Object.create(null);
}

export function lex(source: string, { open, links, memo }: LexOptions): Token[] {
  const lexer = new BoundedLexer(options);
  lexer.tokens.links = links;
  lexer.memo = memo;
  arrived = open ? source.trimEnd().slice(-60) : undefined;
  try {
    return lexer.lex(source);
  } finally {
    memo?.turn();
    arrived = undefined;
  }
}
