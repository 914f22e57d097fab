import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder } from '../site/engine-files.ts';
import { requireChromium } from './find-chromium.ts';
import { commandLine } from '../site/command-line.ts';

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
    if (canResolve(require)) return require('playwright-core') as Playwright;
  }
  throw new Error(
    `${commandLine(command)} needs playwright-core, which is not installed. Install it, and run the command again: npm install playwright-core`,
  );
}

function canResolve(require: NodeJS.Require): boolean {
  try {
    require.resolve('playwright-core');
    return true;
  } catch {
    return false;
  }
}
