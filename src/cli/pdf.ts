import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { chromium } from 'playwright';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { type BuildOptions, buildSite } from '../site/build-site.ts';
import { clientFolder } from '../site/client/client-folder.ts';
import { readEnvironment } from '../site/environment.ts';
import { serveSite } from '../site/serve-site.ts';
import { parseSettings } from '../site/settings.ts';
import { ensureBrowser } from './chromium.ts';

/** `npm run pdf`: builds the site with a link to its PDF, and prints the page as that PDF. */
export async function main(): Promise<number> {
  const folder = process.cwd();
  const settings = parseSettings(readEnvironment(folder));
  const out = resolve(folder, 'dist');
  const { file, pages, remarks } = await buildWithPdf({ folder, client: clientFolder, out, settings });
  for (const remark of remarks) console.warn(remark);
  console.log(`${relative(folder, file)}: ${pages} ${pages === 1 ? 'page' : 'pages'} of A4, tagged.`);
  return 0;
}

interface PrintedSite {
  readonly file: string;
  readonly pages: number;
  /** The build's sentences for the owner. */
  readonly remarks: readonly string[];
}

/** Writes the site and its `cv.pdf`, and says how many pages that has. */
export async function buildWithPdf(options: BuildOptions): Promise<PrintedSite> {
  const remarks = await buildSite({ ...options, printsPdf: true });
  const served = await serveSite({
    folder: options.out,
    site: options.settings.site,
    port: 0,
    host: '127.0.0.1',
  });
  try {
    const pdf = await printPage(served.url);
    const file = resolve(options.out, exportedFiles.pdf);
    writeFileSync(file, pdf);
    return { file, pages: countPages(pdf), remarks };
  } finally {
    await served.close();
  }
}

async function printPage(address: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: 'load' });
    // Pictures far down the page are loaded only when a reader scrolls to them.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager';
          return image.decode().catch(() => {});
        }),
      ),
    );
    return await page.pdf({
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
  } finally {
    await browser.close();
  }
}

/** Chromium does not compress the page objects of a PDF. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
