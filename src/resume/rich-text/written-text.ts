import { parseRichText, plainLine, plainLines } from './rich-text';
import type { Block } from './tree';

/** A text in words, and the way its owner wrote it where that is more than words. */
export interface WrittenText {
  /** In one line. */
  readonly text: string;
  readonly body?: readonly Block[] | undefined;
}

export interface WrittenTexts {
  /** A line for each paragraph, line and item; none is empty. */
  readonly texts: readonly string[];
  readonly body?: readonly Block[] | undefined;
}

/** `undefined` for a text without a word. */
export function writtenText(source: string | undefined): WrittenText | undefined {
  const blocks = source === undefined ? [] : parseRichText(source);
  const text = plainLine(blocks);
  if (text === '') return undefined;
  return blocks.length === 1 && blocks.every(isPlain) ? { text } : { text, body: blocks };
}

export function writtenTexts(sources: readonly (string | undefined)[]): WrittenTexts {
  const blocks = sources.flatMap((source) => (source === undefined ? [] : parseRichText(source)));
  const texts = plainLines(blocks);
  return blocks.every(isPlain) ? { texts } : { texts, body: blocks };
}

function isPlain(block: Block): boolean {
  return block.kind === 'paragraph' && block.children.every(({ kind }) => kind === 'text');
}
