/**
 * Chrome's Local Network Access: a public site may reach Ollama on this device only with the visitor's permission. Every
 * test address is local, so a flag makes this browser treat one as public.
 */
import { createServer } from 'node:http';
import { chromium, type Browser } from 'playwright/test';
import { listen } from '../support/listen';
import { sentencesOf } from '../support/failure-sentences';
import { expect, test } from '../support/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';

test.describe('a public site whose visitor does not permit local addresses', () => {
  test.use({ variant: 'ollama' });
  let site: Awaited<ReturnType<typeof forward>>;
  let browser: Browser;

  test.afterEach(async () => {
    await browser.close();
    await site.close();
  });

  test('names the browser as the cause', async ({ baseURL, launchOptions }) => {
    site = await forward(baseURL ?? '');
    const { port } = site;
    const address = `http://cv.test:${port}`;
    browser = await chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--host-resolver-rules=MAP cv.test 127.0.0.1',
        `--ip-address-space-overrides=127.0.0.1:${port}=public`,
        `--unsafely-treat-insecure-origin-as-secure=${address}`,
      ],
    });
    const page = await browser.newPage();
    await page.goto(address);
    await openAssistant(page);
    await ask(page, 'hello');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page)).toContainText(sentencesOf('ollama', 'permission-denied').action);
  });
});

/** Serves the built site under another name, which its preview server would refuse. */
function forward(target: string): ReturnType<typeof listen> {
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', target)).then(async (answer) => {
      const { 'content-type': contentType = '' } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, { 'content-type': contentType });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  return listen(server);
}
