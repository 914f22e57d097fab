import { drawingWidth } from './time-scale';

/** Writes lengths as SVG has them; time runs in the direction of reading. */
export interface Pen {
  /** Along the time, at the height `y`. */
  readonly line: (from: number, to: number, y: number) => string;
  /** Upright; `from` is above `to`. */
  readonly post: (x: number, from: number, to: number) => string;
  /** Of the line's width. */
  readonly percent: (x: number) => string;
}

export function createPen(direction: 'ltr' | 'rtl'): Pen {
  const at = (x: number) => (direction === 'rtl' ? drawingWidth - x : x);
  return {
    line: (from, to, y) => `M${Math.min(at(from), at(to))} ${y}h${to - from}`,
    post: (x, from, to) => `M${at(x)} ${from}v${to - from}`,
    percent: (x) => `${at(x) / 10}%`,
  };
}

/** Ten units are an em. */
export function em(units: number): string {
  return `${units / 10}em`;
}
