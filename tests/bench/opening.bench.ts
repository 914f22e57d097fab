/** How long a press on the assistant's button takes to a text box that can be typed into, on a slow computer. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';

/** Milliseconds at a quarter of this machine's speed, the middle of so many tries. */
const budgetMs = 150;
const tries = 9;

test.use({ variant: 'ollama' });

/** From the browser's own time of the press to the frame after the text box has the focus. */
function pressToFocus(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('pointerdown', ({ timeStamp }) => {
          document.addEventListener('focusin', ({ target }) => {
            if (target instanceof HTMLTextAreaElement) {
              requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            }
          });
        });
      }),
  );
}

for (const [how, reach] of [
  ['after the pointer came over it', true],
  ['pressed out of the blue, as by touch', false],
] as const) {
  test(`opening, warm cache, four times slower CPU, ${how}`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    const button = page.getByRole('button', { name: 'Open the assistant' });
    const open = async () => {
      await page.goto('./', { waitUntil: 'networkidle' });
      if (reach) {
        await button.hover();
        // A hand needs a moment between arriving and pressing; what is fetched meanwhile is what intent is for.
        await page.waitForFunction(() => document.querySelector('#assistant-root')?.childElementCount !== 0);
      }
      const measured = pressToFocus(page);
      // Straight to the press: Playwright's own click would hover first.
      const box = await button.boundingBox();
      if (!box) throw new Error('The button is not there');
      const at = {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        button: 'left',
        clickCount: 1,
      } as const;
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
      return measured;
    };

    await open();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (let index = 0; index < tries; index += 1) times.push(await open());
    const sorted = times.toSorted((one, other) => one - other).map(Math.round);
    const middle = sorted[Math.floor(tries / 2)] ?? Infinity;
    console.log(`press to focused text box, ${how}: ${middle} ms (${sorted.join(', ')})`);
    expect(middle).toBeLessThanOrEqual(budgetMs);
  });
}
