/** The assistant of a site without any model: quotes from the CV, each with a link to its anchor on the page. */
import type { Locator } from 'playwright/test';
import { expect, test } from '../support/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { question } from '../support/owner';
import { words } from '../support/words';

const sources = (reply: Locator) => reply.getByRole('navigation', { name: words.chat.sources });
const source = (reply: Locator) => sources(reply).getByRole('link').first();
const firstRow = (reply: Locator) => sources(reply).locator('summary').first();

test.use({ variant: 'quotes', contextOptions: { reducedMotion: 'reduce' } });

test('a site without a model answers in its own words with numbers, which open quotes that lead to their anchors, also once the visitor is offline', async ({
  page,
  context,
}) => {
  await test.step('the CV answers without a network, and says once that no model wrote it', async () => {
    const loaded = page.waitForResponse(/\/assets\/synonyms-.*-en\.json$/i);
    await page.goto('./');
    await openAssistant(page);
    await (await loaded).finished();
    await context.setOffline(true);
    const reply = await ask(page, question.text);
    await expect(reply).toHaveAttribute('data-status', 'done');
    await expect(reply).toHaveAttribute('data-backend', 'quotes');
    await expect(reply).toHaveAttribute('lang', 'en');
    await expect(reply.locator('blockquote').first()).toContainText(question.answer);
    await expect(page.getByText(words.backends.quotes.whereItRuns)).toHaveCount(1);
    await context.setOffline(false);
  });
  await test.step('the number in the text and the row below are one control', async () => {
    const reply = lastReply(page);
    const number = reply.locator('p').first().getByRole('button', { name: '1' });
    await expect(source(reply)).toBeHidden();
    await number.click();
    await expect(number).toHaveAttribute('aria-expanded', 'true');
    await expect(source(reply)).toBeVisible();
    await firstRow(reply).click();
    await expect(number).toHaveAttribute('aria-expanded', 'false');
    await firstRow(reply).click();
  });
  await test.step('a quote leads to its anchor: chat closed, details expanded, anchor highlighted and focused', async () => {
    await source(lastReply(page)).click();
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
    await firstRow(languages).click();
    await source(languages).click();
    await expect(page.locator(':target')).toHaveAttribute('id', 'languages');
    await expect(page.locator(':target')).toBeInViewport();
  });
});
