import { chromium } from 'playwright';
import { findChromium } from '../../src/cli/find-chromium';
import { attempt, installDebianPackages } from './install-packages';

/** Playwright's own list as of 1.65; Chromium heeds only the last `--disable-features`. */
const disabledByPlaywright =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,' +
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,' +
  'AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,' +
  'AimEnabled,PreconnectToSearch';

/**
 * Argument that keeps each new window from loading two pages of its own for the address bar's list. Without it a window
 * costs twice the processor time; a Chromium that lacks these features ignores their names.
 */
export const plainAddressBar = `--disable-features=${disabledByPlaywright},WebUIOmniboxPopup,WebUIOmniboxAimPopup`;

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
