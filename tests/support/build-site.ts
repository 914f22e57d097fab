import { resolve } from 'node:path';
import { build, mergeConfig, preview, type PreviewServer } from 'vite';
import { siteConfig } from '../../src/site/site-config';
import { variantOf, type SiteVariantName, type TestServers } from './site-variants';

const root = resolve(import.meta.dirname, '../..');

/** Builds one variant into `tests/.output/sites/` and serves it on a port of its own. */
export async function buildAndServe(name: SiteVariantName, servers: TestServers): Promise<PreviewServer> {
  const variant = variantOf(name);
  const outDir = resolve(root, 'tests/.output/sites', name);
  const scriptedEngine = variant.scriptedEngine
    ? [
        {
          name: 'talking-cv:scripted-engine',
          enforce: 'pre' as const,
          resolveId: (id: string, importer?: string) =>
            id === './engine' && importer?.includes('/workers/')
              ? resolve(root, 'tests/support/scripted-engine.ts')
              : undefined,
        },
      ]
    : [];
  const config = mergeConfig(siteConfig(variant.environment(servers)), {
    root,
    configFile: false,
    envFile: false,
    mode: 'production',
    logLevel: 'error',
    worker: { plugins: () => scriptedEngine },
    build: { outDir, emptyOutDir: true },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  // The test runner says `test`, which would have Vite bundle React's development build.
  process.env['NODE_ENV'] = 'production';
  await build(config);
  return preview(config);
}

/** The address Playwright should open, with the base path. */
export function addressOf(server: PreviewServer): string {
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port');
  return `http://127.0.0.1:${address.port}${server.config.base}`;
}
