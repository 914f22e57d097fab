/** The printed CV that `npm run pdf` adds to a site; `page.spec.ts` has the button of a page without it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clientFolder } from '../../src/site/engine-files';
import type * as Pdf from '../../src/cli/pdf';
import { serveSite } from '../../src/site/serve-site';
import { parseSettings } from '../../src/site/settings';
import { importBuilder } from '../support/build-site';
import { ensureBrowser } from '../support/chromium';
import { expect, test } from '../support/test';
import { readQrCode } from '../support/read-qr-code';
import { owner, ownerFolder } from '../support/owner';
import { words } from '../support/words';

const root = resolve(import.meta.dirname, '../..');

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
