import { Lexer, Marked, Tokenizer } from 'marked';
import type { Links, MarkedOptions, Token, Tokens, TokensList } from 'marked';
import type { InlineMemo } from './inline-memo';
import { findBlockMath, mathExtensions } from './math-syntax';
import { openAddressExtension } from './open-syntax';

/**
 * marked's lexer for text that cannot be trusted: raw HTML is text, formulas are known, and depth and length are
 * limited so that no reply can block the page.
 */
const deepestBlock = 16;
const deepestInline = 24;
/** Characters of one paragraph, heading or cell. A longer one is shown as plain text. */
const longestInline = 20_000;

class BoundedTokenizer extends Tokenizer {
  override html(): undefined {}

  override tag(): undefined {}

  /** A definition ends with its line, so that further text cannot change it. */
  override def(source: string): Tokens.Def | undefined {
    const end = source.indexOf('\n');
    return super.def(end < 0 ? source : source.slice(0, end + 1));
  }

  /** An underline inside or after a displayed formula does not make a heading of the text before the formula. */
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
      // The memo hands the same list to later readings, so it must not be the list that marked fills.
      const known = memo.read(source, () => super.inlineTokens(source, []));
      tokens.push(...known);
      return tokens;
    } finally {
      this.inlineDepth--;
    }
  }

  /** True if neither definitions nor further text can change how `source` reads. */
  private isFinal(source: string): boolean {
    return !reachesEnd(source) && !(source.includes('[') && Object.keys(this.tokens.links).length > 0);
  }
}

/** The last characters of an unfinished text; `undefined` for a complete one. Set for the time of one reading. */
let textEnd: string | undefined;
function reachesEnd(source: string): boolean {
  if (textEnd === undefined) return false;
  const end = source.trimEnd();
  return end.length < textEnd.length ? textEnd.endsWith(end) : end.endsWith(textEnd);
}

const marked = new Marked({
  gfm: true,
  extensions: [...mathExtensions(reachesEnd), openAddressExtension(reachesEnd)],
});
const options: MarkedOptions = { ...marked.defaults, tokenizer: new BoundedTokenizer() };

interface LexOptions {
  /** True while more text may follow and close a delimiter that is open at the end. */
  open: boolean;
  /** Definitions of earlier text. Those of `source` are added; the first definition of a name counts. */
  links: Links;
  memo?: InlineMemo | undefined;
}

export function noLinks(): Links {
  return Object.create(null);
}

/** Reads markdown into marked's tokens, with `math` and `open` tokens besides. */
export function lex(source: string, { open, links, memo }: LexOptions): Token[] {
  const lexer = new BoundedLexer(options);
  lexer.tokens.links = links;
  lexer.memo = memo;
  textEnd = open ? source.trimEnd().slice(-60) : undefined;
  try {
    return lexer.lex(source);
  } finally {
    memo?.turn();
    textEnd = undefined;
  }
}
