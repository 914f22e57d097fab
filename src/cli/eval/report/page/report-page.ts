import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFiles } from '../../../../site/engine-files.ts';
import type { Run } from '../../models/run.ts';
import { compareRuns } from '../compare-runs.ts';
import { isBaseline } from '../figures.ts';
import { columns, writeDay } from '../write-figures.ts';
import { comparison } from './comparison.ts';
import { html, Html } from './html.ts';
import { intervalPlot } from './interval-plot.ts';
import { kindTable } from './kind-table.ts';
import { league } from './league.ts';
import { showRuns } from './shown-run.ts';
import { sizePlot } from './size-plot.ts';

const plotted = ['right', 'honest', 'invented', 'seconds'] as const;
/** Fifteen pairs. Any other two are compared by `npm run eval:compare` in the repository. */
const mostCompared = 6;

/** All runs as one page that needs no script, no file beside it and no network. What models said in it is text. */
export function reportPage(runs: readonly Run[]): string {
  const style = styleSheet();
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const owners = [...new Set(runs.map(({ owner }) => owner))];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Html(policy)}" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Truth, measured</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <header class="top">
          <p class="top__eyebrow">eval</p>
          <h1>Truth, measured</h1>
          <p class="top__lead">
            What each model said about a CV, held against the CV: what is right, what it admits not to know,
            and what it makes up.
          </p>
          <p class="top__facts">${summary(runs, owners)}</p>
        </header>
        <main>
          ${runs.length === 0 && html`<p class="plot__note">No run is saved yet.</p>`}
          ${owners.map((owner) =>
            aboutOwner(
              owner,
              runs.filter((run) => run.owner === owner),
            ),
          )}
          ${runs.length > 0 && howToRead()}
        </main>
      </body>
    </html>`;
  return `${page.text.trim()}\n`;
}

/** The product's own tokens, so that the report looks like the site. */
function styleSheet(): string {
  const sheets = [engineFiles.tokens, join(engineFiles.eval, 'report/page/report.css')];
  return ['@layer tokens, base, report;', ...sheets.map((file) => readFileSync(file, 'utf8'))].join('\n');
}

function summary(runs: readonly Run[], owners: readonly string[]): string {
  const dates = runs.map(({ date }) => writeDay(date)).toSorted();
  const newest = dates.at(-1);
  return [
    counted(runs.length, 'run', 'runs'),
    counted(owners.length, 'CV', 'CVs'),
    newest === undefined ? '' : `newest ${newest}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function aboutOwner(owner: string, runs: readonly Run[]): Html {
  const shown = showRuns(runs);
  const questions = Math.max(...runs.map(({ answers }) => answers.length));
  return html`<section class="owner">
    <h2>About ${owner}</h2>
    <p class="owner__about">${counted(questions, 'question', 'questions')} made from this CV.</p>
    ${league(shown)}
    <h3>Side by side</h3>
    <div class="plots">
      ${columns
        .filter(({ name }) => plotted.some((each) => each === name))
        .map((column) => intervalPlot(shown, column))}
      ${sizePlot(shown)} ${kindTable(shown)}
    </div>
    ${comparisons(runs)}
  </section>`;
}

/** Each pair of the newest runs, the older one first. */
function comparisons(runs: readonly Run[]): Html {
  // A page about two runs is asked for, baselines or not.
  const wanted = runs.length === 2 ? runs : runs.filter((run) => !isBaseline(run));
  const newest = wanted.toSorted((a, b) => a.date.localeCompare(b.date));
  const compared = newest.slice(-mostCompared);
  const pairs = compared.flatMap((before, index) =>
    compared.slice(index + 1).map((after) => [before, after] as const),
  );
  return html`<h3>Two runs compared</h3>
    ${pairs.length === 0 && html`<p class="plot__note">A comparison needs two runs that are no baselines.</p>`}
    ${
      newest.length > compared.length &&
      html`<p class="plot__note">
        The newest ${compared.length} of ${newest.length} runs, in pairs. Any two:
        <code>npm run eval:compare</code>.
      </p>`
    }
    ${pairs.map(([before, after]) => comparison(compareRuns(before, after)))}`;
}

function howToRead(): Html {
  return html`<section class="reading">
    <h2>How to read it</h2>
    <dl>
      ${columns.map(
        ({ title, meaning }) =>
          html`<div>
            <dt>${title}</dt>
            <dd>${meaning}</dd>
          </div>`,
      )}
      <div>
        <dt>71–79</dt>
        <dd>
          The 95 % interval: the questions are drawn again two thousand times, with repetition and within
          their kinds for the score, and 95 of 100 draws have a mean in it. It tells how much hangs on which
          questions were asked. A model that gets the same mark everywhere has an interval without width.
        </dd>
      </div>
      <div>
        <dt>Baselines</dt>
        <dd>
          One says the same sentence to every question, one says the question back. A model has to be better
          than both.
        </dd>
      </div>
    </dl>
  </section>`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
