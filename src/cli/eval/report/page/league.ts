import type { Interval } from '../bootstrap.ts';
import { type Column, columns, writeDay, writeMegabytes, writeRange } from '../write-figures.ts';
import { html, type Html } from './html.ts';
import type { ShownRun } from './shown-run.ts';
import { bar } from './interval-bar.ts';

/** Model by model, every figure with its interval. On a narrow screen each row is a card. */
export function league(runs: readonly ShownRun[]): Html {
  return html`<table class="league">
    <caption class="visually-hidden">
      Every figure with its 95 % interval, the best score first
    </caption>
    <thead>
      <tr>
        <th scope="col">Model</th>
        ${columns.map(({ title, better }) => html`<th scope="col">${title} ${direction(better)}</th>`)}
        <th scope="col">Size</th>
      </tr>
    </thead>
    <tbody>
      ${runs.map(row)}
    </tbody>
  </table>`;
}

function row({ run, place, figures, isBaseline, failed }: ShownRun): Html {
  const about = [
    isBaseline ? 'baseline' : run.backend,
    run.prompt === 'default' ? undefined : `prompt: ${run.prompt}`,
    writeDay(run.date),
  ];
  return html`<tr class="${isBaseline ? 'league__baseline' : ''}">
    <th scope="row">
      <span class="place">${place}</span>
      <span class="league__model"
        >${run.model}<small>${about.filter(Boolean).join(' · ')}</small>
        ${failed > 0 && html`<small class="league__failed">${failed} without a whole reply</small>`}</span
      >
    </th>
    ${columns.map((column) => cell(column, figures[column.name]))}
    <td data-label="Size">${writeMegabytes(run.megabytes)}</td>
  </tr>`;
}

function cell({ name, title, write }: Column, interval: Interval | undefined): Html {
  if (!interval) return html`<td data-label="${title}" class="league__none">–</td>`;
  return html`<td data-label="${title}" class="league__${name}">
    <b>${write(interval.mean)}</b> <small>${writeRange(interval, write)}</small>
    ${name === 'score' && bar(interval, { most: 1 })}
  </td>`;
}

function direction(better: Column['better']): Html | false {
  if (better === undefined) return false;
  const [arrow, words] = better === 'more' ? ['↑', 'more is better'] : ['↓', 'less is better'];
  return html`<abbr title="${words}">${arrow}</abbr>`;
}
