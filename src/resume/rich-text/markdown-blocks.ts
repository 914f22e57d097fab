import { inlineReader, type InlineReader } from './inline-markdown';
import { maxDepth, type Block } from './tree';

/** Reads paragraphs and lists line by line. A line break in a paragraph stays. */
export function markdownBlocks(text: string): Block[] {
  const all = text.split('\n').map((line) => line.replaceAll('\t', '    ').trimEnd());
  const read = inlineReader();
  // A single line is no list: "- since 2019 -", "1. FC Köln".
  if (all.filter(Boolean).length < 2) return paragraphs(all, read);
  return blocksOf(all, 0, read);
}

function blocksOf(all: readonly string[], depth: number, read: InlineReader): Block[] {
  if (all.length === 1) return paragraphs(all, read);
  const blocks: Block[] = [];
  let plain: string[] = [];
  for (let at = 0; at < all.length;) {
    const list = depth < maxDepth ? listAt(all, at, depth, read) : undefined;
    if (list) {
      blocks.push(...paragraphs(plain, read), list.block);
      plain = [];
      at = list.end;
    } else {
      plain.push(all[at] ?? '');
      at += 1;
    }
  }
  return [...blocks, ...paragraphs(plain, read)];
}

/** Blank lines part them. */
function paragraphs(all: readonly string[], read: InlineReader): Block[] {
  const texts: string[][] = [[]];
  for (const line of all) {
    if (line.trim() === '') texts.push([]);
    else texts.at(-1)?.push(heading(line.trim()));
  }
  return texts
    .filter((text) => text.length > 0)
    .map((text) => ({ kind: 'paragraph', children: read(text.join('\n')) }));
}

/** "## Tasks" is a line of its own; "#1 in sales" and "# 1" stay as they are. */
function heading(line: string): string {
  return line.replace(/^#{2,6} +(?=\S)/, '');
}

interface Marker {
  readonly indent: number;
  /** A bullet, or the sign after a number. */
  readonly sign: string;
  readonly number?: number | undefined;
  readonly text: string;
}

/** "- text", "• text", "1. text"; a dash at both ends encloses a text. */
function markerOf(line: string): Marker | undefined {
  const [, spaces = '', digits, sign = '', text = ''] =
    /^( *)(?:(\d{1,3})(?=[.)]))?([-*+•‣▪●◦·–.)]) +(\S.*)$/.exec(line) ?? [];
  const isNumber = digits !== undefined;
  if (text === '' || isNumber !== /[.)]/.test(sign)) return undefined;
  if (/^[-–*]$/.test(sign) && text.endsWith(` ${sign}`)) return undefined;
  return { indent: spaces.length, sign, number: isNumber ? Number(digits) : undefined, text };
}

/** A list that begins at a line, and the line after it. */
function listAt(
  all: readonly string[],
  from: number,
  depth: number,
  read: InlineReader,
): { block: Block; end: number } | undefined {
  const first = markerOf(all[from] ?? '');
  if (!first) return undefined;
  const items: string[][] = [];
  let end = from;
  for (let at = from; at < all.length; at += 1) {
    const line = all[at] ?? '';
    const marker = markerOf(line);
    if (line.trim() === '') continue;
    const indent = line.length - line.trimStart().length;
    if (marker && indent < first.indent + 2 && isNext(marker, first, items.length)) {
      items.push([marker.text]);
    } else if (items.length > 0 && indent >= first.indent + 2) {
      // What is indented belongs to the item above.
      items.at(-1)?.push(line.slice(first.indent + 2));
    } else {
      break;
    }
    end = at + 1;
  }
  // One number or one dash says less than several: "1. FC Köln", "– 2019".
  if (items.length < 2 && (first.number !== undefined || first.sign === '–')) return undefined;
  const isNumbered = first.number !== undefined;
  const start = first.number === 1 ? undefined : first.number;
  const block: Block = {
    kind: 'list',
    isNumbered,
    start,
    items: items.map((item) => blocksOf(item, depth + 1, read)),
  };
  return { block, end };
}

function isNext(marker: Marker, first: Marker, index: number): boolean {
  if (marker.sign !== first.sign) return false;
  return first.number === undefined ? marker.number === undefined : marker.number === first.number + index;
}
