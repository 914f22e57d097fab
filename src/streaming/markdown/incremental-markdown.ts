import type { Links, Token } from 'marked';
import { Definitions, mentions } from './definitions';
import { drawBlocks, unspoken } from './draw-blocks';
import { isKatexLoaded, loadKatex } from './formulas';
import { lex } from './lexer';
import { drawMarks, type Mark } from './marks';
import { accepts, append, closersAtEnd, findLiveText } from './live-text';
import type { LiveText } from './live-text';
import { adoptNodes, patchChildren, redrawFormulas, replaceNodes } from './patch';
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

/** What the text of a block does not say itself. */
interface DrawnWith {
  readonly marks: readonly Mark[];
  readonly links: Links;
}

/** Characters. A longer unfinished block is read again only after it has grown by a sixty-fourth. It has no marks. */
const longBlock = 6000;

/**
 * Characters by which an unfinished formula or address grows on the page while it is written fast. Nobody reads it, and each
 * step is a paint.
 */
const rawStep = 16;

/** Milliseconds for which little more text is left for later once some was shown. The typewriter adds its own pause. */
const catchUpMs = 60;

/**
 * The markers that begin a line or a cell. What they are is known with what follows them, mostly at the next few
 * characters, so they wait for it.
 */
const startOfLine = /[ \t]*(?:\|[ \t]*(?:\n[-\s*+>#\d.)|:=~`]*)?|\n[-\s*+>#\d.)|:=~`]*(?:\[[ xX]?\]?)?)$/;

/** Characters that are shown in one task, at least. A longer text is shown in several, from its start. */
const mostAtOnce = 4000;

/** Characters. A longer text takes no marks once it has ended. */
const longText = 8000;

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
  private hasReturns = false;
  private source = '';
  private open = true;
  private settled: SettledBlock[] = [];
  private settledEnd = 0;
  private definitions = new Definitions();
  private marks: readonly Mark[] = [];
  private tail: View[] = [];
  private live: LiveText | undefined;
  /** The page shows the source up to here, in UTF-16 units. */
  private shown = 0;
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
   * Marks stretches of the text that is shown. A call may add to those of the calls before; another text begins without any. A text of more than 8,000 characters takes none once it has ended: it would be read again as a whole.
   */
  mark(marks: readonly Mark[]): void {
    const before = this.marks;
    const added = marks
      .map((mark) => withoutReturns(mark, this.received))
      .filter((mark) => !before.some((known) => isSame(known, mark)));
    if (added.length === 0) return;
    this.marks = [...before, ...added];
    const isAddedIn = ({ start, end }: { start: number; end: number }) =>
      end - start <= longBlock && added.some((mark) => start <= mark.start && mark.start < end);
    if (this.open) {
      for (const block of this.settled.filter(isAddedIn)) this.redraw(block, { marks: before });
      if (isAddedIn({ start: this.settledEnd, end: this.source.length })) {
        this.drawOpen();
      }
    } else if (this.source.length <= longText) {
      for (const block of this.endedBlocks().filter(isAddedIn)) this.redraw(block, { marks: before });
    }
  }

  /** The blocks of a text that has ended. */
  private endedBlocks(): SettledBlock[] {
    const nodes = [...this.container.childNodes].filter((node) => !isGuest(node));
    let end = 0;
    return lex(this.source, { open: false, links: this.definitions.all }).map((token) => {
      const start = end;
      end += token.raw.length;
      return { start, end, nodes: nodes.splice(0, drawBlocks([token], this.words).length) };
    });
  }

  /** Draws a block with the marks and definitions of now in place of those before. Its nodes stay. */
  private redraw(block: SettledBlock, before: Partial<DrawnWith>): void {
    const written = this.source.slice(block.start, block.end);
    const draw = ({ marks, links }: DrawnWith) => {
      const views = drawBlocks(lex(written, { open: false, links }), this.words);
      return this.withMarks(views, block.start, block.end, marks);
    };
    const now = { marks: this.marks, links: this.definitions.all };
    const shown = draw({ ...now, ...before });
    const views = draw(now);
    if (adoptNodes(shown, block.nodes)) patchChildren(this.container, shown, views);
    else if (views.length === block.nodes.length) replaceNodes(block.nodes, views);
    else return;
    block.nodes = nodesOf(views);
    this.awaitFormulas(views);
  }

  /** @param start where the block begins in the text, and @param end where the next one does */
  private withMarks(views: View[], start: number, end: number, marks = this.marks): View[] {
    const own = marks.filter((mark) => start <= mark.start && mark.start < end);
    // Each mark is looked for in all of its block.
    if (own.length === 0 || end - start > longBlock) return views;
    return drawMarks({ views, source: this.source, start, links: this.definitions.all }, own);
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
    // What is known to have no carriage return is not searched again.
    this.hasReturns ||= text.includes('\r', this.received.length);
    this.received = text;
    this.open = open;
    this.source = this.hasReturns ? text.replace(/\r\n?/g, '\n') : text;
    if (!open) this.finish();
    else {
      if (!this.grow()) this.drawOpen();
      if (this.isBehind()) this.awaitCatchUp();
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

  private awaitCatchUp(): void {
    this.cancelCatchUp ??= this.after(catchUpMs, () => this.catchUp());
  }

  private catchUp(): void {
    this.cancelCatchUp = undefined;
    if (!this.isBehind()) return;
    this.awaitCatchUp();
    if (!this.grow(true)) this.drawOpen(true);
  }

  /** True if `little` may be left for later: only a moment after other text was shown, so that a pause hides nothing. */
  private leaves(little: boolean): boolean {
    if (little && this.cancelCatchUp) return true;
    this.awaitCatchUp();
    return false;
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
    this.hasReturns = false;
    this.marks = [];
    this.open = true;
    this.settledEnd = 0;
    this.shown = 0;
  }

  private finish(): void {
    this.endCatchUp();
    this.draw(this.source);
    this.awaitFormulas(this.tail);
    this.release();
  }

  /** Releases what is needed only while the text grows. */
  private release(): void {
    this.settled = [];
    this.definitions = new Definitions();
    this.tail = [];
    this.live = undefined;
  }

  /**
   * Appends new text to the last text node, or leaves it for later. False if the tail must be drawn again.
   *
   * @param all true to leave nothing for later
   */
  private grow(all = false): boolean {
    const added = this.source.slice(this.shown).trimEnd();
    if (added === '') return true;
    if (this.append(added, all)) return true;
    if (!all && this.leaveMarkers(added)) return true;
    const length = this.source.length - this.settledEnd;
    return !all && length > longBlock && this.leaves(added.length < length >> 6);
  }

  /** Appends `added` up to the markers at its end, which wait. False if there are none, or what is before them is no words. */
  private leaveMarkers(added: string): boolean {
    if (this.shown === 0 || this.live?.kind === 'raw') return false;
    // As few characters wait as of a formula, and no more are searched.
    const last = added.slice(-rawStep + 1);
    const found = last.search(startOfLine);
    if (found < 0 || !this.leaves(true)) return false;
    const words = added.slice(0, added.length - last.length + found);
    return words === '' || this.append(words, false);
  }

  /** Appends `added` to the last text node, or leaves it for later. False if it may change what is before it. */
  private append(added: string, all: boolean): boolean {
    if (!this.live || !accepts(this.live, this.source, this.shown, added)) return false;
    if (this.live.kind === 'raw' && !all && this.leaves(added.length < rawStep)) return true;
    append(this.live, added);
    this.shown += added.length;
    return true;
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
    const links = this.definitions.beforeTail();
    const tokens = lex(tail, { open: this.open, links });
    this.define(links);
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
      const nodes = nodesOf(views);
      if (nodes.length > 0) {
        this.settled.push({ start: this.settledEnd, end: this.settledEnd + raw.length, nodes });
      }
      this.awaitFormulas(views);
      this.settledEnd += raw.length;
    }
    this.tail = drawn.slice(last).flat();
    this.definitions.settle(this.source.slice(start, end));
  }

  private hasTwoLines(from: number): boolean {
    const firstEnd = this.source.indexOf('\n', from);
    return firstEnd >= 0 && this.source.includes('\n', firstEnd + 1);
  }

  /** Settled blocks that refer to a definition that is new, or ceased to be one, are drawn again. */
  private define(links: Links): void {
    const before = this.definitions.all;
    const changed = this.definitions.replace(links);
    if (changed.size === 0) return;
    for (const block of this.settled) {
      if (mentions(this.source.slice(block.start, block.end), changed)) this.redraw(block, { links: before });
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
function withoutReturns(mark: Mark, received: string): Mark {
  if (!received.includes('\r')) return mark;
  const shifted = (offset: number) => received.slice(0, offset).replace(/\r\n/g, '\n').length;
  return { ...mark, start: shifted(mark.start), end: shifted(mark.end) };
}

function isSame(a: Mark, b: Mark): boolean {
  return a.start === b.start && a.end === b.end && !a.buttons === !b.buttons;
}

/** What the page puts between the blocks of a text has this class. */
function isGuest(node: Node): boolean {
  return node instanceof Element && node.classList.contains('markdown-guest');
}

function nodesOf(views: readonly View[]): Node[] {
  return views.flatMap(({ node }) => node ?? []);
}

function hasFormula(view: View): boolean {
  return view.kind === 'formula' || (view.kind === 'element' && view.children.some(hasFormula));
}
