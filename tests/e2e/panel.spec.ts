/** The top panel: how the assistant runs here, with live figures. */
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
  await expect(panel.locator('dt', { hasText: 'WebGPU' }).locator('+ dd')).toContainText('Yes, on');
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

test('the panel makes way for the page: by Escape, a click beside it, the Tab key, and when the chat opens', async ({
  page,
}) => {
  const panel = page.getByRole('region', { name: words.page.panel.title });
  const trigger = page.getByRole('button', { name: words.page.panel.open });
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await trigger.click();
    await expect(panel).toBeVisible();
    await expect(trigger).toBeHidden();
  };
  await page.goto('./');
  await expect(panel).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(trigger).toBeFocused();
  await test.step('it stays at a click inside, and a click beside it scrolls nothing', async () => {
    await open();
    await panel.getByText(words.page.panel.title).click();
    await expect(panel).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await page.mouse.click(8, 700);
    await expect(panel).toBeHidden();
    await expect(panel.locator(':focus')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
  await test.step('it makes way for what the Tab key reaches after it', async () => {
    await open();
    await panel.getByRole('link', { name: words.page.panel.notices }).focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();
  });
  await test.step('a control beside it gets the click and the focus', async () => {
    await open();
    await page.getByRole('button', { name: words.page.openAssistant }).click();
    await expect(panel).toBeHidden();
    await expect(dialog.getByRole('textbox')).toBeFocused();
  });
  await test.step('it does not open behind the chat again', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open();
    await page.evaluate(() => (location.hash = '#ask=Hello'));
    await expect(dialog).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(dialog.getByRole('textbox')).toBeFocused();
  });
  await test.step('the chat’s sidebar leads to it', async () => {
    await page.getByRole('button', { name: words.chat.showChats }).click();
    await page.getByRole('button', { name: words.app.about }).click();
    await expect(dialog).toBeHidden();
    await expect(panel).toBeVisible();
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
