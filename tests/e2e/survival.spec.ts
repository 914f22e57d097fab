/** The CV survives every failure of the assistant, and the assistant can be started again. */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { sentencesOf } from '../support/failure-sentences';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The markup of the CV, without what the assistant draws and without measures, which follow the window. */
const cv = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const element of [copy, ...copy.querySelectorAll('[style]')]) element.removeAttribute('style');
    return copy.outerHTML;
  });

/** Makes a method that the chat calls during rendering throw, until the returned function is called. */
async function breakDialogs(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const whole = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal') ?? {};
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('No dialog for you');
    };
    Object.assign(globalThis, {
      mendDialogs: () => Object.defineProperty(HTMLDialogElement.prototype, 'showModal', whole),
    });
  });
  return () =>
    page.evaluate(() => {
      (Reflect.get(globalThis, 'mendDialogs') as () => void)();
    });
}

test('the CV stays whatever fails: the assistant’s code, a part of it, its rendering, or the network', async ({
  page,
  context,
}) => {
  const opener = page.getByRole('button', { name: words.page.openAssistant });
  const textBox = page.getByRole('dialog').getByRole('textbox');
  const asked = page.locator('[data-role="user"]');
  const partNotLoaded = page.getByText(words.app.partNotLoaded);
  const backend = /\/assets\/ollama-backend.*\.js$/;
  const firstQuestion = 'Is anybody there? [scenario: short]';

  await test.step('an assistant that fails to load is reported, and the next click loads it', async () => {
    const assistant = /\/assets\/Assistant.*\.js$/;
    await page.route(assistant, (route) => route.abort());
    await page.goto('./');
    const before = await cv(page);
    await opener.click();
    await expect(page.getByText(words.page.assistantNotLoaded)).toBeVisible();
    expect(await cv(page)).toBe(before);
    await page.unroute(assistant);
    await openAssistant(page);
    await expect(textBox).toBeFocused();
    await expect(page.getByText(words.page.assistantNotLoaded)).toBeHidden();
  });
  await test.step('where a part fails to load, the page is not reloaded while the site cannot be reached, and a reply that succeeds ends the offer', async () => {
    await page.route(backend, (route) => route.abort());
    await ask(page, firstQuestion);
    await expect(partNotLoaded).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: words.app.reload }).click();
    await expect(page.getByText(words.app.siteUnreachable)).toBeVisible();
    await expect(asked).toHaveText(firstQuestion);
    await context.setOffline(false);
    await page.unroute(backend);
    await lastReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(partNotLoaded).toBeHidden();
  });
  await test.step('a chat that throws leaves the CV unchanged, and starts again after a click with conversation and draft', async () => {
    await textBox.fill('half a thought');
    await page.keyboard.press('Escape');
    const before = await cv(page);
    const mend = await breakDialogs(page);
    await opener.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words.app.broken);
    expect(await cv(page)).toBe(before);
    await alert.getByRole('button', { name: words.app.loadAgain }).click();
    await expect(alert).toBeVisible();
    await mend();
    await alert.getByRole('button', { name: words.app.loadAgain }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(alert).toBeHidden();
    await expect(asked).toHaveText(firstQuestion);
    await expect(textBox).toHaveValue('half a thought');
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  });
  await test.step('a click reloads the page that lacks a part, opens the chat again and keeps the draft', async () => {
    await page.goto('./');
    await openAssistant(page);
    await page.route(backend, (route) => route.abort());
    await ask(page, firstQuestion);
    await expect(partNotLoaded).toBeVisible();
    await textBox.fill('another thought');
    await page.unroute(backend);
    await page.getByRole('button', { name: words.app.reload }).click();
    await expect(partNotLoaded).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(textBox).toHaveValue('another thought');
    // Once: what was deleted does not come back.
    await textBox.fill('');
    await page.keyboard.press('Escape');
    await openAssistant(page);
    await expect(textBox).toHaveValue('');
  });
  await test.step('a visitor who goes offline before the first question reads the reason, keeps it, and gets an answer once online', async () => {
    // Nothing that answers is loaded, nor has it been.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.goto('./');
    await openAssistant(page);
    await context.setOffline(true);
    await ask(page, 'What do you teach?');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    const { problem, action } = sentencesOf('ollama', 'offline');
    await expect(lastReply(page)).toContainText(problem);
    await expect(lastReply(page)).toContainText(action);
    await context.setOffline(false);
    await lastReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(asked).toHaveText('What do you teach?');
    // Its styles may have failed to load along with its code.
    await expect(lastReply(page).locator('.markdown > *').first()).toHaveCSS('contain', 'content');
  });
});
