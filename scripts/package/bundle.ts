import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { withoutSideEffects } from '../../src/site/client/client-config.ts';
import { packagesOf } from '../../src/site/client/package-notices.ts';
import { builtPackageFolder, engineFiles, packageFolder } from '../../src/site/engine-files.ts';

/** A build of its own: neither the site's configuration nor the environment reaches it. */
export const ownBuild = {
  configFile: false,
  envDir: false,
  publicDir: false,
  mode: 'production',
  logLevel: 'error',
  root: packageFolder,
} as const satisfies InlineConfig;

/** Builds, and returns the packages whose code is in the result, for their licences. */
async function bundle(config: InlineConfig): Promise<readonly string[]> {
  const outputs = [await build({ ...ownBuild, ...config })].flat();
  return packagesOf(
    outputs
      .flatMap((each) => ('output' in each ? each.output : []))
      .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  );
}

/** Builder and commands for Node, which refuses TypeScript below `node_modules`, and reads one file faster than a thousand. */
export const bundleBuilder = () =>
  bundle({
    // React chooses its build by it.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Installed beside the package: a native module, a reader of PDFs as large as all the rest, and what an owner adds.
    ssr: { noExternal: true, external: ['sharp', 'unpdf', 'playwright-core'] },
    build: {
      ssr: true,
      outDir: builtPackageFolder,
      emptyOutDir: true,
      target: 'node20.19',
      minify: true,
      rolldownOptions: {
        treeshake: { moduleSideEffects: withoutSideEffects },
        input: {
          'talking-cv': join(packageFolder, 'src/cli/bin.ts'),
          render: join(packageFolder, 'src/site/render-resume.ts'),
          'import-worker': join(packageFolder, 'src/cli/import/worker.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });

/** The editor, in a folder of its own: it is served by `talking-cv edit` alone, so no site can pick a file of it. */
export const bundleEditor = () =>
  bundle({
    logLevel: 'warn',
    root: join(packageFolder, 'src/editor'),
    base: './',
    plugins: [react()],
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
