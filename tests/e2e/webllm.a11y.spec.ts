/** axe finds nothing in any state of the model on the visitor's device, and the question before it is valid HTML. */
import { violations } from '../support/axe';
import { faultsOfPart } from '../support/html-faults';
import { ask, downloadButton, expect, modelReply, openAssistant, test } from '../support/webllm-test';
import { words } from '../support/words';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  colorScheme: 'dark',
  viewport: { width: 320, height: 800 },
  shape: { library: { phaseMs: 3500 } },
});

test('the question, the download, the preparation, the failure and the panel are accessible', async ({
  page,
  weights,
}) => {
  await page.goto('./');
  await openAssistant(page);
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
