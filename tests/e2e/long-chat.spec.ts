/** A long conversation costs what it shows and no more. `npm run bench` has one of 200 turns. */
import { openAssistant } from '../support/assistant-page';
import { expectNoLeak, holdALongChat } from '../support/memory';
import { test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each turn holds as much as the one before, and nothing stays with a new chat', async ({ page }) => {
  test.slow();
  await page.goto('./');
  await openAssistant(page);
  expectNoLeak(await holdALongChat(page, { windows: 4, turns: 10 }), 10);
});
