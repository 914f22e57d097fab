/** What it costs to show a streamed reply, as a multiple of what the browser itself needs for it. */
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { openMarkdownPage } from '../../support/markdown-page';

/** Main-thread processor time as a multiple of the oracle's, and the same for how it grows. */
const mostTimesOracle = 1.4;
const growthAboveOracle = 0.1;
/** Median of this many rounds, all taking turns. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const charactersPerFrame = 4;

const read = (name: string): string => readFileSync(new URL(`corpus/${name}.md`, import.meta.url), 'utf8');
const mixed = read('mixed');
const corpora = { short: read('short'), math: read('math'), mixed, long: Array(4).fill(mixed).join('\n\n') };
type Corpus = keyof typeof corpora;
type Subject = 'ours' | 'oracle' | 'containedOracle';

// Frames come as fast as the page can make them, or the bench would wait for a screen that is not there.
const executablePath = process.env['CHROMIUM_PATH'];
test.use({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-frame-rate-limit'],
  },
});

test('a streamed reply costs little more than showing it', async ({ page }) => {
  await openMarkdownPage(page);
  const clock = await page.context().newCDPSession(page);
  await clock.send('Performance.enable', { timeDomain: 'threadTicks' });
  const none = (): Record<Subject, number[]> => ({ ours: [], oracle: [], containedOracle: [] });
  const costs: Record<Corpus, Record<Subject, number[]>> = {
    short: none(),
    math: none(),
    mixed: none(),
    long: none(),
  };
  const names: Corpus[] = ['short', 'math', 'mixed', 'long'];
  for (const name of names) await prepare(page, corpora[name]);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      await prepare(page, corpora[name]);
      const turns: Subject[] = ['oracle', 'ours', 'containedOracle'];
      if (round % 2 === 1) turns.reverse();
      for (const subject of turns)
        costs[name][subject].push(await measure(page, clock, subject, corpora[name]));
    }
  }

  const median = (name: Corpus, subject: Subject): number =>
    costs[name][subject].toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
  const ratio = (name: Corpus, base: Subject = 'oracle'): number => median(name, 'ours') / median(name, base);
  const growth = (subject: Subject): number =>
    Math.log((median('long', subject) * corpora.long.length) / (median('mixed', subject) * mixed.length)) /
    Math.log(corpora.long.length / mixed.length);
  console.log('µs of main-thread processor time per character, 4 characters a frame');
  for (const name of names) {
    const [oracle, ours] = [median(name, 'oracle'), median(name, 'ours')].map(Math.round);
    const above = `${ratio(name).toFixed(2)} times, ${ratio(name, 'containedOracle').toFixed(2)} times the contained one`;
    console.log(`${name}: oracle ${oracle}, ours ${ours} (${above})`);
  }
  console.log(`growth exponent: oracle ${growth('oracle').toFixed(2)}, ours ${growth('ours').toFixed(2)}`);

  for (const name of names) expect.soft(ratio(name), name).toBeLessThanOrEqual(mostTimesOracle);
  expect.soft(growth('ours')).toBeLessThanOrEqual(growth('oracle') + growthAboveOracle);
});

/** Shows the whole reply once, KaTeX and fonts included, and gives the result to the oracle. */
async function prepare(page: Page, text: string): Promise<void> {
  await page.evaluate(async (source) => {
    const { ours, oracle } = globalThis.markdownHarness;
    const box = document.querySelector('#reply');
    if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    ours.mount(box);
    ours.append(source);
    ours.finish();
    while (source.includes('$') && !box.querySelector('.katex')) await frame();
    const finished = box.querySelector('.markdown')?.cloneNode(true);
    ours.unmount();
    if (finished instanceof Element) oracle.prepare(finished, source.length);
  }, text);
}

/** Microseconds per character. */
async function measure(page: Page, clock: CDPSession, subject: Subject, text: string): Promise<number> {
  const before = await taskSeconds(clock);
  await page.evaluate(
    async ({ name, source, step }) => {
      const shown = globalThis.markdownHarness[name];
      const box = document.querySelector('#reply');
      if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
      shown.mount(box);
      const characters = Array.from(source);
      for (let at = 0; at < characters.length; at += step) {
        await new Promise(requestAnimationFrame);
        shown.append(characters.slice(at, at + step).join(''));
        // As a chat that follows its end; this has the browser lay the page out.
        document.scrollingElement?.scrollTo(0, box.offsetHeight);
      }
      shown.finish();
      await new Promise(requestAnimationFrame);
      shown.unmount();
      box.replaceChildren();
    },
    { name: subject, source: text, step: charactersPerFrame },
  );
  return ((await taskSeconds(clock)) - before) * (1e6 / text.length);
}

async function taskSeconds(clock: CDPSession): Promise<number> {
  const { metrics } = await clock.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}
