/** 200 turns in one chat: what each turn adds, and what is left when the chat is gone. */
import { openAssistant } from '../support/assistant-page';
import { expectNoLeak, growthPerTurn, holdALongChat } from '../support/memory';
import { test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('200 turns in one chat: memory settles and no listener leaks', async ({ page }) => {
  const turns = 50;
  await page.goto('./');
  await openAssistant(page);
  const held = await holdALongChat(page, { windows: 4, turns });
  console.table([held.empty, ...held.afterWindow, held.afterwards]);
  console.log('per turn, by window of 50:');
  console.table(growthPerTurn([held.empty, ...held.afterWindow], turns));
  expectNoLeak(held, turns);
});
