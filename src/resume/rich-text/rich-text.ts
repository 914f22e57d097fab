import { hasOnlyLineBreaks, htmlBlocks } from './html-blocks';
import { markdownBlocks } from './markdown-blocks';
import type { Block, Inline } from './tree';

/** Reads a text that may hold markdown or HTML. What only looks like markup stays as it is written. */
export function parseRichText(text: string): readonly Block[] {
  const source = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').trim();
  if (hasOnlyLineBreaks(source)) return markdownBlocks(source.replace(/<\/?br(?:\s[^<>]*|\/)?>\n?/gi, '\n'));
  return htmlBlocks(source) ?? markdownBlocks(source);
}

/** A text without its markup: a line for each line, each paragraph and each item. */
export function plainText(text: string): string {
  return plainLines(parseRichText(text)).join('\n');
}

/** In one line: sentences stay apart, and so do items. */
export function plainLine(blocks: readonly Block[]): string {
  let line = '';
  for (const paragraph of paragraphsOf(blocks)) {
    const words = paragraph.replaceAll('\n', ' ').trim();
    const mark = /[\p{L}\p{N})]$/u.test(line) ? ';' : '';
    line = line === '' ? words : `${line}${mark} ${words}`;
  }
  return line;
}

/** None is empty. */
export function plainLines(blocks: readonly Block[]): string[] {
  return paragraphsOf(blocks)
    .flatMap((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .filter(Boolean);
}

function paragraphsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [wordsOf(block.children)] : block.items.flatMap(paragraphsOf),
  );
}

function wordsOf(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (inline.kind === 'break') return '\n';
      return 'text' in inline ? inline.text : wordsOf(inline.children);
    })
    .join('');
}
