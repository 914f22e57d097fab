/** `dist/` on a host that knows nothing but files. */
import { resolve } from 'node:path';
import { startPlainServer } from '../support/plain-server';
import { expect, test } from '../support/test';
import { ask, openAssistant } from '../support/visit';

for (const variant of ['ollama', 'webllm'] as const) {
  test(`the ${variant} build works from a plain static file server, bound by its meta policy`, async ({
    page,
  }) => {
    const host = await startPlainServer(resolve(import.meta.dirname, '../.output/sites', variant));
    try {
      await page.goto(host.url);
      await openAssistant(page);
      const reply = await ask(page, 'What do you work on?');
      if (variant === 'webllm') await page.getByRole('button', { name: 'Download and run here' }).click();
      await expect(reply).toHaveAttribute('data-status', 'done', { timeout: 30_000 });
      const write = page.evaluate(() => {
        document.body.innerHTML = '<b>';
      });
      await expect(write).rejects.toThrow('TrustedHTML');
    } finally {
      await page.close();
      await host.close();
    }
  });
}
