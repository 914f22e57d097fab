import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ownersEnvironment } from './owners-environment';

const resume = resolve(import.meta.dirname, '../eval/quotes/nurse/resume.json');
const noNetwork = resolve(import.meta.dirname, 'no-network.cjs');

/** A folder of somebody who has never seen this repository. */
export interface Owner {
  readonly folder: string;
  /** What a command writes, and its exit code; in the owner's folder, with an npm cache that begins empty. */
  run(command: string, parameters: readonly string[], options?: RunOptions): Ran;
  /** Runs a command that serves a site, until `stop`. */
  serve(
    command: string,
    parameters: readonly string[],
  ): Promise<{ readonly url: string; readonly stop: () => void }>;
  /** Of the owner's own files, by name. */
  hashes(): Readonly<Record<string, string>>;
  remove(): void;
}

interface RunOptions {
  /** The command fails where it uses the network. */
  readonly isOffline?: boolean;
}

interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
}

const ownFiles = ['resume.json', 'theme.css', '.env', 'public/notes.txt'];

export function createOwner(): Owner {
  const home = mkdtempSync(join(tmpdir(), 'talking-cv-owner-'));
  // A space and an umlaut.
  const folder = join(home, 'Mein Lebenslauf für Bögen');
  mkdirSync(join(folder, 'public'), { recursive: true });
  copyFileSync(resume, join(folder, 'resume.json'));
  writeFileSync(join(folder, 'theme.css'), ':root { --accent: #7a3e00; --accent-dark: #ffb870; }\n');
  writeFileSync(join(folder, '.env'), 'SITE_URL=https://nurse.example\n');
  writeFileSync(join(folder, 'public/notes.txt'), 'Kept as it is.\r\n');
  const environment = ownersEnvironment({ npm_config_cache: join(home, 'cache') });
  return {
    folder,
    run(command, parameters, { isOffline = false } = {}) {
      const began = performance.now();
      const { status, stdout, stderr } = spawnSync(command, parameters, {
        cwd: folder,
        env: isOffline ? { ...environment, NODE_OPTIONS: `--require="${noNetwork}"` } : environment,
        encoding: 'utf8',
      });
      return { code: status, output: stdout + stderr, seconds: (performance.now() - began) / 1000 };
    },
    async serve(command, parameters) {
      // A group of its own, since `npx` does not pass a signal on.
      const child = spawn(command, parameters, { cwd: folder, env: environment, detached: true });
      const stop = () => process.kill(-(child.pid ?? 0), 'SIGTERM');
      for await (const line of createInterface({ input: child.stdout })) {
        const [url] = /http:\/\/\S+/.exec(line) ?? [];
        if (url !== undefined) return { url, stop };
      }
      throw new Error(`${command} ${parameters.join(' ')} serves nothing.`);
    },
    hashes: () =>
      Object.fromEntries(
        ownFiles.map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(join(folder, file)))
            .digest('hex'),
        ]),
      ),
    remove: () => rmSync(home, { recursive: true }),
  };
}

/** What lies below a folder: packages, and bytes of all files. */
export function weigh(folder: string): { readonly packages: number; readonly bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const isPackage = (path: string) => /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path);
  return {
    packages: paths.filter(isPackage).length,
    bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0),
  };
}
