import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveSite } from '../../src/site/serve-site';
import { settingsOfSite } from '../../src/site/built-site';
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';

const root = resolve(import.meta.dirname, '../..');

test('publish brings the site to a repository, from where it is read and can be asked', async ({ page }) => {
  test.setTimeout(120_000);
  const work = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  const [folder, remote, clone] = ['cv', 'remote.git', 'clone'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ];
  try {
    cpSync(join(root, ownerFolder), folder, { recursive: true });
    execFileSync('git', ['init', '--quiet', '--bare', remote]);
    const command = [
      join(root, 'src/cli/run.mjs'),
      join(root, 'src/cli/main.ts'),
      'publish',
      '--to',
      'github',
    ];
    const output = execFileSync(process.execPath, [...command, '--remote', remote], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(output).toMatch(/E-mail: \S+@\S+ \(basics\.email/);
    execFileSync('git', ['clone', '--quiet', '--branch', 'gh-pages', remote, clone]);
    const site = settingsOfSite(clone);
    if (!site) throw new Error('The branch holds no site');
    const served = await serveSite({ folder: clone, site, port: 0, host: '127.0.0.1' });
    try {
      await page.goto(served.url);
      await expect(page.locator('#work-exp')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeVisible();
    } finally {
      await served.close();
    }
  } finally {
    rmSync(work, { recursive: true });
  }
});
