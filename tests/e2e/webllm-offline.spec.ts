/** The site, its model and a reply without a network, and a new deployment under an open chat. */
import {
  ask,
  askWithConsent,
  expect,
  modelIsReady,
  modelReply,
  openAssistant,
  test,
} from '../support/webllm-test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('after a full load the site opens, loads the model and answers without a network', async ({
  page,
  context,
  site,
  weights,
}) => {
  await askWithConsent(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await Promise.all([site.close(), weights.close()]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openAssistant(page);
  await modelIsReady(page);
  const note = page.getByRole('note', { name: words.localModel.offline.label });
  await expect(note).toHaveText(words.localModel.offline.everything);
  await ask(page, 'What do you work on?');
  await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
  await expect(modelReply(page).locator('.katex').first()).toBeVisible();
});

test('a new deployment leaves an open chat whole, and a new visit shows it', async ({
  page,
  context,
  site,
}) => {
  await askWithConsent(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
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

  await modelIsReady(page);
  await ask(page, 'What do you work on?');
  await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
  await expect(modelReply(page).locator('.katex').first()).toBeVisible();
  const newVisit = await context.newPage();
  await newVisit.goto('./');
  await expect(newVisit).toHaveTitle('The newer page');
});
