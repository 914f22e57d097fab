import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { packagesOf } from '../../src/site/client/package-notices.ts';
import { engineFiles, packageFolder } from '../../src/site/engine-files.ts';

/**
 * Bundles the editor into a folder of its own: it is served by `talking-cv edit` alone, so no site can pick a file of it.
 * Returns the packages whose code is in it.
 */
export async function buildEditor(): Promise<readonly string[]> {
  const bundled = new Set<string>();
  const record: Plugin = {
    name: 'talking-cv:record-packages',
    generateBundle(_options, files) {
      const chunks = Object.values(files).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk',
      );
      for (const name of packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds))) bundled.add(name);
    },
  };
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    root: join(packageFolder, 'src/editor'),
    base: './',
    plugins: [react(), record],
    build: {
      target: ['chrome110', 'edge110', 'firefox121', 'safari16.4'],
      outDir: engineFiles.editor,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // Warns of a busy machine, not of a fault.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  return [...bundled].toSorted();
}
