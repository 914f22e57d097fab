/** A visitor with WebGPU runs the model on their own device. The engine is scripted; all else is real. */
import {
  ask,
  askWithConsent,
  downloadButton,
  expect,
  lastReply,
  modelReply,
  openAssistant,
  test,
} from '../support/webllm-test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing is downloaded before the visitor agrees, who then watches the bytes and gets a reply from this device', async ({
  page,
  weights,
  site,
}) => {
  weights.follow(() => ({ bytesPerSecond: 400_000 }));
  await page.goto('./');
  await openAssistant(page);
  await expect(page.getByRole('region', { name: words.localModel.cardTitle })).toBeVisible();
  await ask(page, '[scenario: short]');
  expect(weights.requests).toEqual([]);
  expect(site.requests.filter((path) => /engine/.test(path))).toEqual([]);
  await downloadButton(page).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d\.\d MB of 1\.3 MB$/);
  await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
  await expect(modelReply(page)).toContainText('Hello! How can I help?');
  await expect(bar).toBeHidden();
});

test('a reply can be stopped, the next one waits for no more than it must, and the model stays, also after a lost GPU', async ({
  page,
  weights,
}) => {
  await askWithConsent(page);
  const before = weights.requests.length;
  await test.step('Stop leaves the model to the next reply', async () => {
    await ask(page, '[scenario: never-ending]');
    await expect(lastReply(page)).toContainText('word5');
    await page.getByRole('button', { name: words.chat.stop }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'stopped');
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toContainText('Hello! How can I help?');
  });
  await test.step('one that loses the GPU fails with a sentence; then quotes answer until it runs again', async () => {
    await ask(page, '[scenario: device-lost]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page).getByRole('button', { name: words.chat.tryAgain })).toBeVisible();
    await expect(page.getByText(words.chat.noModel)).toBeVisible();
    const quick = await ask(page, '[scenario: short]');
    await expect(quick).toHaveAttribute('data-backend', 'quotes');
    await expect(quick).toHaveAttribute('data-status', 'done');
    await page.getByRole('note').getByRole('button', { name: words.localModel.retryHere }).click();
    await quick.getByRole('button', { name: words.chat.askModel }).click();
    await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
    await expect(modelReply(page)).toContainText('Hello! How can I help?');
  });
  expect(weights.requests.length).toBe(before);
});
