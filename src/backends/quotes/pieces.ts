import { lex, noLinks } from '../../streaming/markdown/lexer';

/** A part of a markdown text; with `atOnce` it appears whole. */
interface Piece {
  readonly text: string;
  readonly atOnce: boolean;
}

const characterReference = /(&#?\w+;)/;

/**
 * Cuts an answer into the words that are typed out and what appears at once: quotes, lists, tables, and each link or other
 * markup inside a paragraph. So markup is never seen half typed. The pieces joined are the answer.
 */
export function piecesOf(markdown: string): Piece[] {
  const pieces: Piece[] = [];
  function add(text: string, atOnce: boolean): void {
    const last = pieces.at(-1);
    if (last?.atOnce === atOnce) pieces.splice(-1, 1, { text: last.text + text, atOnce });
    else if (text !== '') pieces.push({ text, atOnce });
  }

  for (const block of lex(markdown, { open: false, links: noLinks() })) {
    const spans = block.type === 'paragraph' && 'tokens' in block ? (block.tokens ?? []) : [];
    for (const { type, raw } of spans) {
      if (type === 'text')
        for (const part of raw.split(characterReference)) add(part, characterReference.test(part));
      else add(raw, true);
    }
    add(block.raw.slice(spans.map(({ raw }) => raw).join('').length), true);
  }
  const isWhole = pieces.map(({ text }) => text).join('') === markdown;
  return isWhole ? pieces : [{ text: markdown, atOnce: true }];
}

/** The first word appears whole, so that a visitor reads it at once. */
export function withFirstWordAtOnce([first, ...rest]: readonly Piece[]): readonly Piece[] {
  if (!first) return [];
  const word = /^\S+\s+/.exec(first.text)?.[0];
  if (first.atOnce || word === undefined) return [first, ...rest];
  return [{ text: word, atOnce: true }, { text: first.text.slice(word.length), atOnce: false }, ...rest];
}
