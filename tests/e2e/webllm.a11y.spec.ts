/**
 * A small phone: the greeting and the question before a download are in view, and axe finds nothing in any state of the
 * model on the visitor's device.
 */
import { violations } from '../support/axe';
import { faultsOfPart } from '../support/html-faults';
import {
  ask,
  downloadButton,
  expect,
  lastReply,
  modelReply,
  openAssistant,
  test,
} from '../support/webllm-test';
import { words } from '../support/words';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  colorScheme: 'dark',
  viewport: { width: 320, height: 800 },
  shape: { library: { phaseMs: 3500 } },
});

test('greeting and question are in view on a small phone, and the question, the download, the preparation, the failure and the panel are accessible', async ({
  page,
  weights,
}) => {
  const textBox = page.getByRole('dialog').getByRole('textbox');
  const card = page.getByRole('region', { name: words.localModel.cardTitle });
  await test.step('a phone shows all suggested questions above the card', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('./');
    await openAssistant(page);
    await expect(card).toBeInViewport();
    await expect(page.getByRole('list', { name: words.chat.suggestions })).toBeInViewport({ ratio: 1 });
    await expect(textBox).toBeInViewport({ ratio: 1 });
  });
  await test.step('on a low and narrow one the greeting is in view when the chat opens, and an answer from its beginning', async () => {
    await page.getByRole('button', { name: words.chat.close, exact: true }).click();
    await page.setViewportSize({ width: 320, height: 568 });
    await openAssistant(page);
    await expect(card).toBeAttached();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
    await expect(textBox).toBeInViewport({ ratio: 1 });
    await ask(page, 'What do you work on?');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page).locator('p').first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: words.chat.newChat }).click();
    await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
  });
  await test.step('at 200 % zoom on a small laptop the card can be read and answered', async () => {
    // A browser at 200 % has half the CSS pixels.
    await page.setViewportSize({ width: 640, height: 360 });
    for (const name of [words.localModel.consent, words.chat.quoteInstead]) {
      await page.getByRole('button', { name }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
    }
    await expect(textBox).toBeVisible();
    const sideways = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    expect(await page.getByRole('dialog').evaluate(sideways)).toBe(0);
  });
  await test.step('a chat that is opened again there begins with its greeting', async () => {
    await page.keyboard.press('Escape');
    await openAssistant(page);
    await expect(card).toBeAttached();
    await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(downloadButton(page)).toBeVisible();
  expect(await violations(page, 'dialog'), 'asking').toEqual([]);
  const markup = await page.getByRole('dialog').evaluate((dialog) => dialog.outerHTML);
  expect(await faultsOfPart(markup)).toEqual([]);

  weights.follow(() => ({ bytesPerSecond: 100_000 }));
  await ask(page, '[scenario: short]');
  await downloadButton(page).click();
  await expect(page.getByText(words.chat.modelAnswersLater)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /./);
  expect(await violations(page, 'dialog'), 'downloading').toEqual([]);

  await page.getByRole('button', { name: words.localModel.cancel }).click();
  weights.follow(({ file }) => (file.startsWith('params') ? { status: 404 } : undefined));
  await downloadButton(page).click();
  await expect(modelReply(page)).toHaveAttribute('data-status', 'failed');
  expect(await violations(page, 'dialog'), 'failed').toEqual([]);

  weights.follow(() => undefined);
  await modelReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
  await expect(page.getByText(words.localModel.status.preparing).first()).toBeVisible();
  expect(await violations(page, 'dialog'), 'preparing').toEqual([]);
  expect(await modelReply(page).getAttribute('data-status'), 'still preparing').toBe('loading');
  await expect(modelReply(page)).toHaveAttribute('data-status', 'done');

  await page.getByRole('button', { name: words.chat.close, exact: true }).click();
  await page.getByRole('button', { name: words.page.panel.open }).click();
  await expect(page.getByRole('button', { name: words.localModel.stored.remove, exact: true })).toBeVisible();
  expect(await violations(page, '#panel'), 'panel').toEqual([]);
});
