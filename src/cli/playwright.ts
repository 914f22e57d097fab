import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { packageFolder } from '../site/engine-files.ts';
import { findChromium } from './find-chromium.ts';
import { commandLine } from './invocation.ts';

type Playwright = typeof import('playwright-core');

/**
 * Opens a Chromium of this computer for a command that needs one, without a window. Nothing is installed or downloaded.
 *
 * @throws Error saying what to install
 */
export async function openChromium(command: string, folder: string): Promise<Browser> {
  const { chromium } = loadPlaywright(command, folder);
  const executablePath = findChromium(chromium);
  if (executablePath === undefined) {
    throw new Error(
      `${commandLine(command)} needs Chromium, Chrome or Edge, and found none. Install one, or set CHROMIUM_PATH to its program.`,
    );
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
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
