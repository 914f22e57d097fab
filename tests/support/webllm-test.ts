import type { Page } from 'playwright/test';
import { startSiteProxy, type SiteProxy } from './site-proxy';
import { expect, test as base } from './test';
import { startWeightsServer, type ModelShape, type WeightsServer } from './weights-server';

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

export { expect };

export async function openAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download and run here' });

export const lastReply = (page: Page) => page.locator('[data-role="assistant"]').last();

export async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox').fill(question);
  await page.getByRole('textbox').press('Control+Enter');
}

/** Opens the assistant, agrees, and waits for the first reply. */
export async function askWithConsent(page: Page, question = '[scenario: short]'): Promise<void> {
  await page.goto('./');
  await openAssistant(page);
  await ask(page, question);
  await downloadButton(page).click();
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
}
