/** The chat as a visitor uses it: opening, asking, reading a reply while it is typed out, copying it, closing. */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { owner } from '../support/owner';
import { words } from '../support/words';

test('a visitor opens the chat, reads replies as they are typed out, copies one, and closes the chat in each way', async ({
  page,
  context,
}) => {
  const opener = page.getByRole('button', { name: words.page.openAssistant, exact: true });
  const dialog = page.getByRole('dialog');
  const textBox = dialog.getByRole('textbox');
  const stop = page.getByRole('button', { name: words.chat.stop });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');

  await test.step('a dialog with a title, a focused text box and a greeting that is typed out', async () => {
    const statuses = await watchReply(page, '[data-role="assistant"]');
    await expect(opener).toHaveAccessibleDescription(words.page.assistantIsAi);
    await openAssistant(page);
    await expect(page.getByRole('dialog', { name: words.chat.title(owner.firstName) })).toBeVisible();
    await expect(dialog).toContainText(words.chat.model('Qwen3 14B'));
    await expect(textBox).toBeFocused();
    await expect(textBox).toHaveAttribute('placeholder', /^Talk to \w+$/);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toContainText('AI assistant');
    expect(await statuses()).toEqual(['printing', 'done']);
    await expect(page.getByRole('list', { name: words.chat.suggestions }).getByRole('button')).toHaveCount(3);
    await expect(dialog).toHaveCSS('transition-duration', '0.05s, 0.05s, 0.05s');
    await expect(dialog).toHaveCSS('opacity', '1');
  });

  await test.step('a reply waits with three dots, is typed out and ends, while the input is disabled; both are announced once', async () => {
    // The first one belongs to the note about where messages go.
    const announcement = dialog.locator('output').last();
    await expect(announcement).toHaveText('');
    const statuses = await watchReply(page, '[data-role="user"] + [data-role="assistant"]');
    await expect(stop).toHaveCount(0);
    await ask(page, '  What do you do? ');
    await expect(page.locator('[data-role="user"]')).toHaveText('What do you do?');
    await expect(textBox).toBeDisabled();
    await expect(page.getByRole('button', { name: words.chat.send })).toBeDisabled();
    await expect(stop).toBeVisible();
    await expect(announcement).toHaveText(words.chat.announcements.answering);

    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(announcement).toContainText(words.chat.announcements.done);
    await expect(
      page
        .getByRole('region', { name: words.chat.conversation })
        .locator('[aria-live], [role=log], [role=status], output'),
    ).toHaveCount(0);
    await expect(textBox).toBeEnabled();
    await expect(textBox).toBeFocused();
    await expect(textBox).toHaveValue('');
    await expect(stop).toHaveCount(0);
    await expect(lastReply(page)).toHaveAttribute('data-backend', 'ollama');
    await expect(lastReply(page)).toContainText('Qwen3 14B · on this computer · Ollama');
    await expect(lastReply(page).locator('strong')).toHaveText('large language models');
    expect(await statuses()).toEqual(['waiting, three dots', 'printing', 'done']);
  });

  // At the typewriter's pace it would take twenty seconds.
  const question = `I train **models**.\n\n${'training and serving '.repeat(200)}[scenario: echo]`;
  await test.step('its rest is shown after a click on it', async () => {
    await ask(page, question);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'printing');
    await lastReply(page).locator('.markdown').click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done', { timeout: 5000 });
  });
  await test.step('with reduced motion it is shown at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ask(page, question);
    await expect(page.locator('[data-role="user"]')).toHaveCount(3);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done', { timeout: 10_000 });
  });

  await test.step('it is copied as markdown and as rich text', async () => {
    await lastReply(page).getByRole('button', { name: words.chat.copyMessage }).click();
    await expect(lastReply(page).getByRole('button', { name: words.chat.markdown.copied })).toBeVisible();
    const [plain, rich] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return Promise.all(
        ['text/plain', 'text/html'].map(async (type) => (await item?.getType(type))?.text()),
      );
    });
    expect(plain).toContain('I train **models**.');
    expect(rich).toContain('<strong>models</strong>');
    // Whoever reads it elsewhere learns who wrote it, and where.
    expect(plain?.split('\n').at(-1)).toMatch(/^Written by Qwen3 14B, an AI model, at http\S+ on /);
    expect(rich).toMatch(
      /<p>Written by Qwen3 14B, an AI model, at <a [^>]*>http[^<]*<\/a> on [^<]*<\/p>\s*$/,
    );
  });

  await test.step('Escape closes it at once, however soon after opening, and a conversation is kept', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openAssistant(page);
    await expect(page.locator('[data-role]')).toHaveCount(7);
  });
  await test.step('the button closes it', async () => {
    await page.getByRole('button', { name: words.chat.close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a click on the backdrop closes it, and no click or drag that starts inside', async () => {
    await openAssistant(page);
    await dialog.getByRole('heading', { level: 2 }).click();
    await lastReply(page).click();
    await expect(dialog).toBeVisible();
    await lastReply(page).hover();
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
  });
});

/** Each status that a reply passes through from now on; a locator could be too late for one. */
async function watchReply(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const statuses = await page.evaluateHandle((reply) => {
    const seen: string[] = [];
    const look = () => {
      const element = document.querySelector<HTMLElement>(reply);
      const { status = '' } = element?.dataset ?? {};
      const entry = element?.querySelector('.message__dots') ? `${status}, three dots` : status;
      if (element && entry !== seen.at(-1)) seen.push(entry);
    };
    new MutationObserver(look).observe(document, { childList: true, attributes: true, subtree: true });
    return seen;
  }, selector);
  return () => statuses.jsonValue();
}
