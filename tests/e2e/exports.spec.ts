/** The other files made from the résumé, as a visitor's programs find them in the built site. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { clientFolder } from '../../src/site/engine-files';
import type * as Pdf from '../../src/cli/pdf';
import { serveSite } from '../../src/site/serve-site';
import { parseSettings } from '../../src/site/settings';
import { importBuilder } from '../support/build-site';
import { ensureBrowser } from '../support/chromium';
import { expect, test } from '../support/test';
import { readQrCode } from '../support/read-qr-code';
import { owner, ownerFolder } from '../support/owner';
import { germanWords, words } from '../support/words';

const root = resolve(import.meta.dirname, '../..');

test.describe('the files beside the page', () => {
  test.use({ variant: 'other-owner' });

  test('are found under the path of the site, the contact among them', async ({ page, request }) => {
    await page.goto('./');
    const hrefs = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(hrefs.map((href) => new URL(href).pathname)).toEqual([
      '/cv/resume.json',
      '/cv/cv.txt',
      '/cv/contact.vcf',
    ]);
    for (const href of [...hrefs, 'llms.txt', 'robots.txt', 'og.png']) {
      expect({ href, status: (await request.get(href)).status() }).toEqual({ href, status: 200 });
    }
    const image = await (await request.get('og.png')).body();
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: germanWords.page.saveContact }).click();
    expect((await download).suggestedFilename()).toBe('contact.vcf');
  });
});

test('a page without a PDF offers the browser’s print dialog', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.getByRole('button', { name: words.page.print }).click();
  await expect(page).toHaveTitle('printed');
});

test('npm run pdf writes two tagged pages with working links and a code that opens the chat, and the page offers them', async ({
  page,
}) => {
  const out = resolve(root, 'tests/.output/pdf');
  const { buildWithPdf } = await importBuilder<typeof Pdf>('src/cli/pdf.ts');
  const settings = parseSettings({
    VITE_HF_TOKEN: 'hf_secret',
    SITE_URL: 'https://cv.example',
    BASE_PATH: '/tamsin/',
    QR_CODE: '1',
  });
  const address = 'https://cv.example/tamsin/#ask=';
  const site = { folder: resolve(root, ownerFolder), client: clientFolder, out, settings };
  // On paper whose last sheet this CV fills: a sheet less full is printed again, with other spacing, up to eight times.
  const {
    files: [printed],
    remarks,
  } = await buildWithPdf(site, ensureBrowser(), 'Letter');
  expect(remarks.join('\n')).toContain('everyone who opens the site can read it');
  // The fonts of this machine decide between the two.
  expect([2, 3]).toContain(printed?.pages);
  const pdf = readFileSync(printed?.file ?? '', 'latin1');
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('/Marked true');
  expect(pdf.replace(/\s+/g, ' ')).toMatch(new RegExp(`/URI ?\\(mailto:${owner.email}\\)`));
  expect(pdf).toContain(`(${address})`);
  expect(pdf).not.toContain('127.0.0.1');
  const html = readFileSync(resolve(out, 'index.html'), 'utf8');
  expect(html).toContain(`<a href="/tamsin/cv.pdf">${words.page.downloadPdf}</a>`);
  expect(html).not.toContain('print-button');
  expect(await readQrCode(readFileSync(resolve(out, 'og.png')))).toBe(address);

  const served = await serveSite({ folder: out, site: settings.site, port: 0, host: '127.0.0.1' });
  try {
    await page.goto(served.url);
    const code = page.locator(`a[href="${address}"]`);
    await expect(code).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(code).toHaveText(words.page.ask(owner.firstName));
    // In the dark theme, too, it is printed dark on light.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await readQrCode(await code.screenshot())).toBe(address);
  } finally {
    await served.close();
  }
});
