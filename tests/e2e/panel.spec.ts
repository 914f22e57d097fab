/** The top panel: how the assistant runs here, with live figures. */
import type { Page } from 'playwright/test';
import { ask, openAssistant } from '../support/assistant-page';
import { storedFiles } from '../support/stored-files';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a site built for Ollama shows the backend, the browser’s abilities and the speed of the newest reply', async ({
  page,
  addresses,
}) => {
  await page.goto('./');
  const trigger = page.getByRole('button', { name: words.page.panel.open });
  await trigger.click();
  const panel = page.getByRole('region', { name: words.page.panel.title });
  await expect(panel).toContainText(`Ollama at ${addresses.model}`);
  await expect(panel).toContainText('hf.co/Qwen/Qwen3-14B-GGUF');
  await expect(panel.locator('dt', { hasText: words.panel.webGpu.name }).locator('+ dd')).toContainText(
    'Yes, on',
  );
  await panel.getByRole('button', { name: words.page.panel.close }).click();
  await expect(panel).toBeHidden();
  await expect(trigger).toBeFocused();

  await openAssistant(page);
  await expect(await ask(page, 'What do you work on?')).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: words.chat.close, exact: true }).click();
  await trigger.click();
  await expect(panel.locator('dt', { hasText: words.panel.newestReply.by }).locator('+ dd')).toHaveText(
    'Qwen3 14B',
  );
  await expect(
    panel.locator('dt', { hasText: words.panel.newestReply.firstCharacter }).locator('+ dd'),
  ).toHaveText(/^[\d.]+ s$/);
});

test.describe('the panel', () => {
  const panel = (page: Page) => page.getByRole('region', { name: words.page.panel.title });
  const trigger = (page: Page) => page.getByRole('button', { name: words.page.panel.open });

  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await trigger(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('closes with Escape and gives the focus back, or with a click beside it, which scrolls nothing', async ({
    page,
  }) => {
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await test.step('it stays at a click inside', async () => {
      await trigger(page).click();
      await expect(panel(page)).toBeVisible();
      await panel(page).getByText(words.page.panel.title).click();
      await expect(panel(page)).toBeVisible();
      await page.evaluate(() => scrollTo(0, 600));
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(0);
      await page.mouse.click(8, 700);
      await expect(panel(page)).toBeHidden();
      await expect(panel(page).locator(':focus')).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    });
  });

  test('leaves a control beside it the click and the focus, and closes when a link opens the chat', async ({
    page,
  }) => {
    await page.getByRole('button', { name: words.page.openAssistant }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await test.step('it does not open behind the chat again', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await trigger(page).click();
      await expect(panel(page)).toBeVisible();
      await page.evaluate(() => (location.hash = '#ask=Hello'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(panel(page)).toBeHidden();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(panel(page)).toBeHidden();
    });
  });
});

test.describe('a site built for the browser', () => {
  test.use({ variant: 'webllm' });

  test('shows the model on this device and removes it on request', async ({ page }) => {
    await page.goto('./');
    const trigger = page.getByRole('button', { name: words.page.panel.open });
    await trigger.click();
    const panel = page.getByRole('region', { name: words.page.panel.title });
    const standing = panel.locator('dt', { hasText: words.localModel.facts.status }).locator('+ dd');
    await expect(standing).toHaveText(words.localModel.status.notOnDevice);
    await panel.getByRole('button', { name: words.localModel.consent }).click();
    await expect(standing).toHaveText(words.localModel.status.ready);
    await panel.getByRole('button', { name: words.localModel.stored.remove, exact: true }).click();
    await expect(panel).toContainText(words.localModel.stored.nothing);
    await expect(standing).toHaveText(words.localModel.status.notOnDevice);
    expect(await storedFiles(page)).toEqual([]);
  });
});
