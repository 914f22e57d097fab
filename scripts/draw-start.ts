import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { startEditServer } from '../src/cli/edit/server.ts';
import { newFolder } from '../src/cli/init/new-folder.ts';
import { findBrowser } from '../src/cli/find-chromium.ts';
import { siteSettings } from '../src/cli/site-options.ts';
import { editorWords as words } from '../src/editor/words.en.ts';
import { engineFiles } from '../src/site/engine-files.ts';

const root = resolve(import.meta.dirname, '..');
const cv = join(root, 'tests/fixtures/import/europass/candidate.xml');
const photo = join(root, 'public/photo.jpg');

/**
 * `node src/cli/run.mjs scripts/draw-start.ts [FOLDER]` goes the way of docs/start.md in the built editor, with invented
 * people, and writes a picture of each step. Returns the exit code.
 */
export async function main([out = 'docs/pictures']: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  const { 'resume.json': example } = newFolder({ version: '', isNpm: true });
  writeFileSync(join(folder, 'resume.json'), example ?? '');
  const server = await startEditServer({
    folder,
    file: 'resume.json',
    editor: engineFiles.editor,
    readSettings: (basePath) =>
      siteSettings(folder, {}, { BASE_PATH: basePath, SITE_URL: '', MODEL_PINS: '' }),
    ports: [0],
  });
  const { chromium, executablePath } = findBrowser('edit', root);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  mkdirSync(out, { recursive: true });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 600 }, reducedMotion: 'reduce' });
    await page.goto(server.url);
    for (const [name, act] of Object.entries(steps)) {
      await act(page);
      // Until the site beside the form has been built and its letters are there.
      await page.waitForLoadState('networkidle');
      const picture = sharp(await page.screenshot()).resize(840);
      await picture.webp({ quality: 45, effort: 6 }).toFile(join(out, `start-${name}.webp`));
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
  console.log(`The pictures are in ${out}.`);
  return 0;
}

const site = (page: Page) => page.frameLocator('.preview__frame');
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** By the picture's name. Each begins where the one before it ended. */
const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async open(page) {
    await site(page).locator('#profile').waitFor();
    await page.getByText(words.start.title).click();
  },
  async import(page) {
    await page.getByLabel(words.start.choose).setInputFiles(cv);
    await page.getByRole('button', { name: words.start.replace }).waitFor();
  },
  async field(page) {
    await page.getByRole('button', { name: words.start.replace }).click();
    await site(page).locator('#job-1 h3').click();
    await page.locator(':focus[data-path]').waitFor();
  },
  async photo(page) {
    await site(page).locator('#profile h1').click();
    await page.getByLabel(words.fields['basics.image'][0]).setInputFiles(photo);
    await page.locator('dialog canvas').waitFor();
  },
  async looks(page) {
    await page.getByRole('button', { name: words.picture.use }).click();
    await tab(page, words.tabs.looks);
    await page.getByLabel('Bloom').check();
    await site(page).locator('#profile img').waitFor();
  },
  async questions(page) {
    await tab(page, words.tabs.questions);
    await page.getByLabel(words.ask.label).fill('Where did she work?');
    await page.getByRole('button', { name: words.ask.send, exact: true }).click();
    await page.locator('.answer').getByText('City Archive').first().waitFor();
    await page.getByLabel(words.ask.label).scrollIntoViewIfNeeded();
  },
  async publish(page) {
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await page.getByRole('button', { name: words.publishing.go }).waitFor();
  },
};
