import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { builtPackageFolder, clientFolder } from '../site/engine-files.ts';
import { bundle } from './package/bundle.ts';
import { copyEngineFiles } from './package/data-files.ts';
import { writeNotices } from './package/notices.ts';

/** `npm run build:package`: builder, commands and the built client as `npm pack` takes them. Returns the exit code. */
export async function main(): Promise<number> {
  if (!existsSync(clientFolder)) throw new Error('The client is not built. Run "npx vite build" first.');
  const packages = await bundle(builtPackageFolder);
  await copyEngineFiles();
  await writeNotices(packages);
  console.log(`The package is in ${relative(process.cwd(), builtPackageFolder)}.`);
  return 0;
}
