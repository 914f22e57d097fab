import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownersEnvironment } from './owners-environment';

const root = resolve(import.meta.dirname, '../..');

/** `npm pack` in the repository, as a release runs it. Returns the tarball's path. */
export function packRepository(folder: string): string {
  return pack(root, join(folder, 'this'));
}

/** The same package under a higher version. */
export function nextVersionOf(tarball: string, folder: string): string {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked]);
  const file = join(unpacked, 'package/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  manifest.version = nextVersion;
  writeFileSync(file, JSON.stringify(manifest));
  return pack(join(unpacked, 'package'), join(folder, 'next'), '--ignore-scripts');
}

export const nextVersion = '999.0.0';

function pack(source: string, to: string, ...flags: readonly string[]): string {
  mkdirSync(to);
  execFileSync('npm', ['pack', '--pack-destination', to, ...flags], {
    cwd: source,
    env: ownersEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [tarball = ''] = readdirSync(to);
  return join(to, tarball);
}
