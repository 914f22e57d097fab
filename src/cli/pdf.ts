import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { extractTextItems } from 'unpdf';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { type BuildOptions, buildSite } from '../site/build-site.ts';
import { clientFolder } from '../site/client/client-folder.ts';
import { readEnvironment } from '../site/environment.ts';
import { serveSite } from '../site/serve-site.ts';
import { parseSettings } from '../site/settings.ts';
import { translationFiles } from '../site/translation-files.ts';
import { ensureBrowser } from './chromium.ts';
import { type PrintDensity, type PrintedPdf, printWithFullLastPage } from './print-density.ts';

/** `npm run pdf`: builds the site with a link to its PDF, and prints the page as that PDF. */
export async function main(): Promise<number> {
  const folder = process.cwd();
  const settings = parseSettings(readEnvironment(folder));
  const out = resolve(folder, 'dist');
  const { files, remarks } = await buildWithPdf({ folder, client: clientFolder, out, settings });
  for (const remark of remarks) console.warn(remark);
  for (const { file, pages } of files)
    console.log(`${relative(folder, file)}: ${pages} ${pages === 1 ? 'page' : 'pages'} of A4, tagged.`);
  return 0;
}

interface PrintedSite {
  /** One for each language, the first language's first. */
  readonly files: readonly { readonly file: string; readonly pages: number }[];
  /** The build's sentences for the owner. */
  readonly remarks: readonly string[];
}

/** Writes the site and a `cv.pdf` in each of its languages, and says how many pages each has. */
export async function buildWithPdf(options: BuildOptions): Promise<PrintedSite> {
  const remarks = await buildSite({ ...options, printsPdf: true });
  const served = await serveSite({
    folder: options.out,
    site: options.settings.site,
    port: 0,
    host: '127.0.0.1',
  });
  try {
    const files: { file: string; pages: number }[] = [];
    for (const folder of pageFolders(options)) {
      const { pdf, pages } = await printPage(served.url + folder);
      const file = resolve(options.out, folder, exportedFiles.pdf);
      writeFileSync(file, pdf);
      files.push({ file, pages });
    }
    return { files, remarks };
  } finally {
    await served.close();
  }
}

/** Where the pages of the site lie: the first language's at its root. */
function pageFolders({ folder, settings }: BuildOptions): string[] {
  return ['', ...translationFiles(folder, settings.resumeFile).map(({ language }) => `${language}/`)];
}

async function printPage(address: string): Promise<PrintedPdf> {
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
    return await printWithFullLastPage((density, hasTimeline) => print(page, density, hasTimeline));
  } finally {
    await browser.close();
  }
}

async function print(page: Page, density: PrintDensity, hasTimeline: boolean): Promise<PrintedPdf> {
  await page.evaluate(
    (style) => {
      document.documentElement.dataset['printDensity'] = style.density;
      document.documentElement.toggleAttribute('data-print-timeline', style.hasTimeline);
    },
    { density, hasTimeline },
  );
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  // A copy, since the reader of PDFs takes the bytes it is given away from their owner.
  const { totalPages, items } = await extractTextItems(new Uint8Array(pdf));
  const lastPage = items.at(-1)?.filter(({ str }) => str.trim() !== '') ?? [];
  return { pdf, pages: totalPages, linesOnLastPage: new Set(lastPage.map(({ y }) => Math.round(y))).size };
}
