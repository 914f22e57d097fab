import { Parser } from 'htmlparser2';
import { markdownBlocks } from './markdown-blocks';
import { maxDepth, safeAddress, type Block, type Inline, escapeAmpersands } from './tree';

const inlineKinds: Readonly<Record<string, 'strong' | 'emphasis'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
};
const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'a', 'code', ...Object.keys(inlineKinds)]);

/** Elements that stand between line breaks in a page; their text becomes a paragraph. */
const blocks = new Set(
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
  const hasBlocks = [...names].some((name) => name === 'br' || blocks.has(name));
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
      ((allowed.has(known) || blocks.has(known) || others.has(known)) && closed.has(name) && opened.has(name))
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

function parse(html: string): Block[] {
  const builder = new Builder();
  const parser = new Parser({
    onopentag: (name, attributes) => builder.open(name, attributes['href']),
    ontext: (text) => builder.text(text),
    onclosetag: (name) => builder.close(name),
  });
  parser.end(html);
  return builder.result();
}

/** Inline content that is being written, and the element that holds it. */
interface Span {
  readonly name: string;
  readonly address?: string | undefined;
  children: Inline[];
}

class Builder {
  readonly #root: Block[] = [];
  readonly #lists: { readonly isNumbered: boolean; readonly items: Block[][] }[] = [];
  #spans: Span[] = [{ name: '', children: [] }];
  #droppedDepth = 0;

  open(name: string, href: string | undefined): void {
    if (dropped.has(name)) this.#droppedDepth += 1;
    if (this.#droppedDepth > 0) return;
    if (name === 'br') this.#add({ kind: 'break' });
    if (blocks.has(name)) this.#endParagraph();
    if ((name === 'ul' || name === 'ol') && this.#lists.length < maxDepth) {
      this.#lists.push({ isNumbered: name === 'ol', items: [] });
    }
    if (name === 'li') this.#lists.at(-1)?.items.push([]);
    if (name === 'a') this.#openSpan(name, href === undefined ? undefined : safeAddress(href));
    if (inlineKinds[name] ?? name === 'code') this.#openSpan(name);
  }

  close(name: string): void {
    if (dropped.has(name) && this.#droppedDepth > 0) this.#droppedDepth -= 1;
    else if (this.#droppedDepth > 0) return;
    else if (this.#spans.some((span) => span.name === name) && name !== '') this.#closeSpan(name);
    if (blocks.has(name)) this.#endParagraph();
    if (name === 'ul' || name === 'ol') this.#endList();
  }

  text(text: string): void {
    if (this.#droppedDepth === 0 && text !== '')
      this.#add({ kind: 'text', text: text.replace(/[ \t\r\n\f]+/g, ' ') });
  }

  result(): Block[] {
    this.#endParagraph();
    while (this.#lists.length > 0) this.#endList();
    return this.#root;
  }

  #add(inline: Inline): void {
    this.#spans.at(-1)?.children.push(inline);
  }

  #openSpan(name: string, address?: string): void {
    if (this.#spans.length <= maxDepth) this.#spans.push({ name, address, children: [] });
  }

  #closeSpan(name: string): void {
    for (let closed = ''; closed !== name && this.#spans.length > 1;) {
      const span = this.#spans.pop();
      closed = span?.name ?? name;
      for (const inline of span ? spanOf(span) : []) this.#add(inline);
    }
  }

  /** Emphasis that a paragraph leaves open goes on in the next one. */
  #endParagraph(): void {
    const open = this.#spans.slice(1);
    while (this.#spans.length > 1) {
      const span = this.#spans.pop();
      for (const inline of span ? spanOf(span) : []) this.#add(inline);
    }
    const children = trimmed(this.#spans[0]?.children ?? []);
    if (children.length > 0) this.#target().push({ kind: 'paragraph', children });
    this.#spans = [{ name: '', children: [] }, ...open.map((span) => ({ ...span, children: [] }))];
  }

  /** The item that is open, or the text around the lists. */
  #target(): Block[] {
    return this.#lists.at(-1)?.items.at(-1) ?? this.#lists.at(-2)?.items.at(-1) ?? this.#root;
  }

  #endList(): void {
    const list = this.#lists.pop();
    const items = list?.items.filter((item) => item.length > 0) ?? [];
    if (list && items.length > 0) this.#target().push({ kind: 'list', isNumbered: list.isNumbered, items });
  }
}

function spanOf({ name, address, children }: Span): Inline[] {
  const kind = inlineKinds[name];
  if (children.length === 0) return [];
  if (kind) return [{ kind, children }];
  if (name === 'code') return [{ kind: 'code', text: children.map(textOf).join('') }];
  return address === undefined ? children : [{ kind: 'link', address, children }];
}

function textOf(inline: Inline): string {
  if (inline.kind === 'break') return ' ';
  return 'text' in inline ? inline.text : inline.children.map(textOf).join('');
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
