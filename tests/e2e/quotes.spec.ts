/** The assistant of a site without any model: quotes from the CV, each with a link to its anchor on the page. */
import { expect, test } from '../support/test';
import { ask, openAssistant } from '../support/assistant-page';
import { owner, question } from '../support/owner';
import { phrases } from '../../src/answers/phrases';
import { words } from '../support/words';

test.describe('a site without a model', () => {
  test.use({ variant: 'quotes' });

  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
  });

  test('answers at once with labelled quotes', async ({ page }) => {
    const reply = await ask(page, question.text);
    await expect(reply).toHaveAttribute('data-status', 'done');
    await expect(reply).toHaveAttribute('data-backend', 'quotes');
    await expect(reply).toContainText(phrases.en.label(owner.firstName));
    await expect(reply.locator('blockquote').first()).toContainText(question.answer);
  });

  test('leads from a quote to its anchor: chat closed, details expanded, anchor highlighted and focused', async ({
    page,
  }) => {
    const reply = await ask(page, question.text);
    await expect(reply).toHaveAttribute('data-status', 'done');
    await reply.getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const target = page.locator(':target');
    await expect(target).toContainText(question.subject);
    await expect(target).toBeInViewport({ ratio: 1 });
    await expect(target).toBeFocused();
    await expect(target).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('leads to a second anchor after the first', async ({ page }) => {
    const first = await ask(page, question.text);
    await expect(first).toHaveAttribute('data-status', 'done');
    await first.getByRole('link').first().click();
    await openAssistant(page);
    const languages = await ask(page, 'Quelles langues ?');
    await expect(languages).toHaveAttribute('data-status', 'done');
    await languages.getByRole('link').first().click();
    await expect(page.locator(':target')).toHaveAttribute('id', 'languages');
    await expect(page.locator(':target')).toBeInViewport();
  });

  test('says that the CV does not tell, and gives the address', async ({ page }) => {
    const reply = await ask(page, 'What is your favourite pizza?');
    await expect(reply).toContainText(phrases.en.nothing(owner.firstName, owner.email));
    await expect(reply.getByRole('link', { name: owner.email })).toHaveAttribute(
      'href',
      `mailto:${owner.email}`,
    );
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
