import { dirname } from 'node:path';
import { isBuiltPackage } from '../site/engine-files.ts';

/** Scripts of the repository with another name than their command. */
const scripts: Readonly<Record<string, string>> = { validate: 'check-profile' };

/** Commands that the repository has no script for: it is a folder already, and its `npm run dev` is Vite's. */
const installedOnly: ReadonlySet<string> = new Set(['init', 'dev']);

/** How an owner types a command: `npm run ask -- "Where?"` in the repository, `npx talking-cv ask "Where?"` elsewhere. */
export function commandLine(name: string, parameters = '', isInstalled = isBuiltPackage): string {
  if (isInstalled || installedOnly.has(name))
    return ['npx talking-cv', name, parameters].filter(Boolean).join(' ');
  return [`npm run ${scripts[name] ?? name}`, parameters].filter(Boolean).join(' -- ');
}

/**
 * The folder where the command was typed. npm runs a script in the folder of its `package.json` and leaves the other in
 * `INIT_CWD`, which every program below inherits, in whichever folder it runs.
 */
export function typedIn(folder: string, environment: NodeJS.ProcessEnv = process.env): string {
  const { INIT_CWD: typed, npm_package_json: manifest } = environment;
  return typed !== undefined && manifest !== undefined && dirname(manifest) === folder ? typed : folder;
}
