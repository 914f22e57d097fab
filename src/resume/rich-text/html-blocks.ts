import { parseDocument } from 'htmlparser2';
import { markdownBlocks } from './markdown-blocks';
import { maxDepth, safeAddress, type Block, type Inline, escapeAmpersands, wordsOf } from './tree';

const inlineKinds: Readonly<Record<string, 'strong' | 'emphasis'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
};
const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'a', 'code', ...Object.keys(inlineKinds)]);

/** Elements that stand between line breaks in a page; their text becomes a paragraph. */
const blockNames = new Set(
  'p div section article header footer main aside blockquote pre table thead tbody tr td th dl dt dd hr h1 h2 h3 h4 h5 h6 ul ol li'.split(
    ' ',
  ),
);
const others = new Set(
  'span font u s small big sub sup mark del ins abbr cite q kbd img svg iframe object form input button label style script html body head title meta link center'.split(
    ' ',
  ),
);
const dropped = new Set(['script', 'style', 'head', 'title']);

/** Of one text. One with more keeps its words alone, since a parser takes quadratic time for open elements. */
const maxTags = 2000;

const tag = /<(\/?)([a-z][a-z\d]*)(?:\s[^<>]*|\/)?>/gi;

/** Reads a text with tags of HTML; `undefined` for one without. A tag is one of HTML's, and paired where it must be. */
export function htmlBlocks(source: string): Block[] | undefined {
  const { text, names, isReduced } = readTags(source);
  if (names.size === 0) return undefined;
  if (isReduced) return markdownBlocks(withoutTags(text, names));
  // Line breaks mean something where no element makes them.
  const hasBlocks = [...names].some((name) => name === 'br' || blockNames.has(name));
  const html = hasBlocks ? text : text.replaceAll('\n\n', '<p>').replaceAll('\n', '<br>');
  return parse(escaped(html, hasBlocks ? names : new Set([...names, 'p', 'br'])));
}

/** What of a text is HTML. */
export function readTags(source: string) {
  const text = withoutComments(source);
  const names = tagsIn(text);
  return {
    /** Without its comments, of which nothing is shown. */
    text,
    /** Of the elements. */
    names,
    /** True where only the words are kept, and no address of a link. */
    isReduced: names.size > 0 && (text.match(tag)?.length ?? 0) > maxTags,
  };
}

function withoutTags(text: string, names: ReadonlySet<string>): string {
  return text.replace(tag, (written, _slash, name: string) =>
    names.has(name.toLowerCase()) ? ' ' : written,
  );
}

/** A comment without an end is text. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start);
    if (end < 0) return [...parts, text.slice(from)].join('');
    parts.push(text.slice(from, start));
    from = end + 3;
  }
}

/** True where line breaks are the only tags. */
export function hasOnlyLineBreaks(text: string): boolean {
  const names = tagsIn(text);
  return names.size === 1 && names.has('br');
}

/** The elements of a text. "Foo<T>" and "Built <table> layouts" hold none. */
function tagsIn(text: string): Set<string> {
  const opened = new Set<string>();
  const closed = new Set<string>();
  for (const [, slash, name = ''] of text.matchAll(tag)) (slash ? closed : opened).add(name);
  const isTag = (name: string) => {
    const known = name.toLowerCase();
    const isGeneric = /^[A-Z]$/.test(name);
    if (allowed.has(known) && !isGeneric) return true;
    return (
      known === 'img' ||
      known === 'hr' ||
      ((allowed.has(known) || blockNames.has(known) || others.has(known)) &&
        closed.has(name) &&
        opened.has(name))
    );
  };
  return new Set([...opened, ...closed].filter(isTag).map((name) => name.toLowerCase()));
}

/** Each `<` that begins no tag of `names` is text, and so is each incomplete entity. */
export function escaped(html: string, names: ReadonlySet<string>): string {
  let from = 0;
  const parts: string[] = [];
  for (const { 0: written, 2: name = '', index } of html.matchAll(tag)) {
    if (!names.has(name.toLowerCase())) continue;
    parts.push(escapeText(html.slice(from, index)), written);
    from = index + written.length;
  }
  return [...parts, escapeText(html.slice(from))].join('');
}

function escapeText(text: string): string {
  return escapeAmpersands(text).replaceAll('<', '&lt;');
}

/** What is escaped leaves elements and text alone. */
export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: object }>;

/** A piece of a paragraph, with the elements around it that show: emphasis, code and links. */
interface Piece {
  readonly inline: Inline;
  readonly spans: readonly Element[];
}

function parse(html: string): Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  /** Into the item that is open, or the text around the lists. */
  const endParagraph = (target: Block[]) => {
    const children = trimmed(nested(pieces));
    if (children.length > 0) target.push({ kind: 'paragraph', children });
    pieces = [];
  };
  const read = (node: Node, spans: readonly Element[], lists: readonly Block[][][]): void => {
    if ('data' in node)
      pieces.push({ inline: { kind: 'text', text: node.data.replace(/[ \t\r\n\f]+/g, ' ') }, spans });
    if (!('attribs' in node) || dropped.has(node.name)) return;
    const { name } = node;
    const target = () => lists.findLast((items) => items.length > 0)?.at(-1) ?? blocks;
    if (name === 'br') pieces.push({ inline: { kind: 'break' }, spans });
    if (blockNames.has(name)) endParagraph(target());
    const isList = (name === 'ul' || name === 'ol') && lists.length < maxDepth;
    const items: Block[][] = [];
    if (name === 'li') lists.at(-1)?.push([]);
    const isSpan = (name in inlineKinds || name === 'code' || name === 'a') && spans.length < maxDepth;
    for (const child of node.children)
      read(child, isSpan ? [...spans, node] : spans, isList ? [...lists, items] : lists);
    if (blockNames.has(name)) endParagraph(items.at(-1) ?? target());
    const filled = items.filter((item) => item.length > 0);
    if (filled.length > 0) target().push({ kind: 'list', isNumbered: name === 'ol', items: filled });
  };
  for (const node of parseDocument(html).children) read(node, [], []);
  endParagraph(blocks);
  return blocks;
}

/** Pieces that follow each other in one element share it. */
function nested(pieces: readonly Piece[], depth = 0): Inline[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const span = piece.spans[depth];
    if (span && last?.[0]?.spans[depth] === span) last.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group) => {
    const span = group[0]?.spans[depth];
    return span ? spanOf(span, nested(group, depth + 1)) : group.map(({ inline }) => inline);
  });
}

function spanOf({ name, attribs }: Element, children: readonly Inline[]): readonly Inline[] {
  const kind = inlineKinds[name];
  if (kind) return [{ kind, children }];
  if (name === 'code') return [{ kind: 'code', text: wordsOf(children, ' ') }];
  const address = safeAddress(attribs['href'] ?? '');
  return address === undefined ? children : [{ kind: 'link', address, children }];
}

function isEmpty(inline: Inline): boolean {
  return inline.kind === 'break' || (inline.kind === 'text' && inline.text.trim() === '');
}

/** Without white space and line breaks at its ends. */
function trimmed(children: readonly Inline[]): Inline[] {
  const first = children.findIndex((inline) => !isEmpty(inline));
  if (first < 0) return [];
  const last = children.findLastIndex((inline) => !isEmpty(inline));
  return children.slice(first, last + 1).map((inline, index, { length }) => {
    if (inline.kind !== 'text') return inline;
    const start = index === 0 ? inline.text.trimStart() : inline.text;
    return { kind: 'text', text: index === length - 1 ? start.trimEnd() : start };
  });
}
