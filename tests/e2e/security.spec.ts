/**
 * The policy of a page, and of one whose host is behind. That no session violates it have `panel.spec.ts` with Ollama,
 * `webllm.spec.ts` with a model here, `webllm-hosted.spec.ts` with a hosted one, and `smoke.spec.ts` without any.
 */
import { expect, test } from '../support/test';

test('the policy is in force, also where a host sends the one of an earlier build', async ({ page }) => {
  await test.step('markup from a string is refused, and no style is inline but the page’s own sheet, which it names by its hash', async () => {
    const answer = await page.goto('./');
    const policies = [
      answer?.headers()['content-security-policy'] ?? '',
      (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '',
    ];
    for (const policy of policies)
      expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    const body = page.locator('body');
    await expect(body).toHaveCSS('margin', '0px');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { opacity: 0.5; }';
      document.head.append(style);
      document.body.setAttribute('style', 'opacity: 0.6');
    });
    await expect(body).toHaveCSS('opacity', '1');
    const write = page.evaluate(() => {
      document.body.innerHTML = '<img src="x" onerror="document.title = 1">';
    });
    await expect(write).rejects.toThrow('TrustedHTML');
  });
  await test.step('under the policy of an earlier build the page loads its style sheet as a file', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.route(
      (url) => url.pathname.endsWith('/'),
      async (route) => {
        const answer = await route.fetch({ maxRetries: 5 });
        const policy = answer.headers()['content-security-policy'] ?? '';
        const earlier = policy.replace(/'sha256-[^']*'/, `'sha256-${'A'.repeat(43)}='`);
        expect(earlier).not.toBe(policy);
        await route.fulfill({
          response: answer,
          headers: { ...answer.headers(), 'content-security-policy': earlier },
        });
      },
    );
    await page.goto('./');
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    expect(requested).toContainEqual(expect.stringMatching(/\/assets\/page-[\w-]+\.css$/));
  });
});
