import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { packageFolder } from '../../src/site/engine-files.ts';
import { ownBuild } from '../package/own-build.ts';
import { entries, externals } from './entries.ts';

/** A module that imports a style sheet runs in no browser without a bundler, so the importing page links the sheets. */
const noStyles: Plugin = {
  name: 'talking-cv:no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export {};' : undefined),
};

/** Replaces what is in `folder` by the ES modules, readable and with source maps. */
export async function writeScripts(folder: string): Promise<void> {
  const external = new RegExp(`^(?:${externals.join('|')})(?:/(?!.*\\.css$)|$)`);
  await build({
    ...ownBuild,
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
