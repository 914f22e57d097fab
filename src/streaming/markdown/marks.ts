import type { Links, Tokens } from 'marked';
import { drawBlocks } from './draw-blocks';
import { lexInline } from './lexer';
import { element, text, type View } from './view';

/** A stretch of the text, mostly a sentence, that gets an element of its own. */
export interface Mark {
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Attributes of the element. They come from the page, never from the text, and are not sanitised. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Buttons that follow it without a break; it then has no other element, and `attributes` are not used. */
  readonly buttons?: readonly MarkButton[] | undefined;
}

interface MarkButton {
  readonly text: string;
  /** As those of the mark. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A block of the text, and what shows it. */
interface MarkedBlock {
  readonly views: View[];
  /** The whole text, in which the block begins at `start`. */
  readonly source: string;
  readonly start: number;
  readonly links: Links;
}

/**
 * The views of a block, with one element around the text of each mark. What they say stays the same; blocks, links, code
 * and formulas stay whole. A mark whose text is not shown, as in a block of code, is left out.
 */
export function drawMarks({ views, source, start, links }: MarkedBlock, marks: readonly Mark[]): View[] {
  const shown = views.map(textOf).join('');
  const shownLetters = letters(shown);
  return marks.reduce((drawn, mark) => {
    const before = () => letters(source.slice(start, mark.start));
    const range = locate(shown, shownLetters, before, source.slice(mark.start, mark.end), links);
    return range ? wrap(drawn, range, mark) : drawn;
  }, views);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Letters and digits alone are compared: the signs between them may be markup. */
const letters = (written: string): string => written.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** What may stand between parts of a sentence that are shown as they are written. */
const syntax = /https?:\/\/\S+|[[\]()<>&`$\\]/u;

/** Finds a sentence of the source in what is shown: the whole, or of one that was cut inside a link its longest part. */
function locate(
  shown: string,
  shownLetters: string,
  before: () => string,
  sentence: string,
  links: Links,
): Range | undefined {
  for (const part of [asShown(sentence, links), ...longestFirst(sentence.split(syntax))]) {
    const wanted = letters(part);
    if (wanted === '') continue;
    const first = shownLetters.indexOf(wanted);
    const isOnly = shownLetters.indexOf(wanted, first + wanted.length) < 0;
    const at = isOnly ? first : indexAfter(shownLetters, wanted, occurrences(before(), wanted));
    if (at >= 0) return withSigns(shown, part, rangeOfLetters(shown, at, at + wanted.length));
  }
  return undefined;
}

function asShown(sentence: string, links: Links): string {
  const tokens = lexInline(sentence, links);
  const paragraph: Tokens.Paragraph = { type: 'paragraph', raw: sentence, text: sentence, tokens };
  return drawBlocks([paragraph]).map(textOf).join('');
}

function longestFirst(parts: readonly string[]): string[] {
  return parts.filter((part) => letters(part).length > 3).toSorted((a, b) => b.length - a.length);
}

function occurrences(written: string, wanted: string): number {
  let count = 0;
  for (let at = written.indexOf(wanted); at >= 0; at = written.indexOf(wanted, at + wanted.length)) count++;
  return count;
}

/** Where `wanted` stands after `earlier` others of it; -1 if nowhere. */
function indexAfter(written: string, wanted: string, earlier: number): number {
  let at = written.indexOf(wanted);
  for (let passed = 0; passed < earlier && at >= 0; passed++)
    at = written.indexOf(wanted, at + wanted.length);
  return at;
}

/** Where the letters from the `first` one to the one before `end` stand in `shown`. */
function rangeOfLetters(shown: string, first: number, end: number): Range {
  let passed = 0;
  let from: number | undefined;
  for (const { 0: run, index } of shown.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (from === undefined && first < passed + run.length) from = index + first - passed;
    if (from !== undefined && end <= passed + run.length) return { from, to: index + end - passed };
    passed += run.length;
  }
  return { from: from ?? shown.length, to: shown.length };
}

/** Adds the signs around the letters that stand in both, such as quotation marks and the full stop. */
function withSigns(shown: string, sentence: string, { from, to }: Range): Range {
  const head = /^[^\p{L}\p{M}\p{N}]*/u.exec(sentence)?.[0].trimStart() ?? '';
  const tail = /[^\p{L}\p{M}\p{N}]*$/u.exec(sentence)?.[0].trimEnd() ?? '';
  let before = 0;
  while (before < head.length && shown.charAt(from - before - 1) === head.at(-before - 1)) before++;
  let after = 0;
  while (after < tail.length && shown.charAt(to + after) === tail.charAt(after)) after++;
  return { from: from - before, to: to + after };
}

function textOf(view: View): string {
  if (view.kind === 'text') return view.text;
  if (view.kind === 'formula') return view.source;
  if (view.tag === 'button') return '';
  return view.attributes['class'] === 'markdown-code' ? '' : view.children.map(textOf).join('');
}

const blocks = /^(?:p|h[1-6]|ul|ol|li|blockquote|div|table|thead|tbody|tr|th|td)$/;
/** Spans that are cut in two where a sentence begins or ends inside of them. */
const divisible = /^(?:strong|em|del)$/;

function isBlock(view: View): boolean {
  return view.kind === 'element' && blocks.test(view.tag);
}

function hasMark(view: View): boolean {
  if (view.kind !== 'element' || view.tag === 'button') return false;
  return view.mark !== undefined || view.children.some(hasMark);
}

const lengthOf = (views: readonly View[]): number =>
  views.reduce((sum, view) => sum + textOf(view).length, 0);

/** A view, and where its text stands in that of its parent. */
interface Placed extends Range {
  readonly view: View;
  readonly index: number;
}

function touchedBy(range: Range, views: readonly View[]): Placed[] {
  let from = 0;
  return views.flatMap((view, index) => {
    const placed = { view, index, from, to: from + textOf(view).length };
    from = placed.to;
    return overlap(placed, range) > 0 ? [placed] : [];
  });
}

function overlap({ from, to }: Range, range: Range): number {
  return Math.min(to, range.to) - Math.max(from, range.from);
}

function wrap(views: View[], range: Range, mark: Mark): View[] {
  const touched = touchedBy(range, views);
  if (!touched.some(({ view }) => isBlock(view))) return wrapSpans(views, range, mark);
  const widest = touched.reduce((a, b) => (overlap(b, range) > overlap(a, range) ? b : a));
  const inside = { from: Math.max(range.from, widest.from), to: Math.min(range.to, widest.to) };
  if (!isBlock(widest.view)) return wrapSpans(views, inside, mark);
  const inBlock = { from: inside.from - widest.from, to: inside.to - widest.from };
  return views.with(widest.index, wrapBlock(widest.view, inBlock, mark));
}

/** A row of a table is one statement: it is marked itself where more than one of its cells belongs to the mark. */
function wrapBlock(view: View, range: Range, mark: Mark): View {
  if (view.kind !== 'element') return view;
  if (view.tag === 'tr' && touchedBy(range, view.children).length > 1)
    return hasMark(view) ? view : { ...view, mark: mark.attributes };
  return { ...view, children: wrap(view.children, range, mark) };
}

function wrapSpans(views: View[], { from, to }: Range, mark: Mark): View[] {
  const [before, rest] = cut(views, from, 'after');
  const [inside, after] = cut(rest, to - lengthOf(before), 'before');
  if (inside.length === 0 || inside.some((view) => isBlock(view) || hasMark(view))) return views;
  return [
    ...before,
    mark.buttons ? glued(inside, mark.buttons) : { ...element('mark', inside), mark: mark.attributes },
    ...after,
  ];
}

function glued(views: View[], buttons: readonly MarkButton[]): View {
  const drawn = buttons.map((each) => ({ ...element('button', [text(each.text)]), mark: each.attributes }));
  return element('span', [...views, ...drawn], { class: 'markdown-glue' });
}

/** The views before and after an offset of their text. One that stays whole is on the side `keep`. */
function cut(views: readonly View[], at: number, keep: 'before' | 'after'): [View[], View[]] {
  const before: View[] = [];
  const after: View[] = [];
  let from = 0;
  for (const view of views) {
    const to = from + textOf(view).length;
    if (to <= at && (from < at || keep === 'after')) before.push(view);
    else if (from >= at) after.push(view);
    else if (view.kind === 'text') {
      before.push(text(view.text.slice(0, at - from)));
      after.push(text(view.text.slice(at - from)));
    } else if (view.kind === 'element' && divisible.test(view.tag)) {
      const [head, tail] = cut(view.children, at - from, keep);
      if (head.length > 0) before.push({ ...view, children: head });
      if (tail.length > 0) after.push({ ...view, children: tail });
    } else (keep === 'before' ? before : after).push(view);
    from = to;
  }
  return [before, after];
}
