import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../site/command-line.ts';
import { createRequire } from 'node:module';
import { attempt } from '../shared/attempt.ts';
import { packageFolder } from '../site/engine-files.ts';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
  'chrome',
];
const wellKnownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Playwright's `chromium`, as far as it is asked where it downloaded its own. */
interface Downloads {
  executablePath(): string;
}

/**
 * Path of a Chromium, Chrome or Edge of this computer: `CHROMIUM_PATH`, an installed one, or Playwright's download, if any.
 *
 * @throws Error where `CHROMIUM_PATH` is no program
 */
export function findChromium(downloads?: Downloads): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH is "${wanted}", which is no program that can be run. Correct it or unset it.`,
    );
  }
  const downloaded = downloads?.executablePath();
  return (
    findInPath(commands) ??
    wellKnownPaths.find(isExecutable) ??
    (downloaded && existsSync(downloaded) ? downloaded : undefined)
  );
}

/** The same for a command that cannot do without: throws an Error saying what to install. */
export function requireChromium(command: string, downloads?: Downloads): string {
  const program = findChromium(downloads);
  if (program !== undefined) return program;
  throw new Error(
    `${commandLine(command)} needs Chromium, Chrome or Edge, and found none. Install one, or set CHROMIUM_PATH to its program.`,
  );
}

/** The first of these commands in `PATH`, as a path. */
export function findInPath(commands: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

type Playwright = typeof import('playwright-core');

/**
 * What opens Chromium for a command that needs it, and where it is on this computer. Nothing is installed or downloaded.
 *
 * @param named the program that the owner wants, if any
 * @throws Error saying what to install
 */
export function findBrowser(command: string, folder: string, named?: string) {
  const { chromium } = loadPlaywright(command, folder);
  return { chromium, executablePath: named ?? requireChromium(command, chromium) };
}

/** Beside this package, or in the owner's folder, where it is if npx runs the package from a folder of its own. */
export function loadPlaywright(
  command: string,
  folder: string,
  places: readonly string[] = [packageFolder, folder],
): Playwright {
  for (const place of places) {
    const require = createRequire(join(place, 'package.json'));
    if (attempt(() => require.resolve('playwright-core'))) return require('playwright-core') as Playwright;
  }
  throw new Error(
    `${commandLine(command)} needs playwright-core, which is not installed. Install it, and run the command again: npm install playwright-core`,
  );
}
