/** The top panel: how the assistant runs here, with live figures; `webllm.spec.ts` has a model on the device in it. */
import { ask, openAssistant } from '../support/assistant-page';
import { collectComplaints, collectOrigins } from '../support/complaints';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the panel of a site built for Ollama shows backend, abilities and speed, and makes way for the page', async ({
  page,
  baseURL,
  addresses,
}) => {
  const panel = page.getByRole('region', { name: words.page.panel.open });
  const trigger = page.getByRole('button', { name: words.page.panel.open });
  const dialog = page.getByRole('dialog');
  const fact = (name: string) => panel.locator('dt', { hasText: name }).locator('+ dd');
  const complaints = collectComplaints(page);
  const origins = collectOrigins(page);
  const open = async () => {
    await trigger.click();
    await expect(panel).toBeVisible();
    await expect(trigger).toBeHidden();
  };
  const own = new URL(baseURL ?? '').origin;
  await test.step('it shows the backend and the browser’s abilities, which asks no other host', async () => {
    await page.goto('./');
    await expect(panel).toBeHidden();
    await trigger.click();
    await expect(panel).toContainText(`Ollama (${addresses.model})`);
    await expect(panel).toContainText('hf.co/Qwen/Qwen3-14B-GGUF');
    await expect(fact('WebGPU')).toContainText(' · ');
    await panel.getByRole('button', { name: words.page.panel.close }).click();
    await expect(panel).toBeHidden();
    await expect(trigger).toBeFocused();
    expect([...origins]).toEqual([own]);
  });
  await test.step('it makes way by Escape', async () => {
    await open();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(trigger).toBeFocused();
  });
  await test.step('it stays at a click inside, and a click beside it scrolls nothing', async () => {
    await open();
    await panel.getByText(words.page.panel.open).click();
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
  await test.step('it shows the speed of the newest reply', async () => {
    await openAssistant(page);
    await expect(await ask(page, 'What do you work on?')).toHaveAttribute('data-status', 'done');
    await page.getByRole('button', { name: words.chat.close, exact: true }).click();
    await trigger.click();
    await expect(fact(words.panel.newestReply.label)).toHaveText('Qwen3 14B');
    await expect(fact(words.panel.newestReply.firstCharacter)).toHaveText(/^[\d.]+ sec$/);
    expect([...origins].toSorted()).toEqual([own, new URL(addresses.model).origin].toSorted());
  });
  await test.step('it leaves the assistant’s button in view and free, also on a phone', async () => {
    const button = page.getByRole('button', { name: words.page.openAssistant });
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect(button).toHaveCSS('opacity', '1');
      // A locator's click would scroll the panel away.
      const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
      await page.mouse.click(x + 24, y + 24);
      await expect(dialog).toBeVisible();
      await page.getByRole('button', { name: words.chat.close, exact: true }).click();
      await open();
    }
  });
  await test.step('nothing violated the policy', async () => {
    expect(await complaints()).toEqual([]);
  });
});
