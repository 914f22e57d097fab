import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { findBrowser } from '../src/cli/find-chromium.ts';
import { siteSettings } from '../src/cli/site-options.ts';
import { buildSite } from '../src/site/build-site.ts';
import { clientFolder } from '../src/site/engine-files.ts';
import { escapeAttribute } from '../src/shared/escape-attribute.ts';
import { serveSite } from '../src/site/serve-site.ts';
import { type NamedTheme, themes } from '../src/site/theme/themes.ts';

const root = resolve(import.meta.dirname, '..');

/** Whose CV shows which theme: a photographer's where pictures come first, else the sample's. */
const cvs = { sample: root, pictures: join(import.meta.dirname, 'themes/photographer') };
const arabic = join(root, 'tests/fixtures/resumes/arabic-teacher.json');

interface Shot {
  readonly name: string;
  readonly says: string;
  readonly options: BrowserContextOptions;
  readonly isPrint?: boolean;
  readonly isRightToLeft?: boolean;
}

const desktop = { width: 1280, height: 832 };
const shots: readonly Shot[] = [
  { name: 'light', says: 'in light', options: { viewport: desktop } },
  { name: 'dark', says: 'in dark', options: { viewport: desktop, colorScheme: 'dark' } },
  { name: 'phone', says: 'on a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'paper', says: 'on paper', options: { viewport: { width: 794, height: 1123 } }, isPrint: true },
  { name: 'arabic', says: 'right to left', options: { viewport: desktop }, isRightToLeft: true },
];

/**
 * `node src/cli/run.mjs scripts/draw-themes.ts [FOLDER] [NAME …]` writes a page of pictures of the themes, each as visitors
 * meet it, from the built client. Returns the exit code.
 */
export async function main([out = 'dist/themes', ...names]: readonly string[]): Promise<number> {
  const drawn = names.length === 0 ? themes : themes.filter(({ name }) => names.includes(name));
  const { chromium, executablePath } = findBrowser('pdf', root);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  mkdirSync(out, { recursive: true });
  try {
    for (const theme of drawn) await drawTheme(theme, browser, out);
  } finally {
    await browser.close();
  }
  writeFileSync(join(out, 'index.html'), pageOf(drawn));
  console.log(`The pictures are in ${out}.`);
  return 0;
}

async function drawTheme({ name }: NamedTheme, browser: Browser, out: string): Promise<void> {
  const owner = name === 'portfolio' ? cvs.pictures : cvs.sample;
  for (const [file, wanted] of [
    [join(owner, 'resume.json'), shots.filter(({ isRightToLeft = false }) => !isRightToLeft)],
    [arabic, shots.filter(({ isRightToLeft = false }) => isRightToLeft && name !== 'portfolio')],
  ] as const)
    await withSite(owner, file, name, async (url) => {
      for (const shot of wanted) {
        const page = await browser.newPage({
          ...shot.options,
          deviceScaleFactor: 1.5,
          reducedMotion: 'reduce',
        });
        if (shot.isPrint) await page.emulateMedia({ media: 'print' });
        await page.goto(url, { waitUntil: 'networkidle' });
        await page.screenshot({ path: join(out, `${name}-${shot.name}.jpg`), type: 'jpeg', quality: 82 });
        await page.close();
      }
    });
}

/** Builds a site in a folder of its own, without a `theme.css` whose tokens would win, and serves it meanwhile. */
async function withSite(owner: string, file: string, name: string, draw: (url: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'talking-cv-theme-'));
  try {
    cpSync(join(owner, 'public'), join(folder, 'public'), { recursive: true });
    const resume = JSON.parse(readFileSync(file, 'utf8')) as { readonly meta?: object };
    const themed = { ...resume, meta: { ...resume.meta, theme: name } };
    writeFileSync(join(folder, 'resume.json'), JSON.stringify(themed));
    const settings = siteSettings(folder, {});
    const site = join(folder, 'dist');
    await buildSite({ folder, client: clientFolder, out: site, settings });
    const served = await serveSite({ folder: site, site: settings.site, port: 0, host: '127.0.0.1' });
    try {
      await draw(served.url);
    } finally {
      await served.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pageOf(drawn: readonly NamedTheme[]): string {
  const sections = drawn.map(({ name, says }) => {
    const pictures = shots
      .filter(({ isRightToLeft = false }) => !isRightToLeft || name !== 'portfolio')
      .map(({ name: shot, says: how, options: { viewport } }) => {
        const size = `width="${viewport?.width}" height="${viewport?.height}"`;
        return `<img src="${name}-${shot}.jpg" alt="The theme ${name} ${how}" ${size} loading="lazy">`;
      });
    return `<section>\n<h2>${name}</h2>\n<p>${escapeAttribute(says)} <code>talking-cv theme ${name}</code></p>\n<div>${pictures.join('\n')}</div>\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The themes of talking-cv</title>
<style>
body { max-width: 80rem; margin: 2rem auto; padding-inline: 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: #181c1a; background: #eceee9 }
h2 { margin: 3rem 0 0 }
p { margin: 0 0 1rem }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
img { flex: none; width: auto; height: 26rem; border: 1px solid #c8cdc7; border-radius: 8px }
</style>
<h1>The themes of talking-cv</h1>
${sections.join('\n')}
</html>
`;
}
