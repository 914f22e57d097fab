/** How the time for one text grows with its length: the exponent of each part that reads text of a stranger. */
import { expect, test } from 'playwright/test';
import { openMarkdownPage } from '../../support/markdown-page';
import { patterns, textsOf } from './patterns';

const lengths = [16_000, 32_000, 64_000];
/** 1 is linear, 2 quadratic. */
const steepest = 1.3;
/** Milliseconds. Times below the first are too short to fit; the second is the limit of one task. */
const shortest = 50;
const longestTask = 200;

interface Row {
  readonly reader: string;
  readonly pattern: string;
  readonly ms: number;
  readonly exponent: number;
}

test('no text of 64,000 characters takes quadratic time', async ({ page }) => {
  await openMarkdownPage(page);
  const readers = await page.evaluate(() => Object.keys(globalThis.markdownHarness.readers));
  const rows: Row[] = [];
  for (const reader of readers) {
    for (const pattern of patterns) {
      const texts = lengths.map((length) => textsOf(pattern, length));
      const times = await page.evaluate(
        ([name, all]) => {
          const read = globalThis.markdownHarness.readers[name];
          if (!read) throw new Error(`No reader ${name}`);
          const time = (text: string): number => {
            const started = performance.now();
            read(text);
            return performance.now() - started;
          };
          return all.map((each) => Math.max(...each.map((text) => Math.min(time(text), time(text)))));
        },
        [reader, texts] as const,
      );
      const [first = NaN, , last = NaN] = times;
      const exponent = Math.log(last / Math.max(first, 1)) / Math.log(4);
      rows.push({ reader, pattern: JSON.stringify(pattern), ms: Math.round(last), exponent });
    }
  }

  for (const reader of readers) {
    const ours = rows.filter((row) => row.reader === reader);
    const slowest = ours.toSorted((a, b) => b.ms - a.ms)[0];
    console.log(`${reader}: slowest ${slowest?.ms} ms for 64,000 characters of ${slowest?.pattern}`);
  }
  const steep = rows.filter(({ ms, exponent }) => ms > shortest && exponent > steepest);
  const slow = rows.filter(({ ms }) => ms > longestTask);
  console.table([...steep, ...slow].map((row) => ({ ...row, exponent: row.exponent.toFixed(2) })));
  expect.soft(steep, 'steeper than allowed').toEqual([]);
  expect.soft(slow, 'longer than one task may take').toEqual([]);
});
