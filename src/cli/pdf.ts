import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, loadEnv, mergeConfig, preview, type PreviewServer } from 'vite';
import { ensureBrowser } from './chromium.ts';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { settingNames, type Environment } from '../site/settings.ts';
import { siteConfig } from '../site/site-config.ts';

/** `npm run pdf`: builds the site with a link to its PDF, and prints the page as that PDF. */
export async function main(): Promise<number> {
  const root = process.cwd();
  const { file, pages } = await buildWithPdf(root, loadEnv('production', root, [...settingNames]));
  console.log(`${relative(root, file)}: ${pages} ${pages === 1 ? 'page' : 'pages'} of A4, tagged.`);
  return 0;
}

/** Writes the site and its `cv.pdf` into `outDir`, and says how many pages that has. */
export async function buildWithPdf(
  root: string,
  environment: Environment,
  outDir = 'dist',
): Promise<{ readonly file: string; readonly pages: number }> {
  const config = mergeConfig(siteConfig(environment, { printsPdf: true }), {
    root,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  await build(config);
  const server = await preview(config);
  try {
    const pdf = await printPage(addressOf(server));
    const file = resolve(root, outDir, exportedFiles.pdf);
    writeFileSync(file, pdf);
    return { file, pages: countPages(pdf) };
  } finally {
    await server.close();
  }
}

async function printPage(address: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(address, { waitUntil: 'load' });
    // Pictures far down the page wait for a reader who scrolls; a printer does not.
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

/** Chromium writes its page objects in the open. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

function addressOf(server: PreviewServer): string {
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port');
  return `http://127.0.0.1:${address.port}${server.config.base}`;
}
