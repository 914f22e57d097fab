import type { CareerSpan } from './career-spans';
import type { TimeScale } from './time-scale';

/** A span in units of the drawing, in a lane that counts from the axis. */
export interface Bar {
  readonly kind: CareerSpan['kind'];
  readonly start: number;
  readonly end: number;
  readonly lane: number;
  readonly isOngoing: boolean;
}

/** The bar of one span. */
export interface SpanBar extends Bar {
  readonly span: CareerSpan;
  /** False where it had to join others. */
  readonly hasRoom: boolean;
}

/** What is shorter could not be seen. */
const shortest = 5;
/** Between bars that follow each other, so that they read as two. */
const seam = 3;

/** Where the bar stops being drawn. */
export function solidEnd({ start, end, isOngoing }: Bar): number {
  return isOngoing ? end : Math.max(end - seam, start + seam);
}

/**
 * Gives each span the first lane that is free. What finds none joins the bars of the last lane, which then shows when
 * there was something rather than each thing.
 */
export function barsOf(spans: readonly CareerSpan[], { xOf }: TimeScale, mostLanes: number): SpanBar[] {
  const ends: number[] = [];
  const bars: SpanBar[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const { kind, from, to, isOngoing } = span;
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? Math.min(ends.length, mostLanes - 1) : free;
    const start = xOf(from);
    const hasRoom = free !== -1 || ends.length < mostLanes;
    ends[lane] = Math.max(ends[lane] ?? 0, to);
    bars.push({ kind, start, end: Math.max(xOf(to), start + shortest), lane, isOngoing, span, hasRoom });
  }
  return bars;
}

/** Joins what overlaps within a lane, and then the nearest neighbours, until there are `most` bars. */
export function joinBars(bars: readonly Bar[], most: number): Bar[] {
  const sorted = bars.toSorted((a, b) => a.lane - b.lane || a.start - b.start);
  const joined: Bar[] = [];
  for (const bar of sorted) {
    const last = joined.at(-1);
    if (last?.lane === bar.lane && bar.start < last.end) joined.splice(-1, 1, join(last, bar));
    else joined.push(bar);
  }
  while (joined.length > most) {
    const gaps = joined.map((bar, index) => gapBetween(bar, joined[index + 1]));
    const nearest = gaps.indexOf(Math.min(...gaps));
    const [first, second] = joined.slice(nearest, nearest + 2);
    if (!first || !second) break;
    joined.splice(nearest, 2, join(first, second));
  }
  return joined;
}

function gapBetween(bar: Bar, next: Bar | undefined): number {
  return next?.lane === bar.lane ? next.start - bar.end : Number.POSITIVE_INFINITY;
}

/** A job and an internship together look like a job. */
function join(a: Bar, b: Bar): Bar {
  return {
    kind: a.kind === b.kind ? a.kind : 'job',
    start: a.start,
    end: Math.max(a.end, b.end),
    lane: a.lane,
    isOngoing: a.isOngoing || b.isOngoing,
  };
}
