/** A CV in two languages, as a visitor meets it who reads the second one better. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ServedSite } from '../../src/site/serve-site';
import { ask, openAssistant } from '../support/assistant-page';
import { serveOwner } from '../support/build-site';
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';
import { frenchWords } from '../support/words';

test.use({ locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } });

let folder: string;
let served: ServedSite;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'two-languages-'));
  const owner = join(folder, 'owner');
  cpSync(resolve(import.meta.dirname, '../..', ownerFolder), owner, { recursive: true });
  writeFileSync(
    join(owner, 'resume.fr.json'),
    JSON.stringify({ basics: { summary: 'Je relie des livres à la main.' } }),
  );
  served = await serveOwner(owner, join(folder, 'dist'), { BASE_PATH: '/cv/' });
});
test.afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

test('a visitor is offered the language they read, follows the offer and gets answers in it', async ({
  page,
}) => {
  await page.goto(served.url);
  const offer = page.getByRole('complementary', { name: frenchWords.page.languages.label });
  await expect(offer).toContainText(frenchWords.page.languages.offer);
  await offer.getByRole('link').click();

  await expect(page).toHaveURL(`${served.url}fr/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByText('Je relie des livres à la main.')).toBeVisible();
  await expect(page.locator('[data-language-offer]:visible')).toHaveCount(0);

  await openAssistant(page, frenchWords);
  const reply = await ask(page, 'Qui est Tamsin ?');
  await expect(reply).toHaveAttribute('data-status', 'done');
  await expect(reply.locator('blockquote').first()).toContainText('Je relie des livres à la main.');
  await expect(reply).toHaveAttribute('lang', 'fr');

  await page.getByRole('button', { name: frenchWords.chat.close }).click();
  await page
    .getByRole('navigation', { name: frenchWords.page.languages.label })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(served.url);
  await expect(page.locator('[data-language-offer]:visible')).toHaveCount(0);
});
