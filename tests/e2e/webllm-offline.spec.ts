/** A visitor who keeps the site and its model for offline use, on a host that redirects, deploys anew and goes away. */
import { startSiteProxy } from '../support/site-proxy';
import { ask, askWithConsent, expect, modelReply, openAssistant, test } from '../support/webllm-test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the kept site follows redirects, stays whole under a new deployment, and answers without a network', async ({
  page,
  context,
  site,
  weights,
  addresses,
}) => {
  const answers = async () => {
    // The header names the model once it answers the next question.
    await expect(page.getByText(words.chat.noModel)).toBeHidden();
    await ask(page, 'What do you work on?');
    await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
    await expect(modelReply(page).locator('.katex').first()).toBeVisible();
  };
  await askWithConsent(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await test.step('an address that redirects leads on, to the site’s own page and to another origin', async () => {
    site.redirect(/^\/index\.html$/, '/');
    // The chat takes its place in the tab's history after a reload, which may abort the first visit.
    await expect(() => page.goto('index.html')).toPass();
    await expect(page).toHaveURL(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const newHome = await startSiteProxy(addresses.sites.webllm, { '</title>': ' has moved</title>' });
    const visit = await context.newPage();
    try {
      site.redirect(/from=a-letter/, newHome.url);
      await visit.goto('./?from=a-letter');
      await expect(visit).toHaveURL(newHome.url);
      await expect(visit).toHaveTitle(/ has moved$/);
    } finally {
      await visit.close();
      await newHome.close();
    }
  });
  await test.step('a new deployment leaves an open chat whole, and a new visit shows it', async () => {
    await openAssistant(page);
    const serve = async (path: string, change: (body: string) => string, type: string) => {
      const body = await (await fetch(new URL(path, site.url))).text();
      site.extra.set(path, { type, body: change(body) });
    };
    await serve('/', (body) => body.replace(/<title>[^<]*/, '<title>The newer page'), 'text/html');
    await serve('/service-worker.js', (body) => `${body}\n// newer`, 'text/javascript');
    site.withdraw(/^\/assets\//);
    // The newer worker cannot install without its files and must not delete the older one's.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await answers();
    const visit = await context.newPage();
    await visit.goto('./');
    await expect(visit).toHaveTitle('The newer page');
    await visit.close();
  });
  await test.step('without a network the site opens, loads the model and answers', async () => {
    await context.setOffline(true);
    await Promise.all([site.close(), weights.close()]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openAssistant(page);
    const note = page.getByRole('note', { name: words.localModel.facts.offline });
    await expect(note).toHaveText(words.localModel.offline.everything);
    await answers();
  });
});
