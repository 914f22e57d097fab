import { type Bar, solidEnd } from './lanes';
import { textWidth } from './text-width';
import { drawingWidth } from './time-scale';

/** A name that begins at the pole where its bar starts, or ends at the one where it ends. */
export interface Label {
  readonly name: string;
  /** Of the pole, in units. */
  readonly x: number;
  readonly side: 'start' | 'end';
  /** Of the pole's foot. */
  readonly bar: Bar;
  /** Counts from the bars. */
  readonly row: number;
  /** True where there is no room for it on a phone. */
  readonly isWide: boolean;
  /** Of pole and name, in em. */
  readonly length: number;
}

/** A span that deserves a name, in its words and in fewer. */
export interface WantedName {
  readonly name: string;
  readonly shortName: string;
  readonly bar: Bar;
}

interface LabelOptions {
  readonly rows: number;
  /** False where so many labels are too much. */
  readonly isAffordable: (labels: readonly Label[]) => boolean;
}

/** Widths of the drawing in em: on the narrowest phone, and where `isWide` labels are shown. */
const narrow = 22;
const wide = 44;
/** Between a pole and its name, and between a name and the next one; in em. */
const gap = 0.4;
const distance = 0.9;

/**
 * Places names, the most important first, such that they keep clear of each other and of each other's poles at every
 * width. What has no room on a phone may have some on a wide screen; the rest has no label. The first name is tried in
 * each row, since a long one in the lowest would bar the way for the poles of all others.
 */
export function placeLabels(wanted: readonly WantedName[], options: LabelOptions): Label[] {
  const attempts = rowNumbers(options.rows).map((firstRow) => placeFrom(firstRow, wanted, options));
  const best = Math.max(0, ...attempts.map((labels) => worthOf(labels, wanted)));
  return attempts.find((labels) => worthOf(labels, wanted) === best) ?? [];
}

function placeFrom(firstRow: number, wanted: readonly WantedName[], options: LabelOptions): Label[] {
  const placed: Label[] = [];
  const bars = wanted.map(({ bar }) => bar);
  for (const each of wanted) {
    const rows = placed.length === 0 ? [firstRow] : rowNumbers(options.rows);
    const free = possibleLabels(each, bars, rows).find((label) => isFree(label, placed));
    if (free && options.isAffordable([...placed, free])) placed.push(free);
  }
  return placed;
}

/** The more important a name is, the more it counts, and on every screen more than on a wide one. */
function worthOf(labels: readonly Label[], wanted: readonly WantedName[]): number {
  return labels.reduce((worth, { bar, isWide }) => {
    const rank = wanted.findIndex((each) => each.bar === bar);
    return worth + (isWide ? 1 : 2) / (rank + 1);
  }, 0);
}

function rowNumbers(rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => row);
}

/** The best one first: seen on every screen, after its pole, with the whole name, and near its bar. */
function possibleLabels(
  { name, shortName, bar }: WantedName,
  bars: readonly Bar[],
  rows: readonly number[],
): Label[] {
  const texts = [...new Set([name, shortName])].map((each) => ({
    name: each,
    length: gap + textWidth(each),
  }));
  const start = { side: 'start', x: bar.start } as const;
  const poles = canEnd(bar, bars) ? [start, { side: 'end', x: poleAtEnd(bar) } as const] : [start];
  return [false, true].flatMap((isWide) =>
    poles.flatMap((pole) =>
      texts.flatMap((text) => rows.map((row) => ({ ...text, ...pole, bar, row, isWide }))),
    ),
  );
}

/** A name that ends with its bar must stand above it, and no other bar may end there. */
function canEnd(bar: Bar, bars: readonly Bar[]): boolean {
  const isBelowName = bar.end - bar.start >= drawingWidth / 8 || bar.end >= drawingWidth * 0.9;
  return isBelowName && bars.every((other) => other === bar || Math.abs(other.end - bar.end) > 10);
}

function poleAtEnd(bar: Bar): number {
  return bar.isOngoing ? drawingWidth : solidEnd(bar);
}

/** What keeps clear on a narrow screen does so on every wider one. */
function isFree(label: Label, placed: readonly Label[]): boolean {
  return (
    isFreeAt(wide, label, placed) &&
    (label.isWide ||
      isFreeAt(
        narrow,
        label,
        placed.filter(({ isWide }) => !isWide),
      ))
  );
}

function isFreeAt(width: number, label: Label, placed: readonly Label[]): boolean {
  const { from, to } = extentOf(label, width);
  if (from < -gap || to > width + gap) return false;
  return placed.every((other) => !isInTheWay(label, other, width) && !isInTheWay(other, label, width));
}

function isInTheWay(label: Label, other: Label, width: number): boolean {
  if (label.row > other.row) return false;
  const [a, b] = [extentOf(label, width), extentOf(other, width)];
  if (label.row === other.row) return a.from < b.to + distance && b.from < a.to + distance;
  const pole = (other.x / drawingWidth) * width;
  return label.x !== other.x && a.from - gap < pole && pole < a.to + gap;
}

function extentOf({ length, x, side }: Label, width: number): { readonly from: number; readonly to: number } {
  const pole = (x / drawingWidth) * width;
  return side === 'start' ? { from: pole, to: pole + length } : { from: pole - length, to: pole };
}
