import type { Answered, Run } from '../../models/run.ts';
import { type Comparison, isClear, type Pair, scoreChange } from '../compare-runs.ts';
import { markNames, scoreOf } from '../figures.ts';
import { type Column, columns, writeChange, writeDay } from '../write-figures.ts';
import { html, type Html } from './html.ts';
import { titleOf } from './shown-run.ts';

/** A page with hundreds of long replies opens slowly. */
const mostChanged = 120;
/** In UTF-16 units. */
const longestReply = 4000;

/** Two runs question by question: what differs, how surely, and the replies to the questions whose score changed. */
export function comparison({ before, after, shared, differences, changed }: Comparison): Html {
  const score = differences.score;
  return html`<details class="pair">
    <summary>
      <span class="pair__runs"><b>${titleOf(before)}</b> → <b>${titleOf(after)}</b></span>
      ${
        score &&
        html`<span class="pair__sum"
          >score ${writeChange(score.mean, percent)}
          <small>(${writeChange(score.low, percent)} to ${writeChange(score.high, percent)})</small>,
          ${isClear(score) ? (score.mean > 0 ? 'clearly better' : 'clearly worse') : 'no clear difference'}</span
        >`
      }
    </summary>
    <p class="pair__about">
      ${shared} questions that both were asked; ${said(before)} → ${said(after)}. A difference is that of the
      same question, so its interval is smaller than those of the two runs.
    </p>
    <table class="differences">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Change</th>
          <th scope="col">95 % interval</th>
          <th scope="col">So it is</th>
        </tr>
      </thead>
      <tbody>
        ${columns.map((column) => difference(column, differences[column.name]))}
      </tbody>
    </table>
    <h4>
      ${changed.length} ${changed.length === 1 ? 'question' : 'questions'} with another outcome, the largest
      change first
    </h4>
    ${changed.slice(0, mostChanged).map((pair) => question(pair, before, after))}
    ${
      changed.length > mostChanged &&
      html`<p class="plot__note">${changed.length - mostChanged} smaller changes are left out here.</p>`
    }
  </details>`;
}

function said({ backend, prompt, date }: Run): string {
  return `${backend}, prompt ${prompt}, ${writeDay(date)}`;
}

function difference({ title, write, better }: Column, interval: Comparison['differences']['score']): Html {
  if (!interval) return html``;
  const { mean, low, high } = interval;
  const verdict = verdictOf(interval, better);
  return html`<tr class="differences__${verdict.replaceAll(' ', '-')}">
    <th scope="row">${title}</th>
    <td><b>${writeChange(mean, write)}</b></td>
    <td>${writeChange(low, write)} to ${writeChange(high, write)}</td>
    <td>${verdict}</td>
  </tr>`;
}

function verdictOf(
  interval: NonNullable<Comparison['differences']['score']>,
  better: Column['better'],
): string {
  if (!isClear(interval)) return 'not clear';
  if (better === undefined) return interval.mean > 0 ? 'more' : 'less';
  return interval.mean > 0 === (better === 'more') ? 'better' : 'worse';
}

function question(pair: Pair, first: Run, second: Run): Html {
  const { before, after } = pair;
  const change = scoreChange(pair);
  return html`<details class="changed ${change > 0 ? 'changed--better' : 'changed--worse'}">
    <summary>
      <span class="changed__scores">${percent(scoreOf(before))} → ${percent(scoreOf(after))}</span>
      <span class="changed__ask" lang="${after.language}">${after.messages.at(-1)}</span>
      <small>${after.id}</small>
    </summary>
    ${
      after.messages.length > 1 &&
      html`<ol class="changed__earlier" lang="${after.language}">
        ${after.messages
          .slice(0, -1)
          .map(
            (message, index) =>
              html`<li><b>${index % 2 === 0 ? 'Visitor' : 'Assistant'}:</b> ${cut(message)}</li>`,
          )}
      </ol>`
    }
    <div class="changed__replies">${reply(before, first)} ${reply(after, second)}</div>
  </details>`;
}

function reply(answer: Answered, run: Run): Html {
  const { remarks, marks, error } = answer;
  const shown = markNames.flatMap((name) => {
    const mark = marks[name];
    return mark === undefined ? [] : [`${name} ${percent(mark)}`];
  });
  return html`<article class="reply">
    <h5>${titleOf(run)} <small>${shown.join(' · ')}</small></h5>
    ${error !== undefined && html`<p class="reply__error">${cut(error)}</p>`}
    <p class="reply__text">${cut(answer.reply)}</p>
    ${
      remarks.length > 0 &&
      html`<ul class="reply__remarks">
        ${remarks.map((remark) => html`<li>${cut(remark)}</li>`)}
      </ul>`
    }
  </article>`;
}

function percent(value: number): string {
  return String(Math.round(value * 100));
}

function cut(text: string): string {
  return text.length <= longestReply ? text : `${text.slice(0, longestReply)}…`;
}
