import { questionKinds, type QuestionKind } from '../../models/run.ts';
import { html, type Html } from './html.ts';
import { type ShownRun, titleOf } from './shown-run.ts';

/** The score of each kind of question, as figures on a ground that is deeper for a better one. */
export function kindTable(runs: readonly ShownRun[]): Html {
  const kinds = questionKinds.filter((kind) => runs.some((shown) => scoreIn(shown, kind)));
  return html`<figure class="plot plot--kinds">
    <figcaption>
      <h4>By kind of question</h4>
      <p>The mean score, in percent. The heads are the places in the table.</p>
    </figcaption>
    <div class="kinds__frame" tabindex="0" role="region" aria-label="Score by kind of question">
      <table class="kinds">
        <thead>
          <tr>
            <th scope="col">Kind <small>questions</small></th>
            ${runs.map(
              ({ run, place }) =>
                html`<th scope="col">
                  <abbr class="place" title="${titleOf(run)}">${place}</abbr>
                  <span class="visually-hidden">${titleOf(run)}</span>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${kinds.map(
            (kind) =>
              html`<tr>
                <th scope="row">${kind} <small>${mostQuestions(runs, kind)}</small></th>
                ${runs.map((shown) => cell(scoreIn(shown, kind)?.score))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </figure>`;
}

function cell(score: number | undefined): Html {
  if (score === undefined) return html`<td>–</td>`;
  return html`<td class="heat-${Math.round(score * 10)}">${Math.round(score * 100)}</td>`;
}

function scoreIn({ kinds }: ShownRun, wanted: QuestionKind) {
  return kinds.find(({ kind }) => kind === wanted);
}

function mostQuestions(runs: readonly ShownRun[], kind: QuestionKind): number {
  return Math.max(...runs.map((shown) => scoreIn(shown, kind)?.questions ?? 0));
}
