/** The CV survives every failure of the assistant, and the assistant can be started again. */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { sentencesOf } from '../support/failure-sentences';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const opener = (page: Page) => page.getByRole('button', { name: words.page.openAssistant });

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

test('a chat that throws leaves the CV unchanged, reports it, and starts again after a click, with its conversation', async ({
  page,
}) => {
  await page.goto('./');
  const before = await cv(page);
  const mend = await breakDialogs(page);
  await opener(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words.app.broken);
  expect(await cv(page)).toBe(before);

  await alert.getByRole('button', { name: words.app.startAgain }).click();
  await expect(alert).toBeVisible();
  await mend();
  await alert.getByRole('button', { name: words.app.startAgain }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(alert).toBeHidden();
  await ask(page, '[scenario: short]');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  await test.step('the conversation and a draft survive', async () => {
    await ask(page, 'Do not forget me [scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await page.getByRole('dialog').getByRole('textbox').fill('half a thought');
    await page.keyboard.press('Escape');
    const mendAgain = await breakDialogs(page);
    await opener(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await mendAgain();
    await page.getByRole('button', { name: words.app.startAgain }).click();
    await expect(page.locator('[data-role="user"]')).toHaveText([
      '[scenario: short]',
      'Do not forget me [scenario: short]',
    ]);
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('half a thought');
  });
});

test('an assistant that fails to load is reported, and the next click loads it', async ({ page }) => {
  const assistant = /\/assets\/Assistant.*\.js$/;
  await page.route(assistant, (route) => route.abort());
  await page.goto('./');
  const before = await cv(page);
  await opener(page).click();
  await expect(page.getByText(words.page.assistantNotLoaded)).toBeVisible();
  expect(await cv(page)).toBe(before);
  await page.unroute(assistant);
  await openAssistant(page);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await expect(page.getByText(words.page.assistantNotLoaded)).toBeHidden();
});

test.describe('once a part of the assistant has failed to load', () => {
  const backend = /\/assets\/ollama-backend.*\.js$/;

  test('a click reloads the page, opens the chat again and keeps the draft', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    await page.route(backend, (route) => route.abort());
    await ask(page, 'Is anybody there? [scenario: short]');
    await expect(page.getByText(words.app.partNotLoaded)).toBeVisible();
    await page.getByRole('dialog').getByRole('textbox').fill('half a thought');
    await page.unroute(backend);
    await page.getByRole('button', { name: words.app.reload }).click();
    await expect(page.getByText(words.app.partNotLoaded)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('half a thought');
    // Once: what was deleted does not come back.
    await page.getByRole('dialog').getByRole('textbox').fill('');
    await page.keyboard.press('Escape');
    await openAssistant(page);
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('');
  });

  test('the page is not reloaded while the site cannot be reached, and a reply that succeeds afterwards ends the offer', async ({
    page,
    context,
  }) => {
    await page.goto('./');
    await openAssistant(page);
    await page.route(backend, (route) => route.abort());
    await ask(page, 'Is anybody there? [scenario: short]');
    await context.setOffline(true);
    await page.getByRole('button', { name: words.app.reload }).click();
    await expect(page.getByText(words.app.siteUnreachable)).toBeVisible();
    await expect(page.locator('[data-role="user"]')).toHaveText('Is anybody there? [scenario: short]');
    await context.setOffline(false);
    await page.unroute(backend);
    await lastReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(page.getByText(words.app.partNotLoaded)).toBeHidden();
  });
});

test('a visitor who goes offline before the first question reads the reason, keeps it, and gets an answer once online', async ({
  page,
  context,
}) => {
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
  await expect(page.locator('[data-role="user"]')).toHaveText('What do you teach?');
  // Its styles may have failed to load along with its code.
  await expect(lastReply(page).locator('.markdown > *').first()).toHaveCSS('contain', 'content');
});

test.describe('a visitor who goes offline once the chat is open', () => {
  test.use({ variant: 'quotes' });

  test('is answered from the CV', async ({ page, context }) => {
    const loaded = page.waitForResponse(/\/assets\/synonyms-.*-en\.json$/i);
    await page.goto('./');
    await openAssistant(page);
    await (await loaded).finished();
    await context.setOffline(true);
    await ask(page, 'What do you teach?');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toHaveAttribute('data-backend', 'quotes');
  });
});
