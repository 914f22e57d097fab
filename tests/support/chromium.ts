import { chromium } from 'playwright';
import { findChromium } from '../../src/cli/find-chromium';
import { attempt, installDebianPackages } from '../../src/cli/programs';

/**
 * Path of the Chromium that runs the tests: one of this computer, or else Playwright's download or Debian's package.
 *
 * @throws Error saying what to install; tests are never skipped because a browser is missing
 */
export function ensureBrowser(): string {
  return findChromium(chromium) ?? downloadChromium() ?? installPackage() ?? fail();
}

function downloadChromium(): string | undefined {
  attempt('npx', ['playwright', 'install', 'chromium']);
  return findChromium(chromium);
}

function installPackage(): string | undefined {
  installDebianPackages(['chromium']);
  return findChromium(chromium);
}

function fail(): never {
  throw new Error(
    'The browser tests need Chromium and found none. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium, or Google Chrome) or set CHROMIUM_PATH to its program.',
  );
}
