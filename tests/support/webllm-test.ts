import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from './assistant-page';
import { startSiteProxy, type SiteProxy } from './site-proxy';
import { expect, test as base } from './test';
import { startWeightsServer, type ModelShape, type WeightsServer } from './weights-server';
import { words } from './words';

/** Each test with its own model server and its own origin, so that none sees another's downloads. */
export const test = base.extend<{ shape: ModelShape; weights: WeightsServer; site: SiteProxy }>({
  variant: 'webllm',
  shape: [{}, { option: true }],
  weights: async ({ shape }, use) => {
    const server = await startWeightsServer(shape);
    await use(server);
    await server.close();
  },
  site: async ({ addresses, variant, weights }, use) => {
    const proxy = await startSiteProxy(addresses.sites[variant], { [addresses.weights]: weights.url });
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { ask, expect, lastReply, openAssistant };

export const downloadButton = (page: Page) => page.getByRole('button', { name: words.localModel.consent });

/** The newest reply of the model on this device; quotes may have answered above it. */
export const modelReply = (page: Page) =>
  page.locator('[data-role="assistant"][data-backend="webllm"]').last();

/** Opens the assistant, asks, agrees, and waits for the model's reply below the quick one. */
export async function askWithConsent(page: Page, question = '[scenario: short]'): Promise<void> {
  await page.goto('./');
  await openAssistant(page);
  await ask(page, question);
  await downloadButton(page).click();
  await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
}
