import type { Interval } from '../bootstrap.ts';
import { html, type Html } from './html.ts';

interface BarOptions {
  /** The value at the right end. */
  readonly most: number;
  /** Values with a line of their own. */
  readonly ticks?: readonly number[] | undefined;
}

/** A mean as a dot on its interval. Coordinates are shares of the width, so text beside it keeps its size. */
export function bar({ mean, low, high }: Interval, { most, ticks = [] }: BarOptions): Html {
  const at = (value: number) => `${round((100 * value) / most)}%`;
  return html`<svg class="bar" aria-hidden="true" focusable="false">
    <line class="bar__track" x1="0" x2="100%" y1="50%" y2="50%" />
    ${ticks.map((tick) => html`<line class="bar__tick" x1="${at(tick)}" x2="${at(tick)}" y1="0" y2="100%" />`)}
    <line class="bar__range" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%" />
    <circle class="bar__mean" cx="${at(mean)}" cy="50%" r="5" />
  </svg>`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
