import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that let anyone host the built site; of a choice (`A OR B`) one of them is enough. */
const accepted = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'CC0-1.0']);

interface Dependency {
  readonly name: string;
  readonly version: string;
  /** As the package states it, an SPDX expression; `undefined` where it states none. */
  readonly licence: string | undefined;
  readonly isAccepted: boolean;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** The packages whose code the built site can hold: all of the lockfile but those for development alone. */
export function productionDependencies(root: string): Dependency[] {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(lockfile.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version = '', license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      isAccepted: license !== undefined && isAccepted(license),
    }));
}

export function isAccepted(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence)));
}

/** `npm run licences`: lists them, and fails if one is not accepted. */
export function main(): number {
  const dependencies = productionDependencies(process.cwd());
  console.table(
    dependencies.map(({ name, version, licence = 'none stated' }) => ({ name, version, licence })),
  );
  const unknown = dependencies.filter(({ isAccepted }) => !isAccepted);
  for (const { name, licence = 'no licence' } of unknown) {
    console.error(
      `${name} has ${licence}: read it, then accept it in src/cli/licences.ts or drop the package.`,
    );
  }
  return unknown.length === 0 ? 0 : 1;
}
