import { hasOnlyLineBreaks, htmlBlocks } from './html-blocks';
import { markdownBlocks } from './markdown-blocks';
import { visibleText, withoutControls } from '../../shared/visible-text';
import { wordsOf, type Block, type Inline } from './tree';

/** Reads a text that may hold markdown or HTML. What only looks like markup stays as it is written. */
export function parseRichText(text: string): readonly Block[] {
  const source = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').trim();
  const blocks = hasOnlyLineBreaks(source)
    ? markdownBlocks(source.replace(/<\/?br(?:\s[^<>]*|\/)?>\n?/gi, '\n'))
    : (htmlBlocks(source) ?? markdownBlocks(source));
  // What a reference such as `&#27;` stands for is known only here.
  return source.includes('&#') ? blocks.map(visibleBlock).filter(hasWords) : blocks;
}

function visibleBlock(block: Block): Block {
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map(visibleBlock)) };
  const words = wordsOf(block.children);
  // An isolate may begin and end in two pieces of the paragraph.
  const isClosed = visibleText(words) === withoutControls(words);
  return { ...block, children: visibleInlines(block.children, isClosed ? withoutControls : visibleText) };
}

function visibleInlines(children: readonly Inline[], visible: (text: string) => string): Inline[] {
  return children.map((inline) => {
    if (inline.kind === 'break') return inline;
    if ('text' in inline) return { ...inline, text: visible(inline.text) };
    return { ...inline, children: visibleInlines(inline.children, visible) };
  });
}

function hasWords(block: Block): boolean {
  return paragraphsOf([block]).some((words) => words.trim() !== '');
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

/** Without markup: a line for each line, each paragraph and each item; none is empty. */
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
