import type { Links, Token } from 'marked';
import { drawBlocks } from './draw-tokens';
import { katexHasCome, loadKatex } from './formulas';
import { InlineMemo } from './inline-memo';
import { lex, noLinks } from './lexer';
import { accepts, append, closersAtEnd, findLiveText } from './live-text';
import type { LiveText } from './live-text';
import { patchChildren, redrawFormulas, replaceNodes } from './patch';
import type { View } from './view';

/**
 * A block that can no longer change by itself. Its source is remembered by where it stands: a piece of a string keeps
 * all of that string in memory, and with one for each block that would be the text many times over.
 */
interface SettledBlock {
  start: number;
  end: number;
  nodes: Node[];
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
  private settled: SettledBlock[] = [];
  private settledEnd = 0;
  private links: Links = noLinks();
  private tail: View[] = [];
  private live: LiveText | undefined;
  /** What the tail shows: the source up to here. */
  private drawn = 0;
  private memo = new InlineMemo();
  private awaitsKatex = false;
  /** Settled blocks with formulas that KaTeX has yet to set. */
  private unset: View[] = [];
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
    if (!open) this.finish();
    else if (!this.grow()) this.drawOpen();
  }

  dispose(): void {
    this.disposed = true;
  }

  private clear(): void {
    this.container.replaceChildren();
    this.release();
    this.unset = [];
    this.settledEnd = 0;
    this.drawn = 0;
  }

  private finish(): void {
    this.draw(this.source);
    this.learnLinks(this.settledEnd, this.source.length);
    this.awaitFormulas(this.tail);
    this.release();
  }

  /** Lets go of what is needed only while more may come. */
  private release(): void {
    this.settled = [];
    this.links = noLinks();
    this.tail = [];
    this.live = undefined;
    this.memo = new InlineMemo();
  }

  /** Appends what has arrived to the last text node, or waits with it; false if the tail must be drawn again. */
  private grow(): boolean {
    const added = this.source.slice(this.drawn).trimEnd();
    if (added === '') return true;
    if (this.live && accepts(this.live, this.source, this.drawn, added)) {
      if (this.live.kind === 'raw' && added.length < rawStep) return true;
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
    if (closers === 0 || (this.live?.kind !== 'raw' && this.grow())) return;
    this.draw(source);
    // Drawn as closers already: one more of them makes others of them.
    if (this.live?.kind === 'prose' && !this.live.isAfterSpan) this.live = undefined;
  }

  private draw(source: string): void {
    const tail = source.slice(this.settledEnd);
    const links = Object.assign(noLinks(), this.links);
    const tokens = lex(tail, { open: this.open, links, memo: this.memo });
    const drawn = tokens.map((token) => drawBlocks([token]));
    const views = drawn.flat();
    patchChildren(this.container, this.tail, views);
    this.tail = views;
    if (views.some(hasFormula)) this.fetchKatex();
    this.drawn = source.length;
    this.live = undefined;
    if (!this.open) return;
    const last = tokens.findLastIndex(({ type }) => type !== 'space');
    const lastToken = tokens[last];
    if (lastToken) this.live = findLiveText(lastToken, drawn[last] ?? [], source);
    this.settle(tokens, drawn, last);
  }

  /**
   * Blocks are settled once another one follows of which enough has come: after a blank line, so much of its first
   * line that it cannot be part of what is before it; otherwise two lines, since the second may make a heading or a
   * table of the first and part it from what it continued.
   */
  private settle(tokens: readonly Token[], drawn: readonly View[][], last: number): void {
    // An open formula that is never closed continues the paragraph before it.
    if (last < 1 || tokens[last]?.type === 'open') return;
    const before = tokens.slice(0, last);
    const start = this.settledEnd;
    const end = before.reduce((sum, { raw }) => sum + raw.length, start);
    const [first = '', second] = this.source.slice(end).split('\n', 2);
    const standsApart = before.at(-1)?.type === 'space' || /\n[ \t]*\n$/.test(before.at(-1)?.raw ?? '');
    if (standsApart ? second === undefined && !/\p{L}/u.test(first) : !this.hasTwoLines(end)) return;
    for (const [index, { raw }] of before.entries()) {
      const views = drawn[index] ?? [];
      const nodes = views.flatMap(({ node }) => node ?? []);
      if (nodes.length > 0) {
        this.settled.push({ start: this.settledEnd, end: this.settledEnd + raw.length, nodes });
      }
      this.awaitFormulas(views);
      this.settledEnd += raw.length;
    }
    this.tail = drawn.slice(last).flat();
    this.learnLinks(start, end);
  }

  private hasTwoLines(from: number): boolean {
    const firstEnd = this.source.indexOf('\n', from);
    return firstEnd >= 0 && this.source.includes('\n', firstEnd + 1);
  }

  /** Definitions count once they are settled; blocks that were waiting for one are drawn again. */
  private learnLinks(start: number, end: number): void {
    const source = this.source.slice(start, end);
    if (!source.includes(']:')) return;
    const known = new Set(Object.keys(this.links));
    lex(source, { open: false, links: this.links });
    const fresh = Object.keys(this.links).filter((label) => !known.has(label));
    if (fresh.length === 0) return;
    for (const block of this.settled) {
      const written = this.source.slice(block.start, block.end);
      const folded = written.replace(/\s+/g, ' ').toLowerCase();
      if (!fresh.some((label) => folded.includes(label))) continue;
      const views = drawBlocks(lex(written, { open: false, links: this.links }));
      // A definition changes what is inside a block, never how many there are.
      if (views.length !== block.nodes.length) continue;
      block.nodes = replaceNodes(block.nodes, views);
      this.awaitFormulas(views);
    }
  }

  private awaitFormulas(views: readonly View[]): void {
    if (!katexHasCome()) this.unset.push(...views.filter(hasFormula));
  }

  private fetchKatex(): void {
    if (this.awaitsKatex || katexHasCome()) return;
    this.awaitsKatex = true;
    void loadKatex().then(() => {
      this.awaitsKatex = false;
      if (this.disposed || !katexHasCome()) return;
      redrawFormulas([...this.unset, ...this.tail]);
      this.unset = [];
    });
  }
}

function hasFormula(view: View): boolean {
  return view.kind === 'formula' || (view.kind === 'element' && view.children.some(hasFormula));
}
