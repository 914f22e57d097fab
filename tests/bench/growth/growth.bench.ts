/** How the time for one text grows with its length: the exponent of each part that reads text of a stranger. */
import { expect, test } from 'playwright/test';
import { openMarkdownPage } from '../../support/markdown-page';
import { growthOf, isSlow, isSteep, type Growth } from './judge';
import { patterns, textsOf } from './patterns';

const control = 'quadratic on purpose';

test('no text of 64,000 characters takes quadratic time', async ({ page }) => {
  test.setTimeout(1_200_000);
  await openMarkdownPage(page);
  const readers = await page.evaluate(() => Object.keys(globalThis.markdownHarness.growth.readers));

  /** The shortest of `times` runs: another process makes a run longer, never shorter. */
  async function measure(reader: string, pattern: string, times: number): Promise<Growth> {
    const { short, long, calibration } = await page.evaluate(
      async ([name, all, count]) => {
        const { calibrate, time } = globalThis.markdownHarness.growth;
        let fastest = Infinity;
        const best = async (texts: readonly string[] = []) => {
          fastest = Math.min(fastest, calibrate());
          const each: { task: number; total: number }[] = [];
          for (const text of texts) {
            const runs = { task: Infinity, total: Infinity };
            for (let run = 0; run < count; run++) {
              const { task, total } = await time(name, text);
              runs.task = Math.min(runs.task, task);
              runs.total = Math.min(runs.total, total);
            }
            each.push(runs);
          }
          return {
            task: Math.max(...each.map((text) => text.task)),
            total: Math.max(...each.map((text) => text.total)),
          };
        };
        const [a, b] = all;
        return { short: await best(a), long: await best(b), calibration: fastest };
      },
      [reader, [16_000, 64_000].map((length) => textsOf(pattern, length)), times] as const,
    );
    return growthOf(reader, JSON.stringify(pattern).slice(0, 60), [short, long], calibration);
  }

  const shown = ({ task, total, exponent, ...row }: Growth) => ({
    ...row,
    task: Math.round(task),
    total: Math.round(total),
    exponent: exponent.toFixed(2),
  });

  const rows: Growth[] = [];
  for (const reader of readers) {
    for (const pattern of reader === control ? ['a'] : patterns) {
      const quick = await measure(reader, pattern, 1);
      const isSuspect = isSlow(quick) || isSteep(quick);
      rows.push(isSuspect ? await measure(reader, pattern, 6) : quick);
    }
    console.log(JSON.stringify(shown(slowest(rows.filter((row) => row.reader === reader)))));
  }

  console.log('The slowest of each reader, in ms of the reference machine, and all that are beyond a limit');
  console.table(readers.map((reader) => slowest(rows.filter((row) => row.reader === reader))).map(shown));
  console.table(
    rows
      .toSorted((a, b) => b.task - a.task)
      .slice(0, 15)
      .map(shown),
  );
  const found = rows.filter((row) => row.reader === control && isSteep(row));
  expect(found, 'the bench finds a reader that is quadratic').toHaveLength(1);
  const ours = rows.filter(({ reader }) => reader !== control);
  expect.soft(ours.filter(isSteep).map(shown), 'steeper than allowed').toEqual([]);
  expect.soft(ours.filter(isSlow).map(shown), 'longer than one task may take').toEqual([]);
});

function slowest(rows: readonly Growth[]): Growth {
  return rows.reduce((one, other) => (other.task > one.task ? other : one));
}
