/** A visitor whose browser has a model of its own. The model is scripted, but for the first test; all else is real. */
import type { Page } from 'playwright/test';
import { builtInWords } from '../../src/models/built-in/words.en';
import { ask, openAssistant } from '../support/assistant-page';
import { giveLanguageModel, languageModelLog } from '../support/page-language-model';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { offer } = builtInWords;

const card = (page: Page) => page.getByRole('region', { name: words.localModel.cardTitle });
const note = (page: Page) => page.getByRole('note', { name: words.localModel.noteLabel });
const useIt = (page: Page) => page.getByRole('button', { name: offer.use, exact: true });

// A site for the browser, without a hosted model.
test.use({ variant: 'quotes' });

test('a browser without a model of its own is not asked for one; with one it is offered, answers once chosen, and is remembered', async ({
  page,
}) => {
  await test.step('this very browser has no model, is not asked for one and so writes no warning', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('./');
    await openAssistant(page);
    await expect(note(page)).toHaveText(new RegExp(words.localModel.noModelHere));
    await expect(useIt(page)).toBeHidden();
    expect(requests.filter((url) => /found-model|load-words/.test(url))).toEqual([]);
    expect(warnings.filter((text) => /session/.test(text))).toEqual([]);
    const availability = await page.evaluate(() => {
      const model = Reflect.get(globalThis, 'LanguageModel') as { availability(): Promise<string> };
      return model.availability();
    });
    expect(availability).toBe('unavailable');
    await expect.poll(() => warnings.filter((text) => /session/.test(text))).not.toEqual([]);
  });
  await test.step('it is offered, answers once it was chosen, and is remembered until another one is', async () => {
    await giveLanguageModel(page, { createMs: 3000 });
    await page.goto('./');
    await openAssistant(page);
    await expect(card(page)).toContainText(offer.cost);
    await expect(card(page).getByRole('button', { name: words.localModel.consent })).toBeHidden();
    await expect(await ask(page, 'What do you work on?')).toHaveAttribute('data-backend', 'quotes');
    expect((await languageModelLog(page)).created).toEqual([]);

    await useIt(page).click();
    await expect(note(page)).toHaveText(new RegExp(offer.starting));
    await expect(note(page)).toHaveText(new RegExp(offer.answers));
    await expect(page.getByRole('dialog')).toContainText(offer.title);
    // The choice repeats no question; the quick reply has the button for it.
    await expect(page.getByRole('button', { name: words.chat.askModel })).toBeVisible();
    await expect(page.locator('[data-backend="built-in"]')).toHaveCount(0);
    const first = await ask(page, 'Hello [scenario: short]');
    await expect(first).toHaveAttribute('data-status', 'done');
    await expect(first).toHaveAttribute('data-backend', 'built-in');
    await expect(first).toHaveAttribute('data-generated-by', builtInWords.modelName);
    await expect(await ask(page, 'And again [scenario: short]')).toHaveAttribute('data-status', 'done');

    const log = await languageModelLog(page);
    const [asked] = log.asked;
    expect(asked?.expectedInputs).toEqual([{ type: 'text', languages: ['en'] }]);
    expect(log.created).toHaveLength(1);
    expect(log.created[0]).toMatchObject({ ...asked });
    expect(log.created[0]?.initialPrompts).toMatchObject([{ role: 'system' }]);
    expect(log.clones).toBe(1);
    const sent = log.prompts.map((prompt) => prompt.slice(1).map(({ role }) => role));
    expect(sent.at(-1)?.slice(-3)).toEqual(['user', 'assistant', 'user']);
    expect(JSON.stringify(log.prompts)).not.toMatch(/no_think|Hello! Ask me/);

    await page.reload();
    await openAssistant(page);
    await expect(note(page)).toHaveText(new RegExp(offer.answers));
    await page.getByRole('button', { name: words.localModel.useQuotes }).click();
    await expect(await ask(page, 'What do you work on?')).toHaveAttribute('data-backend', 'quotes');
    await expect.poll(async () => (await languageModelLog(page)).alive).toBe(0);
  });
});
