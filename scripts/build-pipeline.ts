import { copyFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { packageFolder } from '../src/site/engine-files.ts';
import { writeDeclarations } from './pipeline/declarations.ts';
import { pipelineFolder, externals, entries } from './pipeline/entries.ts';
import { pipelineStyleSheet } from './pipeline/style-sheet.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** `scripts/build-pipeline.ts`: `src/streaming/markdown` and `src/streaming/typewriter` as a package of their own. Returns the exit code. */
export async function main(): Promise<number> {
  await buildPipeline(pipelineFolder);
  console.log(`The pipeline is in ${relative(process.cwd(), pipelineFolder)}.`);
  return 0;
}

/** Replaces what is in `folder`. */
async function buildPipeline(folder: string): Promise<void> {
  await writeScripts(folder);
  await writeDeclarations(folder);
  await writeFile(join(folder, 'markdown.css'), await pipelineStyleSheet());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(pipelineManifest(manifest), null, 2)}\n`);
  await copyFile(join(packageFolder, 'LICENSE'), join(folder, 'LICENSE'));
}

/** What is taken from the repository's own `package.json`. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The `package.json` of the output: `npm install` takes the folder as it is, under the names of the `talking-cv` package. */
function pipelineManifest({ name, version, license, peerDependencies }: Manifest): object {
  const range = (of: string): [string, string] => [of, peerDependencies[of] ?? ''];
  return {
    name,
    version,
    private: true,
    description: 'Streaming markdown and a typewriter, without the rest of talking-cv.',
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      './markdown': './markdown.js',
      './markdown/react': './markdown-react.js',
      './markdown.css': './markdown.css',
      './typewriter': './typewriter.js',
    },
    dependencies: Object.fromEntries(externals.filter((of) => of !== 'react').map(range)),
    peerDependencies: Object.fromEntries([range('react')]),
    peerDependenciesMeta: { react: { optional: true } },
  };
}

/** A module that imports a style sheet runs in no browser without a bundler, so the importing page links the sheets. */
const noStyles: Plugin = {
  name: 'talking-cv:no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export {};' : undefined),
};

/** Replaces what is in `folder` by the ES modules, readable and with source maps. */
async function writeScripts(folder: string): Promise<void> {
  const external = new RegExp(`^(?:${externals.join('|')})(?:/(?!.*\\.css$)|$)`);
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'error',
    root: packageFolder,
    plugins: [react(), noStyles],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(
          Object.entries(entries).map(([name, source]) => [name, resolve(packageFolder, source)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
}
