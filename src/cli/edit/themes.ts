import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltPackage, builtPackageFolder, packageFolder } from '../../site/engine-files.ts';

/** The names that `meta.theme` may have, the default first: the files of the folder of themes, where there is one. */
export function themeNames(): readonly string[] {
  const folder = isBuiltPackage ? join(builtPackageFolder, 'themes') : join(packageFolder, 'src/themes');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.slice(0, -'.css'.length))
    .toSorted();
  return ['default', ...names.filter((name) => name !== 'default')];
}
