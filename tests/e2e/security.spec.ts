/** A whole session, `smoke.spec.ts` has the one without a model: nothing violates the security policy, and every request has a reason. */
import type { Page } from 'playwright/test';
import type { SiteVariantName } from '../support/site-variants';
import { expect, test } from '../support/test';
import { ask, openAssistant } from '../support/assistant-page';
import { collectComplaints } from '../support/complaints';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where a session of each variant may send requests, beside its own origin. */
const reasons: [variant: SiteVariantName, server: 'model' | 'weights'][] = [
  ['ollama', 'model'],
  ['webllm', 'weights'],
  ['webllm-hosted', 'model'],
];

for (const [variant, server] of reasons) {
  test.describe(`a session with ${variant}`, () => {
    test.use({ variant });

    test('violates no policy and makes no request without a reason', async ({ page, addresses }) => {
      const complaints = collectComplaints(page);
      const origins = collectOrigins(page);
      const own = new URL(addresses.sites[variant]).origin;

      await page.goto('./');
      await page.getByRole('button', { name: words.page.panel.open }).hover();
      expect([...origins]).toEqual([own]);

      await openAssistant(page);
      if (variant === 'webllm-hosted') {
        // A question that is sent before this note asks for one more click.
        const note = page.getByRole('note', { name: words.localModel.noteLabel });
        await expect(note).toContainText(words.localModel.messagesLeave.warning);
      }
      const reply = await ask(page, 'What do you work on?');
      const consent = page.getByRole('button', { name: words.localModel.consent });
      if (variant === 'webllm') await consent.click();
      if (variant === 'webllm') await expect(reply).toHaveAttribute('data-backend', 'webllm');
      await expect(reply).toHaveAttribute('data-status', 'done', { timeout: 30_000 });
      await page.getByRole('button', { name: words.chat.close, exact: true }).click();
      await page.getByRole('button', { name: words.page.panel.open }).click();
      await expect(page.locator('#panel-live')).not.toBeEmpty();

      expect(await complaints()).toEqual([]);
      expect([...origins].toSorted()).toEqual([own, new URL(addresses[server]).origin].toSorted());
    });
  });
}

test('the policy is in force: markup from a string is refused, and no style is inline but the page’s own sheet, which it names by its hash', async ({
  page,
}) => {
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

test('a page whose host still sends the policy of an earlier build loads its style sheet as a file', async ({
  page,
}) => {
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

function collectOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  return origins;
}
