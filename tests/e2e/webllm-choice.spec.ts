/** A visitor chooses among the models that the device can hold. Nothing of the models' hosts is loaded here. */
import type { Page } from 'playwright/test';
import { openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ variant: 'webllm-choice', contextOptions: { reducedMotion: 'reduce' } });

const { modelChoice, facts, consent } = words.localModel;
const cardOf = (page: Page) => page.getByRole('region', { name: words.localModel.cardTitle });
const listIn = (page: Page) => cardOf(page).getByRole('combobox', { name: modelChoice.label });

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test('the choice holds after a reload, in the panel too, and is what is downloaded', async ({ page }) => {
  const asked: string[] = [];
  await page.context().route(/huggingface\.co|githubusercontent/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openAssistant(page);
  const smaller = listIn(page).getByRole('option', { name: modelChoice.smaller });
  await listIn(page).selectOption((await smaller.textContent()) ?? '');
  await page.reload();
  await page.getByRole('button', { name: words.page.panel.open }).click();
  const panel = page.getByRole('region', { name: facts.label });
  await expect(panel).toContainText('Qwen2.5 0.5B');
  await expect(panel.getByRole('combobox', { name: modelChoice.label })).toBeVisible();
  expect(asked).toEqual([]);
  await panel.getByRole('button', { name: consent }).click();
  await expect.poll(() => asked.some((url) => url.includes('Qwen2.5-0.5B-Instruct'))).toBe(true);
  expect(asked.every((url) => !url.includes('Qwen3'))).toBe(true);
});
