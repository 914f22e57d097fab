import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, mergeConfig, runnerImport } from 'vite';
import type * as Builder from '../../src/site/build-site';
import { clientConfig } from '../../src/site/client/client-config';
import type * as Server from '../../src/site/serve-site';
import type { ServedSite } from '../../src/site/serve-site';
import { parseSettings } from '../../src/site/settings';
import { ownerFolder } from './owner';
import { scriptedEngine } from './scripted-plugins';
import { variantOf, type SiteVariantName, type TestServers } from './site-variants';

const root = resolve(import.meta.dirname, '../..');
const output = resolve(root, 'tests/.output');

type ClientName = 'real-engine' | 'scripted-engine';

/** Builds the client that the variants share, once for each engine, into `tests/.output/clients/`. */
export async function buildClient(name: ClientName): Promise<string> {
  // The test runner says `test`, which would bundle React's development build.
  process.env['NODE_ENV'] = 'production';
  const outDir = resolve(output, 'clients', name);
  const workerPlugins = name === 'scripted-engine' ? [scriptedEngine] : [];
  await build(
    mergeConfig(clientConfig(workerPlugins), {
      configFile: false,
      envFile: false,
      mode: 'production',
      logLevel: 'error',
      build: { outDir },
    }),
  );
  return outDir;
}

/** Builds one variant of the fixture's site into `tests/.output/sites/` and serves it on a port of its own. */
export async function buildAndServe(name: SiteVariantName, servers: TestServers): Promise<ServedSite> {
  const variant = variantOf(name);
  const clientName = variant.scriptedEngine ? 'scripted-engine' : 'real-engine';
  const client = resolve(output, 'clients', clientName);
  if (!existsSync(client)) await buildClient(clientName);
  const settings = parseSettings(variant.environment(servers));
  const out = resolve(output, 'sites', name);
  const { buildSite } = await importBuilder<typeof Builder>('src/site/build-site.ts');
  const { serveSite } = await importBuilder<typeof Server>('src/site/serve-site.ts');
  const owner = resolve(root, variant.folder ?? ownerFolder);
  await buildSite({ folder: owner, client, out, settings });
  return serveSite({ folder: out, site: settings.site, port: 0, host: '127.0.0.1' });
}

/** Playwright would compile the builder's JSX for its own component tests, so Vite imports it. */
export async function importBuilder<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, file), {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
  });
  return module;
}
