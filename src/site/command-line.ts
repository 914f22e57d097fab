import { isBuiltPackage } from './engine-files.ts';

/** Scripts of the repository with another name than their command; npm runs one named `publish` by itself. */
const scripts: Readonly<Record<string, string>> = { validate: 'check-profile', publish: 'publish:site' };

/** Commands that the repository has no script for: it is a folder already, and its `npm run dev` is Vite's. */
const installedOnly: ReadonlySet<string> = new Set(['init', 'dev']);

/** How an owner types a command: `npm run ask -- "Where?"` in the repository, `npx talking-cv ask "Where?"` elsewhere. */
export function commandLine(name: string, parameters = '', isInstalled = isBuiltPackage): string {
  if (isInstalled || installedOnly.has(name))
    return ['npx talking-cv', name, parameters].filter(Boolean).join(' ');
  return [`npm run ${scripts[name] ?? name}`, parameters].filter(Boolean).join(' -- ');
}
