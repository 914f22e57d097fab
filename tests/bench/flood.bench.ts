/** The longest task of the main thread while a model sends 50,000 deltas of one character, and when it is stopped at 40 kB. */
import type { CDPSession, Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { openMarkdownPage } from '../support/markdown-page';
import { converse } from '../support/memory';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** Milliseconds of the thread's own processor time above the longest task of the same page at rest. */
const mostMs = 50;

interface Tasks {
  /** Milliseconds of processor time, the longest first. */
  readonly longest: readonly number[];
}

/** Records every task of the page's main thread during `act`. */
async function tasksDuring(page: Page, act: () => Promise<void>): Promise<Tasks> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: Readonly<Record<string, unknown>>[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const threadOf = ({ pid, tid }: (typeof events)[number]): string => `${String(pid)} ${String(tid)}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain'))
      .map(threadOf),
  );
  // `tdur` is processor time in microseconds, so that other load on the machine does not count.
  const longest = events
    .filter((event) => String(event['name']).endsWith('RunTask') && mainThreads.has(threadOf(event)))
    .map(({ tdur }) => Number(tdur ?? 0) / 1000)
    .toSorted((a, b) => b - a);
  return { longest };
}

const textLength = (page: Page): Promise<number> =>
  lastReply(page)
    .locator('.markdown')
    .evaluate(({ textContent }) => textContent.length);

/** Sends a question and waits until the whole flood was received. */
async function receive(page: Page, scenario: string, last: number): Promise<void> {
  let received = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.dataReceived', ({ dataLength }) => (received += dataLength));
  await ask(page, `Flood [scenario: ${scenario}]`);
  await expect.poll(() => received, { timeout: 120_000 }).toBeGreaterThan(last);
  // What was received is read in the tasks that follow.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await session.detach();
}

async function openChat(page: Page): Promise<void> {
  await page.goto('./');
  await openAssistant(page);
  await converse(page, 1);
}

async function stop(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.chat.stop }).click();
  await expect(lastReply(page)).toHaveAttribute('data-status', 'stopped');
  await expect.poll(() => textLength(page), { timeout: 60_000 }).toBeGreaterThan(35_000);
}

const cases = [
  {
    name: '50,000 deltas of a character',
    scenario: 'flood-characters',
    bytes: 5_000_000,
    motion: 'no-preference',
  },
  { name: 'the same with reduced motion', scenario: 'flood-characters', bytes: 5_000_000, motion: 'reduce' },
  { name: 'Stop at 40 kB', scenario: 'flood-without-end', bytes: 4_000_000, motion: 'no-preference' },
] as const;

for (const { name, scenario, bytes, motion } of cases) {
  test(`no task is long: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChat(page);
    await page.emulateMedia({ reducedMotion: motion });
    const rest = await tasksDuring(page, () => page.waitForTimeout(2000));
    const receiving = await tasksDuring(page, () => receive(page, scenario, bytes));
    const ending = await tasksDuring(page, async () => {
      if (motion === 'no-preference') await stop(page);
      else await expect(lastReply(page)).toHaveAttribute('data-status', 'done', { timeout: 60_000 });
    });
    const atRest = rest.longest[0] ?? 0;
    const [received, ended] = [receiving, ending].map(({ longest }) =>
      longest
        .slice(0, 3)
        .map((ms) => ms.toFixed(0))
        .join(', '),
    );
    console.log(
      `${name}: longest tasks ${received} ms while received, ${ended} ms at the end; ${atRest.toFixed(0)} at rest`,
    );
    for (const { longest } of [receiving, ending]) expect((longest[0] ?? NaN) - atRest).toBeLessThan(mostMs);
  });
}

const filled = (line: string): string => line.repeat(Math.ceil(40_000 / line.length));

/** Texts of 40,000 characters of which 1,000 were displayed. */
const shapes = {
  paragraphs: filled('A few **words** and a [link](https://example.com).\n\n'),
  'one line': filled('Some *words* and others, '),
  'a word': filled('x'),
  lines: filled('Some *words* and others,\n'),
  list: filled('- one *item* and `code`\n'),
  quote: filled('> a line with **words**\n'),
  table: `| a | b |\n|---|---|\n${filled('| 1 | **2** |\n')}`,
  code: `\`\`\`js\n${filled('let x = 1;\n')}\`\`\``,
  definitions: filled('See [a] and [b].\n\n[a]: https://example.com/a\n\n'),
  formulas: filled('So $x^2$ and $\\alpha$ are.\n\n'),
};

test('no task is long: Stop at 40 kB of any shape', async ({ page }) => {
  await openMarkdownPage(page);
  for (const [name, text] of Object.entries(shapes)) {
    const { longest } = await tasksDuring(page, async () => {
      await page.evaluate(
        async ({ source, end }) => {
          const { ours } = globalThis.markdownHarness;
          const box = document.querySelector('#reply');
          if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
          ours.unmount();
          ours.mount(box);
          const frame = (): Promise<number> => new Promise(requestAnimationFrame);
          for (let at = 0; at < 1000; at += 10) {
            ours.append(source.slice(at, at + 10));
            await frame();
          }
          ours.append(`${source.slice(1000)}\n\n${end}`);
          ours.finish();
          while (!box.textContent.endsWith(end)) await frame();
          await frame();
        },
        { source: text, end: 'The very end' },
      );
    });
    console.log(`Stop at 40 kB, ${name}: longest tasks ${longest.slice(0, 3).map(Math.round).join(', ')} ms`);
    expect.soft(longest[0] ?? NaN, name).toBeLessThan(mostMs);
  }
});
