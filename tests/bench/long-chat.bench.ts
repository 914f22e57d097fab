/** 210 turns in one chat: what each turn adds, and what is left when the chat is gone. */
import { openAssistant } from '../support/assistant-page';
import { expectNoLeak, growthPerTurn, holdALongChat } from '../support/memory';
import { test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('210 turns in one chat: memory settles and no listener leaks', async ({ page }) => {
  const turns = 30;
  await page.goto('./');
  await openAssistant(page);
  const held = await holdALongChat(page, { windows: 7, turns });
  console.table([held.empty, ...held.afterWindow, held.afterwards]);
  console.log('per turn, by window of 30:');
  console.table(growthPerTurn([held.empty, ...held.afterWindow], turns));
  expectNoLeak(held, turns);
});
