import type { Links, Token } from 'marked';
import { drawBlocks } from './draw-tokens';
import { katexHasCome, loadKatex } from './formulas';
import { InlineMemo } from './inline-memo';
import { lex, noLinks } from './lexer';
import { accepts, append, closersAtEnd, findLiveText } from './live-text';
import type { LiveText } from './live-text';
import { patchChildren, redrawFormulas } from './patch';
import type { View } from './view';

interface Block {
  source: string;
  views: View[];
}

/** Characters of an unfinished block from which on it is read again only after growing by a sixty-fourth. */
const longBlock = 6000;

/**
 * Characters in which the source of an unfinished formula or address is shown: no one reads along in it, and each
 * step costs a paint.
 */
const rawStep = 16;

/**
 * Shows a growing markdown text in an element of its own, for little more than the browser itself needs.
 *
 * Blocks that can no longer change are settled: lexed once, their nodes left alone. Behind them is the tail, at most
 * a few blocks: it is lexed again when something arrives that may change it and patched onto its own nodes. Most
 * characters change nothing before them and go straight into the last text node (`live-text.ts`).
 *
 * What is shown depends on the text and not on how it was cut, except that trailing whitespace waits for what follows.
 * A settled block changes again only if a link definition that it refers to arrives later.
 */
export class IncrementalMarkdown {
  private readonly container: Element;
  private received = '';
  private source = '';
  private open = true;
  private settled: Block[] = [];
  private settledEnd = 0;
  private links: Links = noLinks();
  private tail: View[] = [];
  private live: LiveText | undefined;
  /** What the tail shows: the source up to here. */
  private drawn = 0;
  private readonly memo = new InlineMemo();
  private awaitsKatex = false;
  private disposed = false;

  constructor(container: Element) {
    this.container = container;
    container.replaceChildren();
  }

  /**
   * Shows `text`. It is usually the former text with something added; any other text is drawn afresh.
   *
   * @param open whether more may come: then what is still open at the end is shown as it was written
   */
  update(text: string, open: boolean): void {
    if (text === this.received && open === this.open) return;
    if (!this.open || !text.startsWith(this.received)) this.clear();
    this.received = text;
    this.open = open;
    this.source = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    if (!open) this.draw(this.source);
    else if (!this.grow()) this.drawOpen();
  }

  dispose(): void {
    this.disposed = true;
  }

  private clear(): void {
    this.container.replaceChildren();
    this.settled = [];
    this.settledEnd = 0;
    this.links = noLinks();
    this.tail = [];
    this.live = undefined;
    this.drawn = 0;
  }

  /** Appends what has arrived to the last text node, or waits with it; false if the tail must be drawn again. */
  private grow(): boolean {
    const added = this.source.slice(this.drawn).trimEnd();
    if (added === '') return true;
    if (this.live && accepts(this.live, this.source, this.drawn, added)) {
      if (this.live.mode === 'raw' && added.length < rawStep) return true;
      append(this.live, added);
      this.drawn += added.length;
      return true;
    }
    const length = this.source.length - this.settledEnd;
    return length > longBlock && added.length < length >> 6;
  }

  private drawOpen(): void {
    const source = this.source.trimEnd();
    const closers = closersAtEnd(source);
    this.draw(source.slice(0, source.length - closers));
    if (closers === 0 || (this.live?.mode !== 'raw' && this.grow())) return;
    this.draw(source);
    // Drawn as closers already: one more of them makes others of them.
    if (this.live?.mode === 'prose') this.live = undefined;
  }

  private draw(source: string): void {
    const tail = source.slice(this.settledEnd);
    const links = Object.assign(noLinks(), this.links);
    const tokens = lex(tail, { open: this.open, links, memo: this.memo });
    const blocks = tokens.map((token) => ({ source: token.raw, views: drawBlocks([token]) }));
    const views = blocks.flatMap((block) => block.views);
    patchChildren(this.container, this.tail, views);
    this.tail = views;
    if (views.some(hasFormula)) this.fetchKatex();
    this.drawn = source.length;
    this.live = undefined;
    const last = tokens.findLastIndex(({ type }) => type !== 'space');
    const lastToken = tokens[last];
    if (this.open && lastToken) this.live = findLiveText(lastToken, blocks[last]?.views ?? [], source);
    if (this.open) this.settle(tokens, blocks, last);
    else this.learnLinks(tail);
  }

  /**
   * Blocks are settled once another one follows of which enough has come: after a blank line, so much of its first
   * line that it cannot be part of what is before it; otherwise two lines, since the second may make a heading or a
   * table of the first and part it from what it continued.
   */
  private settle(tokens: readonly Token[], blocks: readonly Block[], last: number): void {
    // An open formula that is never closed continues the paragraph before it.
    if (last < 1 || tokens[last]?.type === 'open') return;
    const before = tokens.slice(0, last);
    const end = before.reduce((sum, { raw }) => sum + raw.length, this.settledEnd);
    const [first = '', second] = this.source.slice(end).split('\n', 2);
    const standsApart = before.at(-1)?.type === 'space' || /\n[ \t]*\n$/.test(before.at(-1)?.raw ?? '');
    if (standsApart ? second === undefined && !/\p{L}/u.test(first) : !this.hasTwoLines(end)) return;
    const done = blocks.slice(0, last);
    const source = this.source.slice(this.settledEnd, end);
    this.settled.push(...done.filter(({ views }) => views.length > 0));
    this.settledEnd = end;
    this.tail = blocks.slice(last).flatMap(({ views }) => views);
    this.learnLinks(source);
  }

  private hasTwoLines(from: number): boolean {
    const firstEnd = this.source.indexOf('\n', from);
    return firstEnd >= 0 && this.source.includes('\n', firstEnd + 1);
  }

  /** Definitions count once they are settled; blocks that were waiting for one are drawn again. */
  private learnLinks(source: string): void {
    if (!source.includes(']:')) return;
    const known = new Set(Object.keys(this.links));
    lex(source, { open: false, links: this.links });
    const fresh = Object.keys(this.links).filter((label) => !known.has(label));
    if (fresh.length === 0) return;
    for (const block of this.settled) {
      const folded = block.source.replace(/\s+/g, ' ').toLowerCase();
      if (!fresh.some((label) => folded.includes(label))) continue;
      const views = drawBlocks(lex(block.source, { open: false, links: this.links }));
      // A definition changes what is inside a block, never how many there are.
      if (views.length === block.views.length) patchChildren(this.container, block.views, views);
      block.views = views;
    }
  }

  private fetchKatex(): void {
    if (this.awaitsKatex || katexHasCome()) return;
    this.awaitsKatex = true;
    void loadKatex().then(() => {
      this.awaitsKatex = false;
      if (this.disposed || !katexHasCome()) return;
      for (const { views } of this.settled) redrawFormulas(views);
      redrawFormulas(this.tail);
    });
  }
}

function hasFormula(view: View): boolean {
  return view.kind === 'formula' || (view.kind === 'element' && view.children.some(hasFormula));
}
