/** The package as strangers install it: no clone, no fork, a folder with a résumé. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { ask, openAssistant } from '../support/assistant-page';
import { createOwner, type Owner, weigh } from './owner';
import { nextVersion } from './pack';

const tarball = process.env['TALKING_CV_TARBALL'] ?? '';
const nextTarball = process.env['TALKING_CV_NEXT_TARBALL'] ?? '';
const pnpm = ['--yes', 'pnpm@10.34.8'];

let owner: Owner;
test.beforeEach(() => {
  owner = createOwner();
});
test.afterEach(() => owner.remove());

// A third of it is web-llm's engine; the fonts of the cards, which came last, are 0.6 MB.
test('the tarball weighs at most 4.5 MB', () => {
  expect(statSync(tarball).size).toBeLessThanOrEqual(4_500_000);
});

test('npm installs at most 10 packages and 35 MB; the site answers; another version keeps the owner’s files', async ({
  page,
}) => {
  const before = owner.hashes();
  expect(owner.run('npm', ['install', tarball])).toMatchObject({ code: 0 });
  const { packages, bytes } = weigh(join(owner.folder, 'node_modules'));
  console.log(`${packages} packages, ${Math.round(bytes / 1e5) / 10} MB installed`);
  expect(packages).toBeLessThanOrEqual(10);
  expect(bytes).toBeLessThanOrEqual(35_000_000);

  const command = 'node_modules/.bin/talking-cv';
  expect(build(command, [])).toMatchObject({ code: 0 });
  expect(build(command, ['--strict', '--out', 'dist'])).toMatchObject({ code: 0 });
  await visit(page, command, ['preview', '--port', '0']);
  expect(owner.run(command, ['pdf'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('dist/cv.pdf: '),
  });

  expect(owner.run('npm', ['install', nextTarball])).toMatchObject({ code: 0 });
  expect(owner.run(command, ['--version']).output.trim()).toBe(nextVersion);
  expect(build(command, [])).toMatchObject({ code: 0 });
  expect(owner.hashes()).toEqual(before);
});

test('pnpm installs it; the site is served below a path', async ({ page }) => {
  const installed = owner.run('npx', [
    ...pnpm,
    'add',
    '--store-dir',
    join(owner.folder, '../store'),
    tarball,
  ]);
  expect(installed).toMatchObject({ code: 0 });
  const command = 'node_modules/.bin/talking-cv';
  expect(build(command, ['--base', '/cv/', '-o', 'out/cv'])).toMatchObject({ code: 0 });
  expect(readFileSync(join(owner.folder, 'out/cv/index.html'), 'utf8')).toContain(
    'https://nurse.example/cv/',
  );
  const address = await visit(page, command, ['preview', '-o', 'out/cv', '--port', '0']);
  expect(new URL(address).pathname).toBe('/cv/');
});

test('npx runs it from an empty cache, and leaves nothing but the site', async ({ page }) => {
  const npx = ['--yes', `--package=${tarball}`, '--', 'talking-cv'];
  const first = owner.run('npx', [...npx, 'build']);
  console.log(`npx build from an empty cache: ${first.seconds.toFixed(1)} s`);
  expect(first).toMatchObject({ code: 0 });
  const second = owner.run('npx', [...npx, 'build']);
  console.log(`a second build: ${second.seconds.toFixed(1)} s`);
  expect(second).toMatchObject({ code: 0 });
  expect(existsSync(join(owner.folder, 'node_modules'))).toBe(false);
  expect(existsSync(join(owner.folder, 'package.json'))).toBe(false);
  await visit(page, 'npx', [...npx, 'preview', '--port', '0']);

  const printed = owner.run('npx', [...npx, 'pdf']);
  expect(printed).toMatchObject({ code: 0, output: expect.stringContaining('dist/cv.pdf: ') });
});

/** Without the network, which a build does not need. */
function build(command: string, parameters: readonly string[]) {
  return owner.run(command, ['build', ...parameters], { isOffline: true });
}

/** Asks the assistant of the served site a question. Returns the site's address. */
async function visit(page: Page, command: string, parameters: readonly string[]): Promise<string> {
  const { url, stop } = await owner.serve(command, parameters);
  try {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(url);
    await openAssistant(page);
    const reply = await ask(page, 'Where does she work now?');
    await expect(reply).toHaveAttribute('data-backend', 'quotes');
    await expect(reply).toHaveAttribute('data-status', 'done');
    await expect(reply).toContainText(employer(owner.folder));
    expect([...origins]).toEqual([new URL(url).origin]);
    return url;
  } finally {
    stop();
  }
}

function employer(folder: string): string {
  const { work } = JSON.parse(readFileSync(join(folder, 'resume.json'), 'utf8')) as {
    readonly work: readonly [{ readonly name: string }];
  };
  return work[0].name;
}
