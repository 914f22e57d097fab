import type { Links, Token, Tokens } from 'marked';
import { lexEndOfBlock } from './lexer';
import { isLineCertain } from './live-prose';
import { isKnown } from './tokens';
import type { ElementView } from './view';

/**
 * The paragraph, heading or line of a list at the end of a reply. While its last line grows, what follows changes only the
 * spans in it, so its text alone is read again: the list around it and the blocks before it stay.
 */
export interface GrowingLine {
  readonly token: Tokens.Paragraph | Tokens.Heading | Tokens.Text;
  /** The element that shows the text and nothing else. */
  readonly holder: ElementView;
  /** The text as it was read, without the markers and the indent before it. */
  readonly text: string;
  /** UTF-16 units of the source at which `text` ends. */
  readonly end: number;
}

/** Lists and quotes end earlier where their depth times their characters is more (`lexer.ts`). */
const nestedCharacters = 6000;

/** `undefined` where more than the spans may change. `tail` is the source from the block's start. */
export function findGrowingLine(
  block: Token,
  holder: ElementView,
  tail: string,
  end: number,
): GrowingLine | undefined {
  const leaf = leafOf(block, 1);
  if (!leaf || leaf.depth * tail.length > nestedCharacters || !isLineCertain(tail)) return undefined;
  const { token } = leaf;
  const { text } = token;
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  if (!tail.endsWith(lastLine) || /^\[.?\]?$/.test(text)) return undefined;
  return { token, holder, text, end };
}

interface Leaf {
  readonly token: GrowingLine['token'];
  readonly depth: number;
}

function leafOf(token: Token | undefined, depth: number): Leaf | undefined {
  if (!token || !isKnown(token)) return undefined;
  switch (token.type) {
    case 'paragraph':
    case 'heading':
      return { token, depth };
    case 'blockquote':
      return leafOf(token.tokens.at(-1), depth + 1);
    case 'list':
      return leafOfItem(token.items.at(-1), depth + 1);
    default:
      return undefined;
  }
}

function leafOfItem(item: Tokens.ListItem | undefined, depth: number): Leaf | undefined {
  const last = item?.tokens.at(-1);
  if (!item || item.task || !last || !isKnown(last)) return undefined;
  if (last.type === 'text') return item.tokens.length === 1 ? { token: last, depth } : undefined;
  return leafOf(last, depth);
}

/** A line that begins a displayed formula or a definition is a block of its own; a heading ends with its signs. */
const otherBlock = /\$\$|\\\[|^[^[\n]*\[[^\]\n]*\]:/m;

/**
 * The line after it has grown to the end of `source`; `undefined` if it has to be read with its block.
 *
 * @param tail the source from the start of the block; `undefined` if the block has ended
 */
export function readGrowingLine(
  { token, text, end }: GrowingLine,
  source: string,
  { tail, links }: { tail: string | undefined; links: Links },
): GrowingLine['token'] | undefined {
  if (source.length < end) return undefined;
  const added = source.slice(end);
  if (/[\n\t]/.test(added) || (token.type === 'heading' && added.includes('#'))) return undefined;
  const grown = text + added;
  if (otherBlock.test(grown)) return undefined;
  return { ...token, raw: token.raw + added, text: grown, tokens: lexEndOfBlock(grown, { links, tail }) };
}

/** Blank lines after a line of text. */
const blankLines = /\n(?:[ \t]*\n)+/y;

/** Where the line ends and what follows its blank lines begins; `undefined` if it goes on or ends in another way. */
export function endOfGrowingLine(
  { end }: GrowingLine,
  source: string,
): { end: number; next: number } | undefined {
  const at = source.indexOf('\n', end);
  if (at < 0 || /\s/.test(source.charAt(at - 1))) return undefined;
  blankLines.lastIndex = at;
  return blankLines.test(source) ? { end: at, next: blankLines.lastIndex } : undefined;
}
