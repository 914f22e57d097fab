import { resolve } from 'node:path';
import { build } from 'vite';
import { withoutSideEffects } from '../../src/site/client/client-config.ts';
import { packageFolder } from '../../src/site/engine-files.ts';
import { entries, externals } from './entries.ts';
import { ownBuild } from './own-build.ts';
import { recordPackages } from './record-packages.ts';

/**
 * Bundles builder and commands for Node into `folder`: Node refuses TypeScript below `node_modules`, and one file is read
 * faster than the thousand that it is made of. Returns the packages whose code is in it.
 */
export async function bundle(folder: string): Promise<readonly string[]> {
  const { plugin, found } = recordPackages();
  await build({
    ...ownBuild,
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
