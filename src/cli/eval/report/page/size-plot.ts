import { writeMegabytes } from '../write-figures.ts';
import { html, type Html } from './html.ts';
import { round } from './interval-bar.ts';
import { type ShownRun, titleOf } from './shown-run.ts';

/** Megabytes at the lines of the scale. */
const steps = [
  10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000,
];

/** Score against the model's size, which is on a logarithmic scale. Runs are drawn as their places in the table. */
export function sizePlot(runs: readonly ShownRun[]): Html {
  const sized = runs.filter(({ run }) => (run.megabytes ?? 0) > 0);
  const withoutModel = runs.filter(({ run }) => run.megabytes === 0);
  const unknown = runs.filter(({ run }) => run.megabytes === undefined);
  const scale = scaleOf(sized.map(({ run }) => run.megabytes ?? 0));
  return html`<figure class="plot plot--size">
    <figcaption>
      <h4>Score for its megabytes</h4>
      <p>Up is truer, left is smaller. A dashed line is what stands in the table without a model.</p>
    </figcaption>
    <div class="size">
      <svg class="size__drawing" role="img" aria-label="${described(runs)}">
        <svg class="size__area" x="9%" y="4%" width="86%" height="84%">
          ${[0, 0.25, 0.5, 0.75, 1].map(
            (score) =>
              html`<line class="size__line" x1="0" x2="100%" y1="${y(score)}" y2="${y(score)}" />
                <text class="size__text" x="-8" y="${y(score)}" dy="0.32em" text-anchor="end"
                  >${Math.round(score * 100)}</text
                >`,
          )}
          ${scale.ticks.map(
            (megabytes) =>
              html`<line
                  class="size__line"
                  x1="${scale.x(megabytes)}"
                  x2="${scale.x(megabytes)}"
                  y1="0"
                  y2="100%"
                />
                <text class="size__text" x="${scale.x(megabytes)}" y="100%" dy="1.5em" text-anchor="middle"
                  >${writeMegabytes(megabytes)}</text
                >`,
          )}
          ${withoutModel.map(
            ({ figures: { score }, place }) =>
              score &&
              html`<line class="size__without" x1="0" x2="100%" y1="${y(score.mean)}" y2="${y(score.mean)}" />
                <text
                  class="size__place"
                  x="${place % 2 === 0 ? '100%' : '94%'}"
                  y="${y(score.mean)}"
                  dy="-0.4em"
                  text-anchor="end"
                  >${place}</text
                >`,
          )}
          ${sized.map(
            ({ figures: { score }, place, run }) =>
              score &&
              html`<line
                  class="size__range"
                  x1="${scale.x(run.megabytes ?? 0)}"
                  x2="${scale.x(run.megabytes ?? 0)}"
                  y1="${y(score.low)}"
                  y2="${y(score.high)}"
                />
                <circle class="size__mean" cx="${scale.x(run.megabytes ?? 0)}" cy="${y(score.mean)}" r="10" />
                <text
                  class="size__number"
                  x="${scale.x(run.megabytes ?? 0)}"
                  y="${y(score.mean)}"
                  dy="0.35em"
                  text-anchor="middle"
                  >${place}</text
                >`,
          )}
        </svg>
      </svg>
    </div>
    <ol class="size__key">
      ${runs.map(
        ({ run, place }) =>
          html`<li>
            <span class="place">${place}</span> ${titleOf(run)}
            <small>${writeMegabytes(run.megabytes)}</small>
          </li>`,
      )}
    </ol>
    ${
      unknown.length > 0 &&
      html`<p class="plot__note">
        Not drawn, since nobody tells their size: ${unknown.map(({ run }) => titleOf(run)).join(', ')}.
      </p>`
    }
    ${sized.length === 0 && html`<p class="plot__note">No run is of a model whose size is known.</p>`}
  </figure>`;
}

function y(score: number): string {
  return `${round(100 - 100 * score)}%`;
}

function scaleOf(sizes: readonly number[]): { ticks: readonly number[]; x: (megabytes: number) => string } {
  const least = Math.min(...sizes, 1000);
  const most = Math.max(...sizes, 2000);
  const from = steps.findLast((step) => step * 1.2 < least) ?? least;
  const to = steps.find((step) => step > most * 1.2) ?? most;
  const x = (megabytes: number) => {
    const share = Math.log(megabytes / from) / Math.log(to / from);
    return `${round(100 * Math.min(1, Math.max(0, share)))}%`;
  };
  const inside = steps.filter((step) => from <= step && step <= to);
  // Five labels have room on a phone.
  const every = Math.ceil(inside.length / 5);
  return { ticks: inside.filter((_, index) => index % every === 0), x };
}

function described(runs: readonly ShownRun[]): string {
  const parts = runs.map(({ run, figures: { score } }) =>
    score === undefined
      ? ''
      : `${titleOf(run)}: score ${Math.round(score.mean * 100)}, ${run.megabytes === 0 ? 'no model' : writeMegabytes(run.megabytes)}`,
  );
  return parts.filter(Boolean).join('; ');
}
