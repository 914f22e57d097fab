import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

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

/**
 * Path of the Chromium that prints the page and runs the tests: `CHROMIUM_PATH`, an installed browser, or else
 * Playwright's download or Debian's package.
 *
 * @throws Error saying what to install; tests are never skipped because a browser is missing
 */
export function ensureBrowser(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH is "${wanted}", which is no program that can be run. Correct it or unset it.`,
    );
  }
  return (
    findInstalled() ??
    findDownloaded() ??
    attempt('npx', ['playwright', 'install', 'chromium'], findDownloaded) ??
    installDebianPackage() ??
    fail()
  );
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...candidates, ...wellKnownPaths].find(isExecutable);
}

function findDownloaded(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function installDebianPackage(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return undefined;
  attempt('apt-get', ['update'], () => undefined);
  return attempt('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], findInstalled);
}

function attempt(command: string, parameters: string[], find: () => string | undefined): string | undefined {
  try {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: environment,
    });
  } catch {
    return undefined;
  }
  return find();
}

function fail(): never {
  throw new Error(
    'The browser tests need Chromium and found none. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium, or Google Chrome) or set CHROMIUM_PATH to its program.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
