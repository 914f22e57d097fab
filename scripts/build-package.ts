import { existsSync } from 'node:fs';
import { writeFile, cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, resolve, dirname } from 'node:path';
import {
  builtPackageFolder,
  clientFolder,
  packageFolder,
  builtFiles,
  compressedEnding,
  engineFiles,
} from '../src/site/engine-files.ts';
import { buildEditor } from './package/editor.ts';
import { build } from 'vite';
import { withoutSideEffects } from '../src/site/client/client-config.ts';
import { recordPackages } from './package/record-packages.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { noticesText } from '../src/site/notices.ts';
import { packageNoticesFile } from '../src/site/client/record-chunks.ts';
import { type PackageNotices, readPackageNotices } from '../src/site/client/package-notices.ts';

/** Of `render.js`: TypeScript would write the types of the page's components beside it. */
const renderTypes = `/** A JSON Resume as one HTML page with its styles in it, without script and assistant. */
export declare function render(resume: unknown): string;
`;

/** `scripts/build-package.ts`: builder, commands and the built client as `npm pack` takes them. Returns the exit code. */
export async function main(): Promise<number> {
  if (!existsSync(clientFolder)) throw new Error('The client is not built. Run "npx vite build" first.');
  const packages = await bundle(builtPackageFolder);
  const inEditor = await buildEditor();
  await writeFile(join(builtPackageFolder, 'render.d.ts'), renderTypes);
  await copyEngineFiles();
  await writeNotices([...packages, ...inEditor]);
  console.log(`The package is in ${relative(process.cwd(), builtPackageFolder)}.`);
  return 0;
}

/** The modules of the package that run in Node: the file in the output without its ending, and its source. */
const entries = {
  'talking-cv': 'src/cli/bin.ts',
  render: 'src/site/render-resume.ts',
  'import-worker': 'src/cli/import/worker.ts',
} as const;

/** Installed beside the package: a native module, a reader of PDFs as large as all the rest, and what an owner adds. */
const externals = ['sharp', 'unpdf', 'playwright-core'] as const;

/**
 * Bundles builder and commands for Node into `folder`: Node refuses TypeScript below `node_modules`, and one file is read
 * faster than the thousand that it is made of. Returns the packages whose code is in it.
 */
async function bundle(folder: string): Promise<readonly string[]> {
  const { plugin, found } = recordPackages();
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'error',
    root: packageFolder,
    plugins: [plugin],
    // React chooses its build by it.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: [...externals] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20.19',
      minify: true,
      rolldownOptions: {
        treeshake: { moduleSideEffects: withoutSideEffects },
        input: Object.fromEntries(
          Object.entries(entries).map(([name, source]) => [name, resolve(packageFolder, source)]),
        ),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return found();
}

/** Bytes; below, Brotli saves less over npm's gzip than another file costs. Fonts are compressed already. */
const heavyFile = 20_000;
const isText = /\.(?:js|css|json|txt)$/;

/** Paths in `src/cli/eval/`; all else there is code. */
const evalFiles = ['wordings', 'foils.yaml'];

/** Copies what the builder reads of the engine to where the package's own code looks for it. */
async function copyEngineFiles(): Promise<void> {
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
    await compressHeavyFiles(folder);
}

async function compressHeavyFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    const { size } = await stat(file);
    if (size < heavyFile || !isText.test(name)) continue;
    const parameters = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: size };
    const compressed = await promisify(brotliCompress)(await readFile(file), { params: parameters });
    await writeFile(file + compressedEnding, compressed);
    await rm(file);
  }
}

const font = '@expo-google-fonts/source-serif-4';

/** Writes the licences of all that is in the package: of its own code, of the client, and of the social card's fonts. */
async function writeNotices(bundled: readonly string[]): Promise<void> {
  const client = JSON.parse(await readFile(join(clientFolder, packageNoticesFile), 'utf8')) as PackageNotices;
  const notices = { ...client, ...readPackageNotices(packageFolder, [...bundled, font]) };
  const text = noticesText('This package holds the following packages, each under its own licence.', notices);
  await writeFile(join(builtPackageFolder, 'third-party-notices.txt'), text);
}
