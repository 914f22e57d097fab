/** What every bench of streamed replies uses: the replies, the browser, the clock. */
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright/test';

/** The renderers by their names on the page. */
type Subject = 'ours' | 'oracle' | 'containedOracle';

export interface Cost {
  /** Main-thread processor time, in microseconds per character. */
  readonly processor: number;
  /** Time in `append` alone, in microseconds per character. */
  readonly append: number;
  /** The longest `append`, in milliseconds. */
  readonly longest: number;
}

const charactersPerFrame = 4;

const read = (file: string): string => readFileSync(new URL(`corpus/${file}`, import.meta.url), 'utf8');
const mixed = read('mixed.md');
export const corpora = {
  short: read('short.md'),
  math: read('math.md'),
  mixed,
  long: Array(4).fill(mixed).join('\n\n'),
};
/** Markdown that is easy to get wrong, with syntax that stays open. */
export const adversarial = read('adversarial.txt');

/** Without a frame rate limit: the bench would otherwise wait for a screen that does not exist. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-frame-rate-limit',
];

/** The higher of two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/** A session that reads the main thread's processor time, so that other load on the machine does not count. */
export async function openClock(page: Page): Promise<CDPSession> {
  const clock = await page.context().newCDPSession(page);
  await clock.send('Performance.enable', { timeDomain: 'threadTicks' });
  return clock;
}

/** Shows the whole reply once, with KaTeX and fonts, and hands the result to the oracle. */
export async function prepare(page: Page, text: string): Promise<void> {
  await page.evaluate(async (source) => {
    const { ours, oracle } = globalThis.markdownHarness;
    const box = document.querySelector('#reply');
    if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    ours.mount(box);
    // In pieces, since much text at once is shown in several tasks, and the oracle would copy the first ones.
    for (let at = 0; at < source.length; at += 2000) ours.append(source.slice(at, at + 2000));
    ours.finish();
    while (source.includes('$') && !box.querySelector('.katex')) await frame();
    const finished = box.querySelector('.markdown')?.cloneNode(true);
    ours.unmount();
    if (finished instanceof Element) oracle.prepare(finished, source.length);
  }, text);
}

/** Measures what `subject` costs to show a reply that grows by four characters a frame. */
export async function measure(page: Page, clock: CDPSession, subject: Subject, text: string): Promise<Cost> {
  const before = await taskSeconds(clock);
  const { milliseconds, longest } = await page.evaluate(
    async ({ name, source, step }) => {
      const shown = globalThis.markdownHarness[name];
      const box = document.querySelector('#reply');
      if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
      let milliseconds = 0;
      let longest = 0;
      shown.mount(box);
      const characters = Array.from(source);
      for (let at = 0; at < characters.length; at += step) {
        await new Promise(requestAnimationFrame);
        const start = performance.now();
        shown.append(characters.slice(at, at + step).join(''));
        const took = performance.now() - start;
        milliseconds += took;
        longest = Math.max(longest, took);
        // Follows the end, as the chat does, which makes the browser lay out the page.
        document.scrollingElement?.scrollTo(0, box.offsetHeight);
      }
      shown.finish();
      await new Promise(requestAnimationFrame);
      shown.unmount();
      box.replaceChildren();
      return { milliseconds, longest };
    },
    { name: subject, source: text, step: charactersPerFrame },
  );
  const seconds = (await taskSeconds(clock)) - before;
  return {
    processor: seconds * (1e6 / text.length),
    append: milliseconds * (1e3 / text.length),
    longest,
  };
}

async function taskSeconds(clock: CDPSession): Promise<number> {
  const { metrics } = await clock.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}
