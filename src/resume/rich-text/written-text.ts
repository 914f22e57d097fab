import { parseRichText, plainLine, plainLines } from './rich-text';
import type { Block } from './tree';

/** A text in one line, and the way its owner wrote it where that is more than words; `undefined` without a word. */
export function writtenText(source: string | undefined) {
  const blocks = source === undefined ? [] : parseRichText(source);
  const text = plainLine(blocks);
  if (text === '') return undefined;
  return blocks.length === 1 && blocks.every(isPlain) ? { text } : { text, body: blocks };
}

/** A line for each paragraph, line and item; none is empty. */
export function writtenTexts(sources: readonly (string | undefined)[]) {
  const blocks = sources.flatMap((source) => (source === undefined ? [] : parseRichText(source)));
  const texts = plainLines(blocks);
  return blocks.every(isPlain) ? { texts } : { texts, body: blocks };
}

function isPlain(block: Block): boolean {
  return block.kind === 'paragraph' && block.children.every(({ kind }) => kind === 'text');
}
