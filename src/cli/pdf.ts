import { mkdtempSync, rmSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { extractTextItems } from 'unpdf';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { type BuildOptions, buildSite } from '../site/build-site.ts';
import { clientFolder } from '../site/engine-files.ts';
import { hostHeadersFile } from '../site/policy.ts';
import type { SiteFiles } from '../site/offline-list.ts';
import { writeFiles } from '../site/output-folder.ts';
import { serveSite } from '../site/serve-site.ts';
import { command, type CommandOptions } from './command.ts';
import { requireChromium } from './find-chromium.ts';
import { nameSharedGlyphs, type Paper, paperSizes, papers } from './print-pdf.ts';
import { addressOptions, outOption, siteSettings, strictOption } from './site-options.ts';
import { say, warn } from './say.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { messageOf } from '../shared/attempt.ts';

const paperOption = {
  paper: { type: 'string', default: 'A4', value: 'A4|Letter', says: 'the size of the PDF’s pages' },
} as const satisfies CommandOptions;

export const { help, main } = command(
  {
    takes: '[file]',
    about:
      'Makes the site, as build does, with the CV as cv.pdf in each of its languages. ' +
      'Needs Chromium, Chrome or Edge on this computer.',
    options: { ...outOption, ...paperOption, ...addressOptions, ...strictOption },
    examples: [['', 'resume.json becomes a site with its PDF in dist/']],
  },
  async (values, file, folder) => {
    const paper = papers.find((each) => each.toLowerCase() === values.paper.toLowerCase());
    if (paper === undefined) throw new Error(`\`--paper\` is ${papers.join(' or ')}, not "${values.paper}".`);
    const settings = siteSettings(folder, { ...values, file });
    const out = resolve(folder, values.out);
    const site = { folder, client: clientFolder, out, settings, isStrict: values.strict };
    const { files, remarks } = await buildWithPdf(site, requireChromium('pdf'), paper);
    for (const remark of remarks) warn(remark);
    for (const { file, pages } of files) say(`${relative(folder, file)}: ${pages} × ${paper}, tagged.`);
  },
);

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

/** On a page that is less full than this the CV looks cut off. */
const leastShare = 1 / 3;

/** Of the space between lines that print.css gives: tighter such that a page is saved, looser such that the last one fills. */
const spacings = [0.85, 0.7, 0.55, 1.2, 1.4, 1.7, 2];

export interface PrintedPdf {
  readonly pdf: Buffer;
  readonly pages: number;
  /** How far down the text of the emptiest page reaches, from 0 to 1. */
  readonly leastFull: number;
}

/**
 * Prints the CV such that no page of several is less than a third full: as it is, else tighter, else looser. Where
 * none of them helps, as it is.
 */
export async function printWithFullPages(
  print: (spacing: number) => Promise<PrintedPdf>,
): Promise<PrintedPdf> {
  const asItIs = await print(1);
  if (endsWell(asItIs)) return asItIs;
  for (const spacing of spacings) {
    const printed = await print(spacing);
    if (endsWell(printed)) return printed;
  }
  return asItIs;
}

function endsWell({ pages, leastFull }: PrintedPdf): boolean {
  return pages === 1 || leastFull >= leastShare;
}

/** What keeps a browser that nobody sees from asking, updating, and drawing letters for a screen. */
const quiet = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** How long a page may take; a slow computer draws a long CV in seconds. */
const longestMs = 60_000;

/**
 * The page at an address as Chromium, Chrome or Edge prints it: tagged, with bookmarks, without header and footer.
 *
 * @throws Error saying that the program cannot be started, or made no PDF
 */
export async function printPage(program: string, address: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'talking-cv-browser-'));
  const file = join(folder, 'page.pdf');
  const options = [
    `--user-data-dir=${join(folder, 'profile')}`,
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${file}`,
  ];
  try {
    const isWhole = await run(program, [...quiet, ...options, address]);
    if (!isWhole || !existsSync(file)) throw new Error(`${program} ended before the PDF was made.`);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Resolves when the program has ended: with true if it did so by itself, since one that is stopped leaves half a file. */
async function run(program: string, parameters: readonly string[]): Promise<boolean> {
  const options = { stdio: 'ignore', timeout: longestMs, killSignal: 'SIGKILL' } as const;
  try {
    const [, signal] = await once(spawn(program, parameters, options), 'exit');
    return signal === null;
  } catch (cause) {
    throw new Error(`${program} could not be started: ${messageOf(cause)}`, { cause });
  }
}
