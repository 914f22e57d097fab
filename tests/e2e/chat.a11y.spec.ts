/** In every state of the chat on a phone its HTML is valid, nothing moves that need not, and axe finds nothing. */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { violations } from '../support/axe';
import { faultsOfPart } from '../support/html-faults';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  colorScheme: 'dark',
  viewport: { width: 320, height: 800 },
  hasTouch: true,
});

test('the chat is accessible and valid open, answering, answered, failed, with a mark, and with its sidebar', async ({
  page,
}) => {
  // axe needs a second or two for each of the four states, and looks at every message each time.
  test.slow();
  await page.goto('./');
  await openAssistant(page);
  expect(await movingIn(page), 'page').toEqual([]);
  await hidePageBehind(page);
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  await expectNoFault(page, 'open');
  await ask(page, '[scenario: held-headers]');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'waiting');
  expect(await movingIn(page), 'waiting').toEqual([]);
  await expectNoFault(page, 'waiting');
  await page.getByRole('button', { name: words.chat.stop }).click();
  await expect(lastReply(page)).toHaveAttribute('data-status', 'stopped');
  for (const scenario of ['instant', 'lying-instant']) {
    await ask(page, `[scenario: ${scenario}]`);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  }
  await expect(page.locator('[data-claim]').first()).toBeVisible();
  for (const scenario of ['error-midstream', '404']) {
    await ask(page, `[scenario: ${scenario}]`);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
  }
  await test.step('the card of a marked statement stands inside the chat', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectCardInside(page);
      // It stays for axe.
      if (width > 320) await page.getByRole('dialog').getByRole('textbox').tap();
    }
  });
  await expectNoFault(page, 'stopped, printed, marked and failed');
  await page.getByRole('button', { name: words.chat.showChats }).click();
  await expect(page.getByRole('navigation', { name: words.chat.chats })).toHaveCSS('opacity', '1');
  await expectNoFault(page, 'sidebar', 'nav');
  // Contrast does not depend on the width, nor layout on the colours.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: words.chat.showChats }).click();
  await expect(page.locator('[data-sidebar="pinned"]')).toBeVisible();
  await expectCardInside(page);
  expect(await violations(page, 'dialog'), 'light and wide').toEqual([]);
});

/** Opens what is said of the last marked statement. */
async function expectCardInside(page: Page): Promise<void> {
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.locator('[data-claim]').last().tap();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const card = await page.locator('.claims__card').boundingBox();
  const dialog = await page.getByRole('dialog').boundingBox();
  expect(card?.x).toBeGreaterThanOrEqual(dialog?.x ?? 0);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual((dialog?.x ?? 0) + (dialog?.width ?? 0));
}

/** Of one part of the dialog, or of all of it. */
async function expectNoFault(page: Page, state: string, part = ''): Promise<void> {
  expect(await violations(page, `dialog ${part}`), state).toEqual([]);
  const markup = await page.getByRole('dialog').evaluate((dialog) => dialog.outerHTML);
  expect(await faultsOfPart(markup), state).toEqual([]);
}

/** What moves by itself, though the visitor asked for less motion. */
async function movingIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
}

/** axe ignores the top layer: it takes the page for the background of messages that are scrolled out of view. */
async function hidePageBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && !element.contains(dialog)) element.hidden = true;
    }
  });
}
