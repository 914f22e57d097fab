/** A visitor who keeps the site for offline use, on a host that begins to redirect. */
import { startSiteProxy } from '../support/site-proxy';
import { askWithConsent, expect, test } from '../support/webllm-test';

test('an address that redirects leads on, to the site’s own page and to another origin', async ({
  page,
  site,
  addresses,
}) => {
  await askWithConsent(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  site.redirect(/^\/index\.html$/, '/');
  // The chat takes its place in the tab's history after a reload, which may abort the first visit.
  await expect(() => page.goto('index.html')).toPass();
  await expect(page).toHaveURL(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const newHome = await startSiteProxy(addresses.sites.webllm, { '</title>': ' has moved</title>' });
  try {
    site.redirect(/./, newHome.url);
    await page.goto('./?from=a-letter');
    await expect(page).toHaveURL(newHome.url);
    await expect(page).toHaveTitle(/ has moved$/);
  } finally {
    await page.close();
    await newHome.close();
  }
});
