import { existsSync } from 'node:fs';
import { writeFile, readFile, cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative, dirname } from 'node:path';
import {
  builtPackageFolder,
  clientFolder,
  packageFolder,
  builtFiles,
  compressedEnding,
  engineFiles,
} from '../src/site/engine-files.ts';
import { bundleBuilder, bundleEditor } from './package/bundle.ts';
import { packageNoticesFile } from '../src/site/client/record-chunks.ts';
import { type PackageNotices, readPackageNotices, noticesText } from '../src/site/client/package-notices.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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

const font = '@expo-google-fonts/source-serif-4';

/** Writes the licences of all that is in the package: of its own code, of the client, and of the social card's fonts. */
async function writeNotices(bundled: readonly string[]): Promise<void> {
  const client = JSON.parse(await readFile(join(clientFolder, packageNoticesFile), 'utf8')) as PackageNotices;
  const notices = { ...client, ...readPackageNotices(packageFolder, [...bundled, font]) };
  const text = noticesText('This package holds the following packages, each under its own licence.', notices);
  await writeFile(join(builtPackageFolder, 'third-party-notices.txt'), text);
}

/** Bytes; below, Brotli saves less over npm's gzip than another file costs. Fonts are compressed already. */
const heavyFile = 20_000;
const isText = /\.(?:js|css|json|txt)$/;

/** Paths in `src/cli/eval/`; all else there is code. */
const evalFiles = ['wordings', 'foils.yaml'];

/** Copies what the builder reads of the engine to where the package's own code looks for it, large texts in Brotli. */
async function copyEngineFiles(quality: number): Promise<void> {
  const copies: readonly (readonly [from: string, to: string])[] = [
    [engineFiles.client, builtFiles.client],
    [engineFiles.editor, builtFiles.editor],
    [engineFiles.thesaurus, builtFiles.thesaurus],
    ...evalFiles.map((file) => [join(engineFiles.eval, file), join(builtFiles.eval, file)] as const),
    [engineFiles.fonts.regular, builtFiles.fonts.regular],
    [engineFiles.fonts.semiBold, builtFiles.fonts.semiBold],
  ];
  for (const [from, to] of copies) {
    await mkdir(dirname(to), { recursive: true });
    // Neither the client's maps, which are for our tests, nor the code beside the thesaurus.
    await cp(from, to, { recursive: true, filter: (file) => !/\.(?:map|ts)$/.test(file) });
  }
  for (const folder of [builtFiles.client, builtFiles.editor, builtFiles.thesaurus])
    await compressHeavyFiles(folder, quality);
}

async function compressHeavyFiles(folder: string, quality: number): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    const { size } = await stat(file);
    if (size < heavyFile || !isText.test(name)) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    const compressed = await promisify(brotliCompress)(await readFile(file), { params });
    await writeFile(file + compressedEnding, compressed);
    await rm(file);
  }
}
