import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { attempt, findInPath, installDebianPackages, isExecutable } from './programs.ts';

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
  return findInstalled() ?? findDownloaded() ?? downloadChromium() ?? installPackage() ?? fail();
}

function findInstalled(): string | undefined {
  return findInPath(commands) ?? wellKnownPaths.find(isExecutable);
}

function findDownloaded(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function downloadChromium(): string | undefined {
  attempt('npx', ['playwright', 'install', 'chromium']);
  return findDownloaded();
}

function installPackage(): string | undefined {
  installDebianPackages(['chromium']);
  return findInstalled();
}

function fail(): never {
  throw new Error(
    'The browser tests need Chromium and found none. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium, or Google Chrome) or set CHROMIUM_PATH to its program.',
  );
}
