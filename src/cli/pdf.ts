import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extractTextItems } from 'unpdf';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { type BuildOptions, buildSite } from '../site/build-site.ts';
import { clientFolder } from '../site/engine-files.ts';
import { hostHeadersFile } from '../site/host-headers.ts';
import type { SiteFiles } from '../site/offline-list.ts';
import { writeFiles } from '../site/output-folder.ts';
import { serveSite } from '../site/serve-site.ts';
import { type CommandHelp, type CommandOptions, onlyOne } from './command.ts';
import { printPage } from './chromium.ts';
import { requireChromium } from './find-chromium.ts';
import { type PrintedPdf, printWithFullPages } from './print-density.ts';
import { nameSharedGlyphs, type Paper, paperSizes, papers } from './print-pdf.ts';
import { addressOptions, outOption, siteSettings, strictOption } from './site-options.ts';
import { say, warn } from './say.ts';

const paperOption = {
  paper: { type: 'string', default: 'A4', value: 'A4|Letter', says: 'the size of the PDF’s pages' },
} as const satisfies CommandOptions;

const options = { ...outOption, ...paperOption, ...addressOptions, ...strictOption } as const;

export const help: CommandHelp = {
  takes: '[file]',
  about:
    'Makes the site, as build does, with the CV as cv.pdf in each of its languages. ' +
    'Needs Chromium, Chrome or Edge on this computer.',
  options,
  examples: [['', 'resume.json becomes a site with its PDF in dist/']],
};

/** `talking-cv pdf`: builds the site with a link to its PDF, and prints the page as that PDF. */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...parameters], allowPositionals: true, options });
  const folder = process.cwd();
  const paper = papers.find((each) => each.toLowerCase() === values.paper.toLowerCase());
  if (paper === undefined) throw new Error(`\`--paper\` is ${papers.join(' or ')}, not "${values.paper}".`);
  const settings = siteSettings(folder, { ...values, file: onlyOne(positionals) });
  const out = resolve(folder, values.out);
  const site = { folder, client: clientFolder, out, settings, isStrict: values.strict };
  const { files, remarks } = await buildWithPdf(site, requireChromium('pdf'), paper);
  for (const remark of remarks) warn(remark);
  for (const { file, pages } of files) say(`${relative(folder, file)}: ${pages} × ${paper}, tagged.`);
  return 0;
}

/**
 * Writes the site and a `cv.pdf` in each of its languages, the first language's first, and says how many pages each has.
 * `remarks` are the build's sentences for the owner.
 *
 * @param program a Chromium, Chrome or Edge
 */
export async function buildWithPdf(options: BuildOptions, program: string, paper: Paper = 'A4') {
  const files: { file: string; pages: number }[] = [];
  const print = async (site: SiteFiles, folders: readonly string[]) => {
    const printed = new Map<string, Uint8Array>();
    const work = mkdtempSync(join(tmpdir(), 'talking-cv-'));
    // Without the host's headers, whose policy forbids what is added to the page.
    writeFiles(
      work,
      [...site].filter(([name]) => name !== hostHeadersFile),
    );
    const served = await serveSite({ folder: work, site: options.settings.site, port: 0, host: '127.0.0.1' });
    try {
      for (const folder of folders) {
        const page = `${folder}index.html`;
        const { pdf, pages } = await printWithFullPages(async (spacing) => {
          writeFiles(work, [[page, forPaper(String(site.get(page)), paper, spacing)]]);
          return measured(nameSharedGlyphs(await printPage(program, served.url + folder)), paper);
        });
        printed.set(folder + exportedFiles.pdf, pdf);
        files.push({ file: resolve(options.out, folder, exportedFiles.pdf), pages });
      }
    } finally {
      await served.close();
      rmSync(work, { recursive: true, force: true });
    }
    return printed;
  };
  return { remarks: await buildSite({ ...options, print }), files };
}

/** A page as it is printed: pictures far down would only be loaded when a reader scrolls to them. */
function forPaper(html: string, paper: Paper, spacing: number): string {
  const style = `<style>@page { size: ${paper} } :root { --print-spacing: ${spacing} }</style>`;
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll(' loading="lazy"', '')
    .replace('</head>', `${style}</head>`);
}

async function measured(pdf: Buffer, paper: Paper): Promise<PrintedPdf> {
  // A copy, since the reader of PDFs takes the bytes it is given away from their owner.
  const { totalPages, items } = await extractTextItems(new Uint8Array(pdf));
  return { pdf, pages: totalPages, leastFull: Math.min(...items.map((each) => fullness(each, paper))) };
}

/** How far down a page its text reaches, from 0 to 1; PDF counts points from the foot. */
function fullness(items: readonly { readonly str: string; readonly y: number }[], paper: Paper): number {
  const { height, margin } = paperSizes[paper];
  const lowest = Math.min(height, ...items.filter(({ str }) => str.trim() !== '').map(({ y }) => y));
  return (height - margin - lowest) / (height - 2 * margin);
}
