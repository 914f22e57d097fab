import { Lexer, Marked, Tokenizer } from 'marked';
import type { Links, MarkedOptions, Token, Tokens, TokensList } from 'marked';
import { mayBeOpened } from './address';
import { inlineHtmlExtension } from './inline-html';
import { findBlockMath, mathExtensions } from './math-syntax';
import { openAddressExtension } from './open-syntax';
import { TextAhead } from './text-ahead';

/**
 * marked's lexer for text that cannot be trusted: HTML is text but for a few tags (`inline-html.ts`), formulas are known, and depth and length are
 * limited so that no reply can block the page.
 */
const deepestBlock = 16;
const deepestInline = 24;
/** Characters of an item or quote, times its depth, up to which lists and quotes in it are read: each level reads all. */
const nestedCharacters = 6000;
/** Characters after which a list ends and another one begins: marked copies an item for each of its lines. */
const longestList = 16_000;
/** Empty cells by which marked may fill up the rows of a table, besides one for each character. */
const mostEmptyCells = 200;
/** Characters of one paragraph, heading or cell. A longer one is shown as plain text. */
const longestInline = 4000;
/** A word or address that marked would read again from each sign in it. */
const longWord = /[\w.!#$%&'*+/=?`{|}~-]{1001}|(?:https?:\/\/|ftp:\/\/|www\.)[^\s<]{1001}/i;
/** How often a paragraph is searched, at most, for the ends of openers that have none. Further openers are plain text. */
const mostSearches = 16;
/** Brackets in one paragraph up to which marked hides references from emphasis: it takes quadratic time for that. */
const mostBrackets = 100;
/** Link definitions of one text. Further ones are plain text: marked looks through all of them for each paragraph. */
const mostDefinitions = 100;
const noReference = /(?!)/g;

const underline = /\n {0,3}(?:=+|-+)[ \t]*(?=\n|$)/g;

class BoundedTokenizer extends Tokenizer {
  override html(): undefined {}

  override tag(): undefined {}

  /**
   * A definition ends with its line, so that further text cannot change it; until then the line is shown as written. One
   * without an address that may be opened, such as "[1]: Ibid.", is text, and so is a footnote: no word of them is lost.
   */
  override def(source: string): Tokens.Def | undefined {
    const end = source.indexOf('\n');
    if (end < 0 && reachesEnd(source)) return undefined;
    const definition = super.def(end < 0 ? source : source.slice(0, end + 1));
    if (!definition || definition.tag.startsWith('^') || !mayBeOpened(definition.href)) return undefined;
    const { links } = this.lexer.tokens;
    if (!(definition.tag in links) && Object.keys(links).length >= mostDefinitions) return undefined;
    if (this.lexer instanceof BoundedLexer) this.lexer.hasLinks = true;
    return definition;
  }

  /**
   * An underline makes a heading of the lines before it, unless something else begins between them; marked would look
   * for it from each line anew. An underline inside or after a displayed formula belongs to no heading.
   */
  override lheading(source: string): Tokens.Heading | undefined {
    const from = ahead.positionOf(source);
    const end = ahead.find(underline, from);
    if (end === Infinity) return undefined;
    const heading = this.rules.block.lheading;
    const firstOther = ahead.first(heading, from, () => endOfHeading(ahead.text, from, heading));
    if (firstOther < end || findBlockMath(ahead, from, reachesEnd) < end) return undefined;
    return super.lheading(source);
  }

  /** marked reads all rows before it compares the columns of the first two lines. */
  override table(source: string): Tokens.Table | undefined {
    const first = source.indexOf('\n');
    if (first < 0) return undefined;
    const second = source.indexOf('\n', first + 1);
    const { inlineQueue } = this.lexer;
    const queued = inlineQueue.length;
    const head = super.table(second < 0 ? source : source.slice(0, second));
    inlineQueue.length = queued;
    return head && super.table(source.slice(0, this.endOfTable(source, head.header.length)));
  }

  /** Where the table ends, at the latest: before the row with which marked would add too many empty cells. */
  private endOfTable(source: string, columns: number): number {
    const [table = '', , , rows = ''] = this.rules.block.table.exec(source) ?? [];
    let end = table.trimEnd().length - rows.trimEnd().length;
    let empty = 0;
    for (const row of rows.trimEnd().split('\n')) {
      empty += Math.max(0, columns - row.split('|').length);
      if (empty > mostEmptyCells + end) return end;
      end += row.length + 1;
    }
    return source.length;
  }

  override emStrong(source: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    return this.limited(source, /^[*_]/, () => super.emStrong(source, masked, before));
  }

  override del(source: string, masked: string, before?: string): Tokens.Del | undefined {
    return this.limited(source, /^~/, () => super.del(source, masked, before));
  }

  override link(source: string): Tokens.Link | Tokens.Image | undefined {
    return this.limited(source, /^!?\[/, () => super.link(source));
  }

  override codespan(source: string): Tokens.Codespan | undefined {
    return this.limited(source, /^`/, () => super.codespan(source));
  }

  /** What `read` finds where `opener` begins `source`, as long as few searches have found nothing. */
  private limited<T>(source: string, opener: RegExp, read: () => T | undefined): T | undefined {
    const { lexer } = this;
    if (!(lexer instanceof BoundedLexer) || !opener.test(source)) return undefined;
    if (lexer.searched >= lexer.mostSearched) return undefined;
    const token = read();
    if (token === undefined) lexer.searched += source.length;
    return token;
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.mayNest() ? super.blockquote(source) : undefined;
  }

  override list(source: string): Tokens.List | undefined {
    if (!this.mayNest()) return undefined;
    if (source.length <= longestList) return super.list(source);
    const lastLine = source.lastIndexOf('\n', longestList);
    const end = lastLine < 0 ? source.indexOf('\n', longestList) : lastLine;
    return super.list(end < 0 ? source : source.slice(0, end + 1));
  }

  private mayNest(): boolean {
    if (!(this.lexer instanceof BoundedLexer)) return false;
    const { blockDepth } = this.lexer;
    return (
      blockDepth === 1 || (blockDepth <= deepestBlock && blockDepth * ahead.text.length <= nestedCharacters)
    );
  }
}

/** The start of the first line after `from` that underlines a heading, or begins something that is not part of one. */
function endOfHeading(text: string, from: number, heading: RegExp): number {
  let at = text.indexOf('\n', from);
  while (at >= 0) {
    const next = text.indexOf('\n', at + 1);
    const line = text.slice(at + 1, next < 0 ? undefined : next);
    if (/^ {0,3}(?:=+|-+)[ \t]*$/.test(line) || !heading.test(`a\n${line}\n=`)) return at;
    at = next;
  }
  return Infinity;
}

const { block } = Lexer.rules;
/** The part of marked's rule for tables that reads the rows. */
const tableRows = block.gfm.table.source.slice(block.gfm.table.source.indexOf('(?:\\n((?:(?!'));
/** A table ends the paragraph before it. Its first two lines tell; marked reads its rows as well, for each paragraph. */
const paragraph = new RegExp(block.gfm.paragraph.source.replace(tableRows, () => '(?:\\n|$)'));

class BoundedLexer extends Lexer {
  blockDepth = 0;
  /** Characters of the paragraph being read that were searched in vain, and their limit. */
  searched = 0;
  mostSearched = 0;
  /** True once a link is defined. Counting the definitions for each paragraph would take quadratic time. */
  hasLinks: boolean;
  private inlineDepth = 0;

  constructor(links: Links) {
    super(options);
    this.tokens.links = links;
    this.hasLinks = Object.keys(links).length > 0;
    tokenizer.rules = { ...tokenizer.rules, block: { ...tokenizer.rules.block, paragraph } };
  }

  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[] {
    const outer = ahead;
    ahead = new TextAhead(source);
    this.blockDepth++;
    try {
      return super.blockTokens(source, tokens, lastParagraphClipped);
    } finally {
      this.blockDepth--;
      ahead = outer;
    }
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source.length > longestInline || this.inlineDepth >= deepestInline || longWord.test(source)) {
      tokens.push({ type: 'text', raw: source, text: source, escaped: true });
      return tokens;
    }
    const outer = ahead;
    ahead = new TextAhead(source);
    if (this.inlineDepth === 0) {
      this.searched = 0;
      this.mostSearched = mostSearches * source.length;
      const { rules } = tokenizer;
      const hides = this.hasLinks && source.split('[', mostBrackets + 1).length <= mostBrackets;
      const reflinkSearch = hides ? Lexer.rules.inline.gfm.reflinkSearch : noReference;
      tokenizer.rules = { ...rules, inline: { ...rules.inline, reflinkSearch } };
    }
    this.inlineDepth++;
    try {
      return super.inlineTokens(source, tokens);
    } finally {
      this.inlineDepth--;
      ahead = outer;
    }
  }
}

/** The last characters of an unfinished text; `undefined` for a complete one. Set for the time of one reading. */
let textEnd: string | undefined;
function reachesEnd(source: string): boolean {
  if (textEnd === undefined) return false;
  const end = source.trimEnd();
  return end.length < textEnd.length ? textEnd.endsWith(end) : end.endsWith(textEnd);
}

/** The text of the list, paragraph or span being read. marked hands its end to each tokenizer. */
let ahead = new TextAhead('');
const aheadOf = (): TextAhead => ahead;

const marked = new Marked({
  gfm: true,
  extensions: [
    ...mathExtensions({ reachesEnd, aheadOf }),
    openAddressExtension(reachesEnd),
    inlineHtmlExtension,
  ],
});
const tokenizer = new BoundedTokenizer();
const options: MarkedOptions = { ...marked.defaults, tokenizer };

interface LexOptions {
  /** True while more text may follow and close a delimiter that is open at the end. */
  open: boolean;
  /** Definitions of earlier text. Those of `source` are added; the first definition of a name counts. */
  links: Links;
}

export function noLinks(): Links {
  return Object.create(null);
}

/** Reads markdown into marked's tokens, with `math` and `open` tokens besides. */
export function lex(source: string, { open, links }: LexOptions): Token[] {
  const lexer = new BoundedLexer(links);
  textEnd = open ? source.trimEnd().slice(-60) : undefined;
  try {
    return lexer.lex(source);
  } finally {
    textEnd = undefined;
  }
}

/** Reads a part of a paragraph. */
export function lexInline(source: string, links: Links): Token[] {
  return new BoundedLexer(links).inlineTokens(source);
}
