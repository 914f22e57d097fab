/** The assistant of a site without any model: quotes from the CV, each with a link to its anchor on the page. */
import type { Locator } from 'playwright/test';
import { expect, test } from '../support/test';
import { ask, openAssistant, watchReplyText } from '../support/assistant-page';
import { owner, ownerResume, question } from '../support/owner';
import { words } from '../support/words';

/** The link to the anchor of the first quote. */
const source = (reply: Locator) => reply.locator('blockquote > p:last-child > a').first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a site without a model', () => {
  test.use({ variant: 'quotes' });

  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
  });

  test('answers in its own words, then with quotes that lead to their anchors, and says once that no model wrote it', async ({
    page,
  }) => {
    const reply = await ask(page, question.text);
    await expect(reply).toHaveAttribute('data-status', 'done');
    await expect(reply).toHaveAttribute('data-backend', 'quotes');
    await expect(reply).toHaveAttribute('lang', 'en');
    await expect(reply.locator('.markdown > :first-child')).not.toHaveJSProperty('tagName', 'BLOCKQUOTE');
    await expect(reply.locator('blockquote').first()).toContainText(question.answer);
    await expect(page.getByText(words.backends.quotes.whereItRuns)).toHaveCount(1);
    await test.step('each quote is set apart: its one link on top of the CV’s lines', async () => {
      const quote = reply.locator('blockquote').first();
      const link = await source(reply).boundingBox();
      const lines = await quote.locator('p').first().boundingBox();
      expect(link?.y).toBeLessThan(lines?.y ?? 0);
      await expect(quote.locator('p').last()).toHaveCSS('font-size', '0px');
      await expect(source(reply)).not.toHaveCSS('font-size', '0px');
      await expect(quote).toHaveRole('blockquote');
    });
    await test.step('a quote leads to its anchor: chat closed, details expanded, anchor highlighted and focused', async () => {
      await source(reply).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const target = page.locator(':target');
      await expect(target).toContainText(question.subject);
      await expect(target).toBeInViewport({ ratio: 1 });
      await expect(target).toBeFocused();
      await expect(target).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
    await test.step('and to a second anchor after the first', async () => {
      await openAssistant(page);
      const languages = await ask(page, 'Quelles langues ?');
      await expect(languages).toHaveAttribute('data-status', 'done');
      await expect(languages).toHaveAttribute('lang', 'fr');
      await expect(languages.locator('blockquote').first()).toHaveAttribute('lang', 'en');
      await source(languages).click();
      await expect(page.locator(':target')).toHaveAttribute('id', 'languages');
      await expect(page.locator(':target')).toBeInViewport();
    });
  });

  test('types its words out and shows no part of a quote or of a link', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const texts = await watchReplyText(page);
    const quotes = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        for (const quote of document.querySelectorAll('blockquote')) seen.add(quote.textContent);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
      return seen;
    });
    const reply = await ask(page, question.text);
    await expect(reply).toHaveAttribute('data-status', 'done');
    expect(await quotes.evaluate((seen) => [...seen])).toEqual(
      await reply.locator('blockquote').allTextContents(),
    );
    expect(await texts()).not.toMatch(/\]\(|\*\*|mailto:/);
  });

  test('keeps the beginning of a long answer in view, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 520 });
    const [known = '', neighbour = ''] = ownerResume.skills.at(-1)?.keywords ?? [];
    const reply = await ask(page, `Does ${owner.firstName} know ${known}?`);
    await expect(reply).toHaveAttribute('data-status', 'done');
    const beginning = (await reply.locator('.markdown > :first-child').textContent()) ?? '';
    await expect(reply.locator('blockquote').first()).toContainText(neighbour);
    const entry = page.getByRole('navigation', { name: words.chat.chats }).getByRole('button').first();
    await expect(entry).toContainText(beginning.slice(0, 40));
    await expect(entry).not.toContainText(neighbour);
  });

  test('gives the address where only the owner can tell', async ({ page }) => {
    const reply = await ask(page, 'What salary does she expect?');
    await expect(reply).toHaveAttribute('data-status', 'done');
    await expect(reply.locator('blockquote')).toHaveCount(0);
    const mail = reply.locator(`a[href^="mailto:${owner.email}"]`).first();
    await expect(mail).toBeVisible();
    await expect(mail).not.toHaveAttribute('target');
  });
});

test.describe('an answer of a model', () => {
  test.use({ variant: 'ollama' });

  test('ends with links to its sources, and they lead there', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    const reply = await ask(page, `[scenario: echo] ${question.answer}`);
    const source = reply.getByRole('navigation', { name: words.chat.sources }).getByRole('link').first();
    await expect(source).toContainText(question.source);
    await source.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator(':target')).toContainText(question.subject);
    await expect(page.locator(':target')).toBeInViewport();
  });

  test('names no source where it does not speak of the CV', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    const reply = await ask(page, '[scenario: short] Hello');
    await expect(reply).toHaveAttribute('data-status', 'done');
    await expect(reply.getByRole('navigation')).toHaveCount(0);
  });
});
