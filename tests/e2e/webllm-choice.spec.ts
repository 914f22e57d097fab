/** A visitor chooses among the models that the device can hold. Nothing of the models' hosts is loaded here. */
import type { Page } from 'playwright/test';
import { useAdapter } from '../support/adapter-script';
import { openAssistant } from '../support/assistant-page';
import { violations } from '../support/axe';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ variant: 'webllm-choice', contextOptions: { reducedMotion: 'reduce' } });

const { modelChoice, facts, consent } = words.localModel;
const cardOf = (page: Page) => page.getByRole('region', { name: words.localModel.cardTitle });
const listIn = (page: Page) => cardOf(page).getByRole('combobox', { name: modelChoice.label });

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
  await expect(panel.getByRole('combobox', { name: modelChoice.label })).toBeVisible();
  expect(asked).toEqual([]);
  await panel.getByRole('button', { name: consent }).click();
  await expect.poll(() => asked.some((url) => url.includes('Qwen2.5-0.5B-Instruct'))).toBe(true);
  expect(asked.every((url) => !url.includes('Qwen3'))).toBe(true);
});

/** A GPU scripted in place of the software one, which offers bindings of 128 MiB. */
const named = ['Qwen2.5 0.5B', 'Qwen3 0.6B', 'Qwen3 1.7B', 'Qwen3.5 2B', 'Qwen3.5 4B'];
const devices = [
  { device: 'bindings of 128 MiB', binding: 2 ** 27, offered: named.slice(0, 2), suggested: 'Qwen3 0.6B' },
  { device: 'bindings of 1 GiB', binding: 2 ** 30, offered: named, suggested: 'Qwen3 1.7B' },
];

test('a desktop is offered the models that fit, and its default; card and panel say what Qwen3.5 takes and what it buys', async ({
  page,
}) => {
  for (const { device, binding, offered, suggested } of devices) {
    await test.step(device, async () => {
      await useAdapter(page.context(), {
        limits: { maxStorageBufferBindingSize: binding, maxStorageBuffersPerShaderStage: 10 },
        memoryGiB: 8,
      });
      await page.goto('./');
      await openAssistant(page);
      const options = listIn(page).getByRole('option');
      await expect(options).toHaveText(offered.map((name) => new RegExp(`^${name} `)));
      await expect(listIn(page).locator('option:checked')).toContainText(`${suggested} `);
      await expect(listIn(page).locator('option:checked')).toContainText(modelChoice.suggested);
    });
  }
  const bought = `${modelChoice.languages(201)} ${modelChoice.reading('15 sec')}`;
  await listIn(page).selectOption({ index: 4 });
  await expect(cardOf(page)).toContainText('Qwen3.5 4B');
  await expect(cardOf(page)).toContainText('about 2.4 GB');
  await expect(cardOf(page)).toContainText(bought);
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.getByRole('button', { name: words.chat.close, exact: true }).click();
  await page.getByRole('button', { name: words.page.panel.open }).click();
  const panel = page.getByRole('region', { name: facts.label });
  await expect(panel).toContainText('Qwen3.5 4B');
  await expect(panel).toContainText(bought);
  await expect(panel).toContainText('acme rocket-3');
});
