/** The cost of showing a streamed reply, as a multiple of what the browser itself needs for it. */
import { expect, test } from 'playwright/test';
import { openMarkdownPage } from '../../support/markdown-page';
import {
  browserArguments,
  corpora,
  corpusNames,
  measure,
  median as medianOf,
  openClock,
  prepare,
} from './measure';
import type { Corpus } from './measure';

/** Limits: main-thread processor time as a multiple of the oracle's, and the growth exponent above the oracle's. */
const mostTimesOracle = 1.4;
const growthAboveOracle = 0.1;
/** The result is the median of this many rounds, in which the renderers take turns. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

type Subject = 'ours' | 'oracle' | 'containedOracle';

const executablePath = process.env['CHROMIUM_PATH'];
test.use({
  launchOptions:
    executablePath === undefined ? { args: browserArguments } : { executablePath, args: browserArguments },
});

test('a streamed reply costs little more than showing it', async ({ page }) => {
  await openMarkdownPage(page);
  const clock = await openClock(page);
  const none = (): Record<Subject, number[]> => ({ ours: [], oracle: [], containedOracle: [] });
  const costs: Record<Corpus, Record<Subject, number[]>> = {
    short: none(),
    math: none(),
    mixed: none(),
    long: none(),
  };
  for (const name of corpusNames) await prepare(page, corpora[name]);
  for (let round = 0; round < rounds; round++) {
    for (const name of corpusNames) {
      await prepare(page, corpora[name]);
      const turns: Subject[] = ['oracle', 'ours', 'containedOracle'];
      if (round % 2 === 1) turns.reverse();
      for (const subject of turns)
        costs[name][subject].push((await measure(page, clock, subject, corpora[name])).processor);
    }
  }

  const median = (name: Corpus, subject: Subject): number => medianOf(costs[name][subject]);
  const ratio = (name: Corpus, base: Subject = 'oracle'): number => median(name, 'ours') / median(name, base);
  const growth = (subject: Subject): number =>
    Math.log(
      (median('long', subject) * corpora.long.length) / (median('mixed', subject) * corpora.mixed.length),
    ) / Math.log(corpora.long.length / corpora.mixed.length);
  console.log('µs of main-thread processor time per character, 4 characters a frame');
  for (const name of corpusNames) {
    const [oracle, ours] = [median(name, 'oracle'), median(name, 'ours')].map(Math.round);
    const above = `${ratio(name).toFixed(2)} times, ${ratio(name, 'containedOracle').toFixed(2)} times the contained one`;
    console.log(`${name}: oracle ${oracle}, ours ${ours} (${above})`);
  }
  console.log(`growth exponent: oracle ${growth('oracle').toFixed(2)}, ours ${growth('ours').toFixed(2)}`);

  for (const name of corpusNames) expect.soft(ratio(name), name).toBeLessThanOrEqual(mostTimesOracle);
  expect.soft(growth('ours')).toBeLessThanOrEqual(growth('oracle') + growthAboveOracle);
});
