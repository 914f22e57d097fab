import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { getManifest } from 'workbox-build';
import { exportedFiles } from '../resume/exports/site-address.ts';

/** All that the site is made of, but fonts in the formats of old browsers and files that no visitor's page asks for. */
const offlineFiles = '**/*.{html,css,js,json,svg,webp,jpg,png,ico,woff2,webmanifest}';
const serviceWorkerFile = 'service-worker.js';

/** Writes the service worker once everything else is written, with the list of all files and revisions in it. */
export function serviceWorkerPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'talking-cv:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const outDir = resolve(config.root, config.build.outDir);
        const { manifestEntries } = await getManifest({
          globDirectory: outDir,
          globPatterns: [offlineFiles],
          globIgnores: [serviceWorkerFile, ...Object.values(exportedFiles)],
          // The engine is 6 MB.
          maximumFileSizeToCacheInBytes: 20e6,
        });
        await build({
          root: config.root,
          configFile: false,
          envDir: false,
          publicDir: false,
          logLevel: 'error',
          define: { SITE_FILES: JSON.stringify(manifestEntries) },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            lib: {
              entry: join(config.root, 'workers/service-worker/service-worker.ts'),
              formats: ['iife'],
              name: 'serviceWorker',
              fileName: () => serviceWorkerFile,
            },
          },
        });
      },
    },
  };
}
