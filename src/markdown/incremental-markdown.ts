import type { Links, Token } from 'marked';
import { drawBlocks } from './draw-blocks';
import { isKatexLoaded, loadKatex } from './formulas';
import { InlineMemo } from './inline-memo';
import { lex, noLinks } from './lexer';
import { drawMarks, type Mark } from './marks';
import { accepts, append, closersAtEnd, findLiveText } from './live-text';
import type { LiveText } from './live-text';
import { adoptNodes, patchChildren, redrawFormulas, replaceNodes } from './patch';
import { unspoken } from './unspoken';
import type { View } from './view';
import type { MarkdownWords } from './words.en';

/**
 * A block that further text cannot change. It stores the range of its source instead of the source: a substring keeps
 * the whole string in memory, and each block would keep another one.
 */
interface SettledBlock {
  start: number;
  end: number;
  nodes: Node[];
}

/** Characters. A longer unfinished block is read again only after it has grown by a sixty-fourth. It has no marks. */
const longBlock = 6000;

/** Characters by which an unfinished formula or address grows on the page. Nobody reads it, and each step is a paint. */
const rawStep = 16;

/** Milliseconds after which text is shown that was left for later. */
const catchUpMs = 100;

/** Characters that are shown in one task, at least. A longer text is shown in several, from its start. */
const mostAtOnce = 8000;

/** Calls back after `ms` milliseconds. Returns the function that cancels it. */
export type After = (ms: number, callback: () => void) => () => void;

export function afterTimeout(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/**
 * Shows a growing markdown text in an element. Three parts, from the start of the text:
 *
 * - Settled blocks cannot change any more. They are lexed once and their nodes stay.
 * - The tail, a few blocks, is lexed again when new text may change it, and patched onto its own nodes.
 * - Most characters change nothing before them and are appended to the last text node (`live-text.ts`).
 *
 * The result depends on the text alone, not on how it was cut; only trailing whitespace waits for what follows. A
 * settled block changes once more if a link definition that it refers to follows later.
 */
export class IncrementalMarkdown {
  private readonly container: Element;
  /** The text to show, of which `received` is shown or is about to be. */
  private target = '';
  private isTargetOpen = true;
  private cancelNextPart: (() => void) | undefined;
  private received = '';
  private source = '';
  private open = true;
  private settled: SettledBlock[] = [];
  private settledEnd = 0;
  private links: Links = noLinks();
  private marks: readonly Mark[] = [];
  private tail: View[] = [];
  private live: LiveText | undefined;
  /** The page shows the source up to here, in UTF-16 units. */
  private shown = 0;
  private memo = new InlineMemo();
  private awaitsKatex = false;
  /** Settled blocks with formulas that show their source until KaTeX is loaded. */
  private plainFormulas: View[] = [];
  private disposed = false;

  private cancelCatchUp: (() => void) | undefined;

  private readonly words: MarkdownWords;
  private readonly after: After;

  constructor(container: Element, words: MarkdownWords = unspoken, after: After = afterTimeout) {
    this.container = container;
    this.words = words;
    this.after = after;
    container.replaceChildren();
  }

  /**
   * Shows `text`. A text that begins with the former one is cheap to show; any other is rendered from the start.
   *
   * @param open true while more text may follow: syntax that is still open at the end is then shown as written
   */
  update(text: string, open: boolean): void {
    if (text === this.target && open === this.isTargetOpen) return;
    if (!this.open || !text.startsWith(this.received)) this.clear();
    this.target = text;
    this.isTargetOpen = open;
    if (!this.cancelNextPart) this.showNextPart();
  }

  /**
   * Marks stretches of the text that is shown. A call takes those of the calls before and adds to them; another text begins
   * without any. A text of more than 8,000 characters takes none once it has ended: it would be read again as a whole.
   */
  mark(marks: readonly Mark[]): void {
    const before = this.marks;
    const added = marks.slice(before.length).map((mark) => withoutReturns(mark, this.received));
    if (added.length === 0) return;
    this.marks = [...before, ...added];
    const isAddedIn = ({ start, end }: { start: number; end: number }) =>
      end - start <= longBlock && added.some((mark) => start <= mark.start && mark.start < end);
    if (this.open) {
      for (const block of this.settled.filter(isAddedIn)) this.redrawMarks(block, before);
      if (isAddedIn({ start: this.settledEnd, end: this.source.length })) this.drawOpen();
    } else if (this.source.length <= mostAtOnce) {
      for (const block of this.endedBlocks().filter(isAddedIn)) this.redrawMarks(block, before);
    }
  }

  /** The blocks of a text that has ended. */
  private endedBlocks(): SettledBlock[] {
    const nodes = [...this.container.childNodes];
    let end = 0;
    return lex(this.source, { open: false, links: this.links }).map((token) => {
      const start = end;
      end += token.raw.length;
      return { start, end, nodes: nodes.splice(0, drawBlocks([token], this.words).length) };
    });
  }

  /** Draws a block with the marks of now in place of those before. Its nodes stay. */
  private redrawMarks(block: SettledBlock, before: readonly Mark[]): void {
    const tokens = lex(this.source.slice(block.start, block.end), { open: false, links: this.links });
    const draw = (marks: readonly Mark[]) =>
      this.withMarks(drawBlocks(tokens, this.words), block.start, block.end, marks);
    const shown = draw(before);
    const views = draw(this.marks);
    if (adoptNodes(shown, block.nodes)) patchChildren(this.container, shown, views);
    else if (views.length === block.nodes.length) replaceNodes(block.nodes, views);
    else return;
    block.nodes = views.flatMap(({ node }) => node ?? []);
    this.awaitFormulas(views);
  }

  /** @param start where the block begins in the text, and @param end where the next one does */
  private withMarks(views: View[], start: number, end: number, marks = this.marks): View[] {
    const own = marks.filter((mark) => start <= mark.start && mark.start < end);
    // Each mark is looked for in all of its block.
    if (own.length === 0 || end - start > longBlock) return views;
    return drawMarks({ views, source: this.source, start, links: this.links }, own);
  }

  /** Shows as much of the text as one task may take, and the rest in later ones. */
  private showNextPart(): void {
    const shown = this.received.length;
    // Each part reads the unfinished block again: parts that grow with it keep the sum linear.
    const end = shown + Math.max(mostAtOnce, (shown - this.settledEnd) >> 1);
    if (end >= this.target.length) return this.show(this.target, this.isTargetOpen);
    const lineEnd = this.target.lastIndexOf('\n', end) + 1;
    this.show(this.target.slice(0, lineEnd > shown ? lineEnd : end), true);
    this.cancelNextPart = this.after(0, () => {
      this.cancelNextPart = undefined;
      this.showNextPart();
    });
  }

  private endParts(): void {
    this.cancelNextPart?.();
    this.cancelNextPart = undefined;
  }

  private show(text: string, open: boolean): void {
    this.received = text;
    this.open = open;
    this.source = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    if (!open) this.finish();
    else {
      if (!this.grow()) this.drawOpen();
      if (this.isBehind()) this.cancelCatchUp ??= this.after(catchUpMs, () => this.catchUp());
    }
  }

  dispose(): void {
    this.disposed = true;
    this.endParts();
    this.endCatchUp();
  }

  private isBehind(): boolean {
    return this.source.trimEnd().length > this.shown;
  }

  private catchUp(): void {
    this.cancelCatchUp = undefined;
    if (this.isBehind() && !this.grow(true)) this.drawOpen(true);
  }

  private endCatchUp(): void {
    this.cancelCatchUp?.();
    this.cancelCatchUp = undefined;
  }

  private clear(): void {
    this.endParts();
    this.endCatchUp();
    this.container.replaceChildren();
    this.release();
    this.plainFormulas = [];
    this.received = '';
    this.marks = [];
    this.open = true;
    this.settledEnd = 0;
    this.shown = 0;
  }

  private finish(): void {
    this.endCatchUp();
    this.draw(this.source);
    this.learnLinks(this.settledEnd, this.source.length);
    this.awaitFormulas(this.tail);
    this.release();
  }

  /** Releases what is needed only while the text grows. */
  private release(): void {
    this.settled = [];
    this.links = noLinks();
    this.tail = [];
    this.live = undefined;
    this.memo = new InlineMemo();
  }

  /**
   * Appends new text to the last text node, or leaves it for later. False if the tail must be drawn again.
   *
   * @param all true to leave nothing for later
   */
  private grow(all = false): boolean {
    const added = this.source.slice(this.shown).trimEnd();
    if (added === '') return true;
    if (this.live && accepts(this.live, this.source, this.shown, added)) {
      if (this.live.kind === 'raw' && added.length < rawStep && !all) return true;
      append(this.live, added);
      this.shown += added.length;
      return true;
    }
    const length = this.source.length - this.settledEnd;
    return !all && length > longBlock && added.length < length >> 6;
  }

  private drawOpen(all = false): void {
    const source = this.source.trimEnd();
    const closers = closersAtEnd(source);
    this.draw(source.slice(0, source.length - closers));
    if (closers === 0 || (this.live?.kind !== 'raw' && this.grow(all))) return;
    this.draw(source);
    // The closers are already rendered; another one would change their meaning.
    if (this.live?.kind === 'prose' && !this.live.isAfterSpan) this.live = undefined;
  }

  private draw(source: string): void {
    const tail = source.slice(this.settledEnd);
    const links = Object.assign(noLinks(), this.links);
    const tokens = lex(tail, { open: this.open, links, memo: this.memo });
    let end = this.settledEnd;
    const drawn = tokens.map((token) => {
      const start = end;
      end += token.raw.length;
      return this.withMarks(drawBlocks([token], this.words), start, end);
    });
    const views = drawn.flat();
    patchChildren(this.container, this.tail, views);
    this.tail = views;
    if (views.some(hasFormula)) this.requestKatex();
    this.shown = source.length;
    this.live = undefined;
    if (!this.open) return;
    const last = tokens.findLastIndex(({ type }) => type !== 'space');
    const lastToken = tokens[last];
    if (lastToken) this.live = findLiveText(lastToken, drawn[last] ?? [], source);
    this.settle(tokens, drawn, last);
  }

  /**
   * Settles all blocks but the last one, once the last one cannot join them any more: after a blank line it needs a
   * letter or a second line; elsewhere it needs two lines, since the second can make a heading or a table of the first.
   */
  private settle(tokens: readonly Token[], drawn: readonly View[][], last: number): void {
    // An open formula that is never closed belongs to the paragraph before it.
    if (last < 1 || tokens[last]?.type === 'open') return;
    const before = tokens.slice(0, last);
    const start = this.settledEnd;
    const end = before.reduce((sum, { raw }) => sum + raw.length, start);
    const [first = '', second] = this.source.slice(end).split('\n', 2);
    const followsBlankLine = before.at(-1)?.type === 'space' || /\n[ \t]*\n$/.test(before.at(-1)?.raw ?? '');
    if (followsBlankLine ? second === undefined && !/\p{L}/u.test(first) : !this.hasTwoLines(end)) return;
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

  /** Link definitions count once they are settled. Blocks that refer to a new one are drawn again. */
  private learnLinks(start: number, end: number): void {
    const source = this.source.slice(start, end);
    if (!source.includes(']:')) return;
    const known = new Set(Object.keys(this.links));
    lex(source, { open: false, links: this.links });
    const fresh = new Set(Object.keys(this.links).filter((label) => !known.has(label)));
    if (fresh.size === 0) return;
    for (const block of this.settled) {
      const written = this.source.slice(block.start, block.end);
      if (!mentions(written, fresh)) continue;
      const tokens = lex(written, { open: false, links: this.links });
      const views = this.withMarks(drawBlocks(tokens, this.words), block.start, block.end);
      // A definition changes the inside of a block, never the number of blocks.
      if (views.length !== block.nodes.length) continue;
      block.nodes = replaceNodes(block.nodes, views);
      this.awaitFormulas(views);
    }
  }

  private awaitFormulas(views: readonly View[]): void {
    if (!isKatexLoaded()) this.plainFormulas.push(...views.filter(hasFormula));
  }

  private requestKatex(): void {
    if (this.awaitsKatex || isKatexLoaded()) return;
    this.awaitsKatex = true;
    loadKatex()
      .then(() => {
        if (this.disposed) return;
        redrawFormulas([...this.plainFormulas, ...this.tail]);
        this.plainFormulas = [];
      })
      // Without KaTeX the formulas keep showing their source; the next formula tries again.
      .catch(() => {})
      .finally(() => {
        this.awaitsKatex = false;
      });
  }
}

/** Offsets in a text whose lines end with `\n` alone. */
function withoutReturns({ start, end, attributes }: Mark, received: string): Mark {
  if (!received.includes('\r')) return { start, end, attributes };
  const shifted = (offset: number) => received.slice(0, offset).replace(/\r\n/g, '\n').length;
  return { start: shifted(start), end: shifted(end), attributes };
}

function hasFormula(view: View): boolean {
  return view.kind === 'formula' || (view.kind === 'element' && view.children.some(hasFormula));
}

const labels = /\[([^[\]]+)\]/g;
const labelsWithEscapes = /\[((?:\\[^]|[^[\]\\])+)\]/g;

/** True if `written` may refer to one of the definitions. Looks at each label once, however many there are. */
function mentions(written: string, definitions: ReadonlySet<string>): boolean {
  return [labels, labelsWithEscapes].some((pattern) => {
    for (const [, label = ''] of written.matchAll(pattern)) {
      const name = label.trim().replace(/\s+/g, ' ');
      // As marked compares names: `ß` and `SS` are the same.
      if (definitions.has(name.toLowerCase().toUpperCase().toLowerCase())) return true;
    }
    return false;
  });
}
