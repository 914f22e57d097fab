/** A long conversation costs no more memory than it shows. `npm run bench` has one of 210 turns. */
import { openAssistant } from '../support/assistant-page';
import { expectNoLeak, holdALongChat } from '../support/memory';
import { test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each turn takes the same memory, and a new chat frees it', async ({ page }) => {
  test.slow();
  await page.goto('./');
  await openAssistant(page);
  expectNoLeak(await holdALongChat(page, { windows: 7, turns: 3 }), 3);
});
