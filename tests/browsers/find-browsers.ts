import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findInPath, isExecutable } from '../../src/cli/find-chromium';
import { installDebianPackages } from '../support/install-packages';
import type { WebKitPrograms } from './driver/webkit';

/** A browser that can be started. */
export type Browser =
  | { readonly name: 'firefox'; readonly program: string }
  | { readonly name: 'webkit'; readonly programs: WebKitPrograms };

export type BrowserName = Browser['name'];

export const browserNames: readonly BrowserName[] = ['firefox', 'webkit'];

interface Search {
  readonly find: () => Browser | undefined;
  readonly debianPackages: readonly string[];
  readonly advice: string;
}

const searches: Readonly<Record<BrowserName, Search>> = {
  firefox: {
    find: findFirefox,
    debianPackages: ['firefox-esr'],
    advice: 'Install Firefox (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program.',
  },
  webkit: {
    find: findWebKit,
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    advice: 'Install WebKitGTK and Xvfb (Debian: apt-get install webkit2gtk-driver xvfb).',
  },
};

/**
 * Finds a browser, and installs it where it is missing and that asks nobody.
 *
 * @throws Error saying what to install
 */
export function findBrowser(name: BrowserName, install = installDebianPackages): Browser {
  const { find, debianPackages, advice } = searches[name];
  const found = find();
  if (found) return found;
  install(debianPackages);
  const installed = find();
  if (!installed) throw new Error(advice);
  return installed;
}

function findFirefox(): Browser | undefined {
  const wanted = process.env['FIREFOX_PATH'];
  const program = wanted === undefined ? findInPath(['firefox-esr', 'firefox']) : [wanted].find(isExecutable);
  return program === undefined ? undefined : { name: 'firefox', program };
}

function findWebKit(): Browser | undefined {
  const driver = findInPath(['WebKitWebDriver']);
  const display = findInPath(['Xvfb']);
  const miniBrowser = findMiniBrowser();
  if (driver === undefined || display === undefined || miniBrowser === undefined) return undefined;
  return { name: 'webkit', programs: { driver, display, miniBrowser } };
}

/** WebKitGTK's own small browser lies beside its library, in a folder named after the interface's version. */
function findMiniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .flatMap((folder) => foldersIn(folder).filter((path) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(path)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast(isExecutable);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .toSorted();
}
