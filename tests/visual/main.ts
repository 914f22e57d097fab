import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { comparePictures, type Compared } from './compare-pictures';
import { differencesPage } from './differences-page';

const root = resolve(import.meta.dirname, '../..');
const suite = 'tests/visual';
const output = join(root, 'tests/.output/visual');
const baseTree = join(output, 'base-tree');

/**
 * `npm run test:looks [-- --base REF]`: draws the merge base and the working tree on this machine and writes what differs
 * to a page, side by side. Returns 0 whether pictures differ or not, since only a person can say which are right.
 */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...parameters], options: { base: { type: 'string' } } });
  const base = git('rev-parse', values.base ?? git('merge-base', mainBranch(), 'HEAD'));
  removeBaseTree();
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  try {
    git('worktree', 'add', '--quiet', '--detach', baseTree, base);
    // Both are drawn by the suite of the change, so that a new state has no earlier picture and the others have one.
    rmSync(join(baseTree, suite), { recursive: true, force: true });
    cpSync(join(root, suite), join(baseTree, suite), { recursive: true });
    run(baseTree, 'npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
    draw(baseTree, 'before');
    draw(root, 'after');
  } finally {
    removeBaseTree();
  }
  const compared = await compareAll();
  const differing = compared.filter(({ verdict }) => verdict !== 'same');
  const page = join(output, 'index.html');
  writeFileSync(page, differencesPage(differing, base));
  for (const { name, verdict } of differing) console.log(`${verdict}: ${name}`);
  console.log(`${differing.length} of ${compared.length} pictures differ from ${base.slice(0, 9)}: ${page}`);
  return 0;
}

function draw(tree: string, folder: 'before' | 'after'): void {
  console.log(`Drawing ${folder === 'before' ? 'the merge base' : 'the change'}`);
  run(tree, 'npx', ['playwright', 'test', '-c', suite], { PICTURES: join(output, folder) });
}

async function compareAll(): Promise<Compared[]> {
  const picture = (folder: string, name: string): Buffer | undefined => {
    const file = join(output, folder, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const names = new Set(['before', 'after'].flatMap((folder) => readdirSync(join(output, folder))));
  return Promise.all(
    [...names].toSorted().map(async (name) => {
      const { verdict, difference } = await comparePictures(picture('before', name), picture('after', name));
      if (difference) {
        mkdirSync(join(output, 'difference'), { recursive: true });
        writeFileSync(join(output, 'difference', name), difference);
      }
      return { name, verdict };
    }),
  );
}

/** @throws Error where the command fails */
function run(cwd: string, command: string, parameters: readonly string[], environment = {}): void {
  // `run.mjs` sets `production`, for which npm installs no development packages.
  const env = { ...process.env, NODE_ENV: undefined, ...environment };
  const { status } = spawnSync(command, parameters, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`\`${[command, ...parameters].join(' ')}\` failed in ${cwd}.`);
}

function git(...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
}

/** A fork's clone may have no branch `main` of its own. */
function mainBranch(): string {
  const parameters = ['rev-parse', '--verify', '--quiet', 'main'];
  return spawnSync('git', parameters, { cwd: root }).status === 0 ? 'main' : 'origin/main';
}

/** What a run that was stopped has left, too. */
function removeBaseTree(): void {
  rmSync(baseTree, { recursive: true, force: true });
  git('worktree', 'prune');
}
