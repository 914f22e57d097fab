import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { builtPackageFolder, clientFolder } from '../src/site/engine-files.ts';
import { bundleBuilder, bundleEditor } from './package/bundle.ts';
import { copyEngineFiles } from './package/data-files.ts';
import { writeNotices } from './package/notices.ts';

/** Of `render.js`: TypeScript would write the types of the page's components beside it. */
const renderTypes = `/** A JSON Resume as one HTML page with its styles in it, without script and assistant. */
export declare function render(resume: unknown): string;
`;

/**
 * `scripts/build-package.ts [--quick]`: builder, commands and the built client as `npm pack` takes them. `--quick` is for
 * a test that does not weigh them: the best compression takes 17 s of the processor. Returns the exit code.
 */
export async function main(parameters: readonly string[]): Promise<number> {
  if (!existsSync(clientFolder)) throw new Error('The client is not built. Run "npx vite build" first.');
  const packages = await bundleBuilder();
  const inEditor = await bundleEditor();
  await writeFile(join(builtPackageFolder, 'render.d.ts'), renderTypes);
  await copyEngineFiles(parameters.includes('--quick') ? 1 : 11);
  await writeNotices([...packages, ...inEditor]);
  console.log(`The package is in ${relative(process.cwd(), builtPackageFolder)}.`);
  return 0;
}
