/** A visitor chooses among the models that the device can hold. Nothing of the models' hosts is loaded here. */
import type { Page } from 'playwright/test';
import { openAssistant } from '../support/assistant-page';
import { violations } from '../support/axe';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ variant: 'webllm-choice', contextOptions: { reducedMotion: 'reduce' } });

const { modelChoice, facts, consent } = words.localModel;
const cardOf = (page: Page) => page.getByRole('region', { name: words.localModel.cardTitle });
const listIn = (page: Page) => cardOf(page).getByRole('combobox', { name: facts.model });

test('the card offers other models with their sizes; the choice holds after a reload, in the panel too, and is what is downloaded', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.context().route(/huggingface\.co|githubusercontent/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('./');
  await openAssistant(page);
  await expect(listIn(page).getByRole('option', { name: modelChoice.suggested })).toHaveCount(1);
  await test.step('on a small phone the list is no wider than the card', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 568 });
    await cardOf(page).getByText(words.localModel.whatItTakes).click();
    const [card, list] = await Promise.all([cardOf(page).boundingBox(), listIn(page).boundingBox()]);
    const end = (box: typeof card) => (box?.x ?? 0) + (box?.width ?? Infinity);
    expect(end(list)).toBeLessThan(end(card));
    await page.setViewportSize({ width, height });
  });
  const smaller = listIn(page).getByRole('option', { name: modelChoice.smaller });
  await expect(smaller).toContainText('290 MB');
  await listIn(page).focus();
  await listIn(page).selectOption((await smaller.textContent()) ?? '');
  await expect(cardOf(page)).toContainText('about 290 MB');
  await expect(listIn(page)).toBeFocused();
  expect(await violations(page, 'dialog')).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: words.page.panel.open }).click();
  const panel = page.getByRole('region', { name: facts.label });
  await expect(panel).toContainText('Qwen2.5 0.5B');
  await expect(panel.getByRole('combobox', { name: facts.model })).toBeVisible();
  expect(asked).toEqual([]);
  await panel.getByRole('button', { name: consent }).click();
  await expect.poll(() => asked.some((url) => url.includes('Qwen2.5-0.5B-Instruct'))).toBe(true);
  expect(asked.every((url) => !url.includes('Qwen3'))).toBe(true);
});
