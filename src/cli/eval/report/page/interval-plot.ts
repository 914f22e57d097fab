import type { Interval } from '../bootstrap.ts';
import { type Column, writeRange } from '../write-figures.ts';
import { html, type Html } from './html.ts';
import { bar } from './interval-bar.ts';
import { type ShownRun, titleOf } from './shown-run.ts';

/** One figure of all runs: a dot and its interval each, on one scale. */
export function intervalPlot(runs: readonly ShownRun[], column: Column): Html | undefined {
  const rows = runs.flatMap((shown) => {
    const interval = shown.figures[column.name];
    return interval ? [{ shown, interval }] : [];
  });
  if (rows.length === 0) return undefined;
  const isShare = column.name !== 'seconds' && column.name !== 'words';
  const most = isShare ? 1 : Math.max(...rows.map(({ interval }) => interval.high), 0.1);
  const ticks = isShare ? [0, 0.25, 0.5, 0.75, 1] : [0, most / 2, most];
  return html`<figure class="plot plot--${column.name}">
    <figcaption>
      <h4>${column.title}</h4>
      <p>${column.meaning} ${direction(column)}</p>
    </figcaption>
    <ul class="plot__rows">
      ${rows.map(({ shown, interval }) => row(shown, interval, column, { most, ticks }))}
    </ul>
    <div class="plot__scale" aria-hidden="true">
      <p>
        <span>${column.write(0)}</span><span>${column.write(most / 2)}</span
        ><span>${column.writeAlone(most)}</span>
      </p>
    </div>
  </figure>`;
}

function row(
  { run, place, isBaseline }: ShownRun,
  interval: Interval,
  { write, writeAlone }: Column,
  scale: { readonly most: number; readonly ticks: readonly number[] },
): Html {
  return html`<li class="plot__row${isBaseline ? ' plot__row--baseline' : ''}">
    <span class="plot__name"><span class="place">${place}</span> ${titleOf(run)}</span>
    ${bar(interval, scale)}
    <span class="plot__figure"
      ><b>${writeAlone(interval.mean)}</b> <small>${writeRange(interval, write)}</small></span
    >
  </li>`;
}

function direction({ better }: Column): string {
  if (better === undefined) return '';
  return better === 'more' ? 'More is better.' : 'Less is better.';
}
