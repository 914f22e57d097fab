import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../site/engine-files.ts';

/** The version of this package, wherever it is installed. */
export function packageVersion(): string {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}
