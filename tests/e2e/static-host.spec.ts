/** `dist/` on a host that only serves files. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPlainServer } from '../support/plain-server';
import { expect, test } from '../support/test';
import { ask, openAssistant } from '../support/assistant-page';
import { violations } from '../support/axe';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a build works on a plain file server, under its meta policy', async ({ page }) => {
  const host = await startPlainServer(resolve(import.meta.dirname, '../.output/sites/webllm'));
  try {
    await page.goto(host.url);
    await openAssistant(page);
    const reply = await ask(page, 'What do you work on?');
    await page.getByRole('button', { name: words.localModel.consent }).click();
    await expect(reply).toHaveAttribute('data-backend', 'webllm');
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

test('a page opened as a file says how to see the assistant; on a host that reads _headers that goes with the script, and every file has the policy', async ({
  page,
  request,
}) => {
  const built = resolve(import.meta.dirname, '../.output/sites/quotes');
  const sentence = page.getByText(words.page.assistantMissing('npm start'), { exact: true });
  const questions = page.locator('#assistant-questions a');
  await test.step('as a file it suggests no questions', async () => {
    await page.goto(String(pathToFileURL(join(built, 'index.html'))));
    await expect(sentence).toBeVisible();
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await expect(questions.filter({ visible: true })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  const host = await startPlainServer(built, { readsHeaders: true });
  const answers = new Map<string, Record<string, string>>();
  page.on('response', (response) => answers.set(new URL(response.url()).pathname, response.headers()));
  try {
    await test.step('where the script is late, the sentence goes when that comes', async () => {
      let letCome = () => {};
      const mayCome = new Promise<void>((come) => (letCome = come));
      await page.route('**/assets/main-*.js', async (route) => {
        await mayCome;
        await route.continue();
      });
      await page.goto(host.url, { waitUntil: 'commit' });
      await expect(questions.first()).toBeVisible();
      await expect(sentence).toBeHidden();
      await expect(sentence).toBeVisible();
      letCome();
      await expect(sentence).toBeHidden();
      await expect(questions.first()).toBeVisible();
    });
    await test.step('a host such as Netlify or Cloudflare Pages sends the policy with every file', async () => {
      await openAssistant(page);
      await expect(await ask(page, 'Which languages?')).toHaveAttribute('data-status', 'done');
      for (const [path, headers] of answers) {
        expect({ path, policy: headers['content-security-policy'] }).toEqual({
          path,
          policy: expect.stringContaining("frame-ancestors 'none'"),
        });
        expect({ path, cache: headers['cache-control'] }).toEqual({
          path,
          cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : undefined,
        });
      }
      expect((await request.get(`${host.url}cv.txt`)).headers()['x-content-type-options']).toBe('nosniff');
    });
  } finally {
    await page.close();
    await host.close();
  }
});
