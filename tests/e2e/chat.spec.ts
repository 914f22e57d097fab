/** The chat as a visitor uses it: opening, asking, reading a reply while it is typed out, and every way a reply can end. */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant, receivedRequests } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { owner } from '../support/owner';
import { words } from '../support/words';

const textBox = (page: Page) => page.getByRole('dialog').getByRole('textbox');

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test.describe('opening', () => {
  test('shows a dialog with a title, a focused text box and a greeting that is typed out', async ({
    page,
  }) => {
    // On a slow machine the greeting ends before a locator could find it.
    const statuses = await page.evaluateHandle(() => {
      const seen = new Set<string | null>();
      const look = () => {
        for (const reply of document.querySelectorAll('[data-role="assistant"]'))
          seen.add(reply.getAttribute('data-status'));
      };
      new MutationObserver(look).observe(document, { childList: true, attributes: true, subtree: true });
      return seen;
    });
    await expect(
      page.getByRole('button', { name: words.page.openAssistant, exact: true }),
    ).toHaveAccessibleDescription(words.page.assistantIsAi);
    await openAssistant(page);
    await expect(page.getByRole('dialog', { name: words.chat.title(owner.firstName) })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(words.chat.model('Qwen3 14B'));
    await expect(textBox(page)).toBeFocused();
    await expect(textBox(page)).toHaveAttribute('placeholder', /^Talk to \w+$/);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toContainText('AI assistant');
    expect(await statuses.evaluate((seen) => [...seen])).toEqual(['printing', 'done']);
    await expect(page.getByRole('list', { name: words.chat.suggestions }).getByRole('button')).toHaveCount(3);

    await test.step('the dialog fades in and out within 50 ms', async () => {
      await expect(page.getByRole('dialog')).toHaveCSS('transition-duration', '0.05s, 0.05s, 0.05s');
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    });
  });
});

test.describe('closing', () => {
  const opener = (page: Page) => page.getByRole('button', { name: words.page.openAssistant });

  test('works in each way, returns the focus to the opener and keeps a conversation', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await test.step('by Escape at once, however soon after opening', async () => {
      await opener(page).click();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await openAssistant(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
    await test.step('by the button', async () => {
      await openAssistant(page);
      await page.getByRole('button', { name: words.chat.close }).click();
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
    await test.step('by a click on the backdrop, and by no click or drag that starts inside', async () => {
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
    await test.step('an empty chat is removed, one with a conversation is kept', async () => {
      await openAssistant(page);
      await expect(page.locator('[data-role]')).toHaveCount(1);
      await ask(page, '[scenario: short]');
      await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
      await page.keyboard.press('Escape');
      await openAssistant(page);
      await expect(page.locator('[data-role]')).toHaveCount(3);
    });
  });
});

test.describe('a reply', () => {
  test('waits with three dots, is typed out and ends, while the input is disabled; both are announced once', async ({
    page,
  }) => {
    await openAssistant(page);
    // The first one belongs to the note about where messages go.
    const announcement = page.getByRole('dialog').locator('output').last();
    await expect(announcement).toHaveText('');
    const statuses = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const reply = document.querySelector<HTMLElement>('[data-role="user"] + [data-role="assistant"]');
        const { status = '' } = reply?.dataset ?? {};
        const entry = reply?.querySelector('.message__dots') ? `${status}, three dots` : status;
        if (reply && entry !== seen.at(-1)) seen.push(entry);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      return seen;
    });
    await expect(page.getByRole('button', { name: words.chat.stop })).toHaveCount(0);
    await ask(page, '  What do you do? ');
    await expect(page.locator('[data-role="user"]')).toHaveText('What do you do?');
    await expect(textBox(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: words.chat.send })).toBeDisabled();
    await expect(page.getByRole('button', { name: words.chat.stop })).toBeVisible();
    await expect(announcement).toHaveText(words.chat.announcements.answering);

    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(announcement).toContainText(words.chat.announcements.done);
    await expect(
      page
        .getByRole('region', { name: words.chat.conversation })
        .locator('[aria-live], [role=log], [role=status], output'),
    ).toHaveCount(0);
    await expect(textBox(page)).toBeEnabled();
    await expect(textBox(page)).toBeFocused();
    await expect(textBox(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: words.chat.stop })).toHaveCount(0);
    await expect(lastReply(page)).toHaveAttribute('data-backend', 'ollama');
    await expect(lastReply(page)).toContainText('Qwen3 14B · on this computer · Ollama');
    await expect(lastReply(page).locator('strong')).toHaveText('large language models');
    expect(await statuses.jsonValue()).toEqual(['waiting, three dots', 'printing', 'done']);
  });

  test('shows its rest after a click on it, and appears at once with reduced motion', async ({ page }) => {
    // At the typewriter's pace each would take twenty seconds.
    const question = `${'training and serving '.repeat(200)}[scenario: echo]`;
    await openAssistant(page);
    await ask(page, question);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'printing');
    await lastReply(page).locator('.markdown').click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done', { timeout: 5000 });

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ask(page, question);
    await expect(page.locator('[data-role="user"]')).toHaveCount(2);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done', { timeout: 10_000 });
  });

  test('can be copied as markdown and as rich text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAssistant(page);
    await ask(page, 'Tell me [scenario: instant]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await lastReply(page).getByRole('button', { name: words.chat.copyMessage }).click();
    await expect(lastReply(page).getByRole('button', { name: words.chat.markdown.copied })).toBeVisible();
    const [plain, rich] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return Promise.all(
        ['text/plain', 'text/html'].map(async (type) => (await item?.getType(type))?.text()),
      );
    });
    expect(plain).toContain('I work on **large language models**');
    expect(rich).toContain('<strong>large language models</strong>');
    // Whoever reads it elsewhere learns who wrote it, and where.
    expect(plain?.split('\n').at(-1)).toMatch(/^Written by Qwen3 14B, an AI model, at http\S+ on /);
    expect(rich).toMatch(
      /<p>Written by Qwen3 14B, an AI model, at <a [^>]*>http[^<]*<\/a> on [^<]*<\/p>\s*$/,
    );
  });
});

// `wire-faults.spec.ts` shows each failure.
test.describe('every ending explains itself', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Try again sends the same prompt again and replaces the reply; the CV can answer instead', async ({
    page,
    addresses,
  }) => {
    await openAssistant(page);
    const mark = `again ${Date.now()}`;
    await ask(page, `${mark} [scenario: 503-then-ok]`);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await lastReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(page.locator('[data-role]')).toHaveCount(3);
    const [first, second] = await receivedRequests(addresses.model, mark);
    expect(second?.body.messages).toEqual(first?.body.messages);

    await ask(page, 'Which skills? [scenario: 500]');
    await lastReply(page).getByRole('button', { name: words.chat.quoteInstead }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toHaveAttribute('data-backend', 'quotes');
    await expect(lastReply(page)).toContainText(words.backends.quotes.whereItRuns);
  });
});
