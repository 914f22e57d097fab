/** The memory that a reply takes as it grows, and what remains after it is removed. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { openMarkdownPage } from '../../support/markdown-page';
import { type Held, whatIsHeld } from '../../support/memory';

const chapter = readFileSync(new URL('corpus/mixed.md', import.meta.url), 'utf8');
const chapters = (count: number): string => Array(count).fill(chapter).join('\n\n');
const [few, many] = [2, 16];
/** The power of the length with which the number of nodes grows: 1 is linear, 2 quadratic. */
const steepest = 1.05;
/** Heap beside the browser's own nodes: the text and the records of its blocks. */
const mostBytesPerCharacter = 40;

test('a reply takes memory in proportion to its length and gives it back', async ({ page }) => {
  await openMarkdownPage(page);
  const session = await page.context().newCDPSession(page);
  // The first run loads KaTeX and fills the caches of the JavaScript engine.
  await grow(page, chapters(many));
  await clear(page);
  const empty = await whatIsHeld(session);
  await grow(page, chapters(few));
  const short = await whatIsHeld(session);
  await clear(page);
  await grow(page, chapters(many));
  const long = await whatIsHeld(session);
  await page.evaluate(() => globalThis.markdownHarness.ours.finish());
  const finished = await whatIsHeld(session);
  await clear(page);
  const afterwards = await whatIsHeld(session);

  console.table({ empty, short, long, finished, afterwards });
  const nodes = Math.log((long.nodes - empty.nodes) / (short.nodes - empty.nodes)) / Math.log(many / few);
  const perCharacter = ({ heapBytes }: Held): number => (heapBytes - empty.heapBytes) / chapters(many).length;
  console.log(
    `nodes grow to the power of ${nodes.toFixed(2)}; heap per character: ` +
      `${perCharacter(long).toFixed(1)} bytes while growing, ${perCharacter(finished).toFixed(1)} afterwards`,
  );
  expect(nodes).toBeLessThan(steepest);
  expect(perCharacter(long)).toBeLessThan(mostBytesPerCharacter);
  expect(perCharacter(finished)).toBeLessThan(mostBytesPerCharacter);
  expect(afterwards.listeners).toBe(empty.listeners);
  expect(afterwards.nodes - empty.nodes).toBeLessThan(100);
  expect(perCharacter(afterwards)).toBeLessThan(mostBytesPerCharacter / 4);
});

async function grow(page: Page, text: string): Promise<void> {
  await page.evaluate(async (source) => {
    const { ours } = globalThis.markdownHarness;
    const box = document.querySelector('#reply');
    if (!(box instanceof HTMLElement)) throw new Error('No box to draw in');
    ours.mount(box);
    for (let at = 0; at < source.length; at += 16) ours.append(source.slice(at, at + 16));
    while (source.includes('$') && !box.querySelector('.katex')) await new Promise(requestAnimationFrame);
  }, text);
}

async function clear(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.markdownHarness.ours.unmount());
}
