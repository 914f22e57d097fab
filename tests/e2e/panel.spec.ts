/** The top panel: how the assistant runs here, from live figures. */
import { ask, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';

test('a site built for Ollama says so, what this browser could do, and how fast the newest reply was', async ({
  page,
  addresses,
}) => {
  await page.goto('./');
  const trigger = page.getByRole('button', { name: 'How the assistant runs' });
  await trigger.click();
  const panel = page.getByRole('region', { name: 'How the assistant runs here' });
  await expect(panel).toContainText(`Ollama at ${addresses.model}`);
  await expect(panel).toContainText('hf.co/Qwen/Qwen3-14B-GGUF');
  await expect(panel.locator('dt', { hasText: 'WebGPU' }).locator('+ dd')).toContainText('Yes, on');
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await expect(panel).toBeHidden();
  await expect(trigger).toBeFocused();

  await openAssistant(page);
  await expect(await ask(page, 'What do you work on?')).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await trigger.click();
  await expect(panel.locator('dt', { hasText: 'Newest reply by' }).locator('+ dd')).toHaveText('Qwen3 14B');
  await expect(panel.locator('dt', { hasText: 'First character after' }).locator('+ dd')).toHaveText(
    /^[\d.]+ s$/,
  );
});

test.describe('a site built for the browser', () => {
  test.use({ variant: 'webllm' });

  test('shows the model on this device and removes it on request', async ({ page }) => {
    await page.goto('./');
    const trigger = page.getByRole('button', { name: 'How the assistant runs' });
    await trigger.click();
    const panel = page.getByRole('region', { name: 'How the assistant runs here' });
    const standing = panel.locator('dt', { hasText: 'On this device' }).locator('+ dd');
    await expect(standing).toHaveText('Not on this device');
    await panel.getByRole('button', { name: 'Download and run here' }).click();
    await expect(standing).toHaveText('Running on this device');
    await panel.getByRole('button', { name: 'Remove the model from this device' }).click();
    await expect(standing).toHaveText('Not on this device');
    const left = await page.evaluate(async () => {
      const cache = await caches.open('webllm/model');
      return (await cache.keys()).length;
    });
    expect(left).toBe(0);
  });
});
