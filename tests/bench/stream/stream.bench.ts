/** The cost of showing a streamed reply, as a multiple of what the browser itself needs for it. */
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { openMarkdownPage } from '../../support/markdown-page';
import { adversarial, browserArguments, corpora, measure, median, openClock, prepare } from './measure';
import type { Cost } from './measure';

/** Limits: main-thread processor time as a multiple of the oracle's, and the growth exponent above the oracle's. */
const mostTimesOracle = 1.3;
const growthAboveOracle = 0.1;
/** Limits of the appends alone, without layout: a multiple of the oracle's on the mixed reply, of 4,000 characters. */
const mostTimesAppend = 1.6;
/** Milliseconds of the longest append of the first reply on a fresh page. */
const longestFirstAppend = 8;
/** The result is the median of this many rounds, in which the renderers take turns. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

const texts = { ...corpora, adversarial };
type Text = keyof typeof texts;
const names: readonly Text[] = ['short', 'math', 'mixed', 'long', 'adversarial'];
const subjects = ['oracle', 'ours', 'containedOracle'] as const;
type Subject = (typeof subjects)[number];

const executablePath = process.env['CHROMIUM_PATH'];
test.use({
  launchOptions:
    executablePath === undefined ? { args: browserArguments } : { executablePath, args: browserArguments },
});

test('a streamed reply costs little more than showing it', async ({ page }) => {
  await openMarkdownPage(page);
  const costs = await measureInTurns(page);

  const of = (what: 'processor' | 'append', name: Text, subject: Subject): number =>
    median(costs.flatMap((cost) => (cost.name === name && cost.subject === subject ? cost[what] : [])));
  const ratio = (what: 'processor' | 'append', name: Text, base: Subject = 'oracle'): number =>
    of(what, name, 'ours') / of(what, name, base);
  const growth = (subject: Subject): number =>
    Math.log(
      (of('processor', 'long', subject) * texts.long.length) /
        (of('processor', 'mixed', subject) * texts.mixed.length),
    ) / Math.log(texts.long.length / texts.mixed.length);
  console.log(
    'µs of main-thread processor time per character, 4 characters a frame; µs of the appends alone',
  );
  for (const name of names) {
    for (const what of ['processor', 'append'] as const) {
      const [oracle, ours] = [of(what, name, 'oracle'), of(what, name, 'ours')].map(Math.round);
      const above = `${ratio(what, name).toFixed(2)} times, ${ratio(what, name, 'containedOracle').toFixed(2)} times the contained one`;
      console.log(`${name}, ${what}: oracle ${oracle}, ours ${ours} (${above})`);
    }
  }
  console.log(`growth exponent: oracle ${growth('oracle').toFixed(2)}, ours ${growth('ours').toFixed(2)}`);

  for (const name of names) expect.soft(ratio('processor', name), name).toBeLessThanOrEqual(mostTimesOracle);
  expect.soft(ratio('append', 'mixed'), 'appends').toBeLessThanOrEqual(mostTimesAppend);
  expect.soft(growth('ours')).toBeLessThanOrEqual(growth('oracle') + growthAboveOracle);
});

async function measureInTurns(page: Page): Promise<(Cost & { name: Text; subject: Subject })[]> {
  const costs: (Cost & { name: Text; subject: Subject })[] = [];
  const clock = await openClock(page);
  for (const name of names) await prepare(page, texts[name]);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      await prepare(page, texts[name]);
      for (const subject of round % 2 === 1 ? subjects.toReversed() : subjects)
        costs.push({ name, subject, ...(await measure(page, clock, subject, texts[name])) });
    }
  }
  return costs;
}

test('the first reply on a fresh page never holds a frame up', async ({ browser }) => {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openMarkdownPage(page);
    // A visitor writes a question first: the browser has time of its own.
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
    );
    longest.push((await measure(page, await openClock(page), 'ours', texts.short)).longest);
    await context.close();
  }
  console.log(`longest append of a first reply: ${longest.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  expect(median(longest)).toBeLessThanOrEqual(longestFirstAppend);
});
