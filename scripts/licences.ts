import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageNotices } from '../src/site/client/package-notices.ts';
import { packageNoticesFile } from '../src/site/client/record-chunks.ts';
import { clientFolder } from '../src/site/engine-files.ts';

/** `scripts/licences.ts`: lists what the built client is made with. A licence that is not accepted has stopped its build. */
export function main(): number {
  const notices = JSON.parse(readFileSync(join(clientFolder, packageNoticesFile), 'utf8')) as PackageNotices;
  console.table(Object.entries(notices).map(([name, { version, licence }]) => ({ name, version, licence })));
  return 0;
}
