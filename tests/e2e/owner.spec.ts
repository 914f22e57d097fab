/** The whole way of an owner who writes no JSON, from an empty folder to a page that visitors open. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Locator } from 'playwright/test';
import { editorWords as words } from '../../src/editor/words.en';
import { settingsOfSite } from '../../src/site/page-document';
import { serveSite } from '../../src/site/serve-site';
import { edit, editFolder, preview } from '../support/edit-folder';
import { linkedInZip } from '../support/import-fixtures';
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';
import { tinyPdf } from '../support/tiny-pdf';

const root = resolve(import.meta.dirname, '../..');

test('an owner with a LinkedIn archive and a photo publishes a page, in nine steps', async ({ page }) => {
  test.setTimeout(240_000);
  const home = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  const [folder, remote, clone] = ['cv', 'remote.git', 'clone'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(folder);
  const git = (...parameters: readonly string[]) => execFileSync('git', [...parameters], { cwd: folder });
  git('init', '--quiet', '--bare', remote);
  git('init', '--quiet');
  git('remote', 'add', 'origin', remote);
  const editor = await editFolder(folder, { CHROMIUM_PATH: quickPrinter(home) });
  const resume = () => readFileSync(join(folder, 'resume.json'), 'utf8');
  const started = performance.now();
  let steps = 0;
  const step = async (says: string, act: () => Promise<void>) => {
    const begin = performance.now();
    await test.step(says, act);
    steps += 1;
    console.log(`${steps}. ${says} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  };
  const drop = async (target: Locator, name: string, bytes: Uint8Array) => {
    const dataTransfer = await page.evaluateHandle(
      ([file, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(content)], file));
        return transfer;
      },
      [name, [...bytes]] as const,
    );
    await target.dispatchEvent('drop', { dataTransfer });
  };
  const field = (name: string) => edit(page).getByRole('textbox', { name, exact: true });

  try {
    await step('Opens the editor', async () => {
      await page.goto(editor.address);
      await expect(page.getByText(words.noPage)).toBeVisible();
    });
    await step('Drops the LinkedIn archive', async () => {
      const archive = linkedInZip('en');
      await drop(page.getByText(words.start.about), archive.name, archive.bytes);
      await page.getByRole('button', { name: words.start.replace }).click();
      await expect(preview(page).getByRole('heading', { name: 'Mira Okonjo' })).toBeVisible();
      await expect(edit(page).getByText(words.start.guess, { exact: true }).first()).toBeVisible();
    });
    await step('Mends a date', async () => {
      await preview(page).locator('#job-2 time').first().click();
      await field(words.fields.startDate[0]).first().waitFor();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('2015-03');
      await expect(preview(page).locator('#job-2')).toContainText('March 2015');
    });
    await step('Drops a photo, and cuts it', async () => {
      await preview(page).getByRole('heading', { name: 'Mira Okonjo' }).click();
      const photo = readFileSync(join(root, ownerFolder, 'public/photo.jpg'));
      await drop(edit(page).getByLabel(words.fields['basics.image'][0]), 'me.jpg', photo);
      await page.getByRole('button', { name: words.picture.use }).click();
      await expect(preview(page).locator('#profile img')).toHaveAttribute('src', /me\.(?:jpg|webp)/);
    });
    await step('Chooses a theme by its picture', async () => {
      await page.getByRole('tab', { name: words.tabs.looks }).click();
      const academic = edit(page).locator('label', { hasText: 'academic' });
      await expect(academic.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached();
      await academic.click();
      await expect.poll(resume).toContain('"theme": "academic"');
    });
    await step('Asks a question', async () => {
      await page.getByRole('tab', { name: words.tabs.questions }).click();
      await field(words.ask.label).fill('Where does Mira work?');
      await page.getByRole('button', { name: words.ask.send, exact: true }).click();
      await expect(edit(page).locator('.answer')).toContainText(/work/i);
    });
    await step('Answers what the CV leaves open', async () => {
      const open = edit(page).locator('.open-question', { hasText: words.ask.topics.availability[0] });
      await open.getByRole('textbox').fill('From the first of May on.');
      await open.getByRole('button', { name: words.ask.addAnswer }).click();
      await expect(open).toHaveCount(0);
      await field(words.ask.label).fill('When could you start?');
      await page.getByRole('button', { name: words.ask.send, exact: true }).click();
      await expect(edit(page).locator('.answer')).toContainText('From the first of May on.');
    });
    await step('Publishes to the folder’s repository', async () => {
      await page.getByRole('button', { name: words.publish }).click();
      await page.getByRole('radio', { name: words.publishing.targets.github }).check();
      await page.getByRole('button', { name: words.publishing.go }).click();
      await expect(page.getByText(words.publishing.done)).toBeVisible({ timeout: 120_000 });
    });
    git('clone', '--quiet', '--branch', 'gh-pages', remote, clone);
    const names = readdirSync(clone, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /editor|preview/.test(name))).toEqual([]);
    expect(names).toContain('cv.pdf');
    expect(existsSync(join(folder, 'public/me.jpg'))).toBe(true);
    const site = settingsOfSite(clone);
    if (!site) throw new Error('The branch holds no site');
    const served = await serveSite({ folder: clone, site, port: 0, host: '127.0.0.1' });
    try {
      await step('Opens the page from there, and asks it', async () => {
        await page.goto(served.url);
        await expect(page.locator('#job-2')).toContainText('March 2015');
        await page.getByRole('textbox', { name: 'Ask about Mira' }).fill('When could you start?');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toContainText('From the first of May on.');
      });
    } finally {
      await served.close();
    }
    console.log(`All ${steps} steps took ${((performance.now() - started) / 1000).toFixed(0)} s.`);
  } finally {
    editor.stop();
    rmSync(home, { recursive: true });
  }
});

/** A program that prints one page at once; `exports.spec.ts` prints with a browser, which may take eight tries. */
function quickPrinter(folder: string): string {
  const [program, pdf] = [join(folder, 'printer.cjs'), join(folder, 'one-page.pdf')];
  writeFileSync(pdf, tinyPdf({ pages: [[{ x: 72, y: 72, size: 12, text: 'Mira Okonjo' }]] }));
  const script = `#!/usr/bin/env node
const file = process.argv.find((each) => each.startsWith('--print-to-pdf=')).split('=')[1];
require('node:fs').copyFileSync(${JSON.stringify(pdf)}, file);
`;
  writeFileSync(program, script, { mode: 0o755 });
  return program;
}
