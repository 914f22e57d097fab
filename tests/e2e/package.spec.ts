/** What `scripts/build-package.ts` builds, without installing it; `npx playwright test -c tests/package` does that. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';

const root = resolve(import.meta.dirname, '../..');
const inRepository = [join(root, 'src/cli/run.mjs'), join(root, 'src/cli/main.ts')];
const inPackage = [join(root, manifest.bin['talking-cv'])];

test('the package makes of a folder the very site that the repository makes, answers at the terminal, and holds nothing else', async () => {
  const home = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  const folder = join(home, 'Zoë’s CV');
  mkdirSync(folder);
  cpSync(join(root, ownerFolder), folder, { recursive: true });
  const { status, stderr } = node(root, [
    join(root, 'src/cli/run.mjs'),
    join(root, 'scripts/build-package.ts'),
    '--quick',
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  await test.step('the very site that the repository makes', () => {
    const options = ['build', '--base', '/cv/', '--site-url', 'https://zoe.example'];
    const sites = [inRepository, inPackage].map((command, index) => {
      const out = join(home, String(index));
      const { status, stdout } = node(folder, [...command, ...options, '-o', out]);
      expect(status).toBe(0);
      expect(stdout).toContain(`The site is in ${join('..', String(index))}.`);
      return filesOf(out);
    });
    expect(sites[1]).toEqual(sites[0]);
  });
  await test.step('it answers, and refuses with the owner’s own path', () => {
    expect(node(folder, [...inPackage, 'ask', 'Where does she work now?']).stdout).toContain('#job-1');
    const refused = node(folder, [...inPackage, 'build', 'cv/jane.json']);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/^The résumé cv\/jane\.json cannot be read/);
  });
  await test.step('it holds neither maps of the client nor a file that a site has no use for', () => {
    const files = readdirSync(join(root, 'build/package'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?:\.map|(?<!\.d)\.tsx?)$/.test(file))).toEqual([]);
  });
  rmSync(home, { recursive: true });
});

function node(cwd: string, parameters: readonly string[]) {
  return spawnSync(process.execPath, parameters, {
    cwd,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, NODE_ENV: undefined },
    encoding: 'utf8',
  });
}

/** Names and contents. */
function filesOf(site: string): Readonly<Record<string, string>> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [file.slice(site.length), readFileSync(file, 'base64')]),
  );
}
