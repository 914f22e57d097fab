import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { engineFiles, packageFolder } from '../../src/site/engine-files.ts';
import { ownBuild } from './own-build.ts';
import { recordPackages } from './record-packages.ts';

/**
 * Bundles the editor into a folder of its own: it is served by `talking-cv edit` alone, so no site can pick a file of it.
 * Returns the packages whose code is in it.
 */
export async function buildEditor(): Promise<readonly string[]> {
  const { plugin, found } = recordPackages();
  await build({
    ...ownBuild,
    logLevel: 'warn',
    root: join(packageFolder, 'src/editor'),
    base: './',
    plugins: [react(), plugin],
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
  return found();
}
