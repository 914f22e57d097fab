import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { extractTextItems } from 'unpdf';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { type BuildOptions, buildSite } from '../site/build-site.ts';
import { clientFolder } from '../site/engine-files.ts';
import type { SiteFiles } from '../site/offline-list.ts';
import { writeFiles } from '../site/output-folder.ts';
import { serveSite } from '../site/serve-site.ts';
import { type CommandHelp, onlyFile } from './command.ts';
import { findBrowser } from './playwright.ts';
import { type PrintDensity, type PrintedPdf, printWithFullLastPage } from './print-density.ts';
import { printPdf } from './print-pdf.ts';
import { addressOptions, outOption, siteSettings, strictOption } from './site-options.ts';

const options = { ...outOption, ...addressOptions, ...strictOption } as const;

export const help: CommandHelp = {
  takes: '[file]',
  about:
    'Makes the site, as build does, with the CV as cv.pdf in each of its languages. ' +
    'Needs playwright-core, and Chromium, Chrome or Edge on this computer.',
  options,
  examples: [['', 'resume.json becomes a site with its PDF in dist/']],
};

/** `talking-cv pdf`: builds the site with a link to its PDF, and prints the page as that PDF. */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...parameters], allowPositionals: true, options });
  const folder = process.cwd();
  const settings = siteSettings(folder, { ...values, file: onlyFile(positionals) });
  const out = resolve(folder, values.out);
  const { chromium, executablePath } = findBrowser('pdf', folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const site = { folder, client: clientFolder, out, settings, isStrict: values.strict };
    const { files, remarks } = await buildWithPdf(site, browser);
    for (const remark of remarks) console.warn(remark);
    for (const { file, pages } of files)
      console.log(`${relative(folder, file)}: ${pages} ${pages === 1 ? 'page' : 'pages'} of A4, tagged.`);
    return 0;
  } finally {
    await browser.close();
  }
}

interface PrintedSite {
  /** One for each language, the first language's first. */
  readonly files: readonly { readonly file: string; readonly pages: number }[];
  /** The build's sentences for the owner. */
  readonly remarks: readonly string[];
}

/** Writes the site and a `cv.pdf` in each of its languages, and says how many pages each has. */
export async function buildWithPdf(options: BuildOptions, browser: Browser): Promise<PrintedSite> {
  const files: { file: string; pages: number }[] = [];
  const print = async (site: SiteFiles, folders: readonly string[]) => {
    const printed = new Map<string, Uint8Array>();
    const address = { site: options.settings.site, port: 0, host: '127.0.0.1' };
    const work = mkdtempSync(join(tmpdir(), 'talking-cv-'));
    try {
      writeFiles(work, site);
      const served = await serveSite({ folder: work, ...address });
      try {
        for (const folder of folders) {
          const { pdf, pages } = await printPage(browser, served.url + folder);
          printed.set(folder + exportedFiles.pdf, pdf);
          files.push({ file: resolve(options.out, folder, exportedFiles.pdf), pages });
        }
      } finally {
        await served.close();
      }
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
    return printed;
  };
  return { remarks: await buildSite({ ...options, print }), files };
}

async function printPage(browser: Browser, address: string): Promise<PrintedPdf> {
  const page = await browser.newPage();
  try {
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
    await page.close();
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
  const pdf = await printPdf(page);
  // A copy, since the reader of PDFs takes the bytes it is given away from their owner.
  const { totalPages, items } = await extractTextItems(new Uint8Array(pdf));
  const lastPage = items.at(-1)?.filter(({ str }) => str.trim() !== '') ?? [];
  return { pdf, pages: totalPages, linesOnLastPage: new Set(lastPage.map(({ y }) => Math.round(y))).size };
}
