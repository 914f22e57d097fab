import { resolve } from 'node:path';
import { build, mergeConfig, runnerImport } from 'vite';
import type * as Builder from '../../src/site/build-site';
import { clientConfig } from '../../src/site/client/client-config';
import { clientFolder } from '../../src/site/engine-files';
import { serveSite, type ServedSite } from '../../src/site/serve-site';
import { parseSettings } from '../../src/site/settings';
import { ownerFolder } from './owner';
import { scriptedEngine } from './scripted-plugins';
import { variantOf, type SiteVariantName, type TestServers } from './site-variants';

const root = resolve(import.meta.dirname, '../..');
const output = resolve(root, 'tests/.output');

export type ClientName = 'real-engine' | 'scripted-engine';

/** Where a client is built to; the real one where the commands look for it. */
export function clientOf(name: ClientName): string {
  return name === 'real-engine' ? clientFolder : resolve(output, 'scripted-client');
}

/** Builds the client that the variants share, with either engine. */
export async function buildClients(): Promise<void> {
  await buildClient('real-engine');
  await buildClient('scripted-engine');
}

/** Builds one client. */
async function buildClient(name: ClientName): Promise<void> {
  // The test runner says `test`, which would bundle React's development build.
  process.env['NODE_ENV'] = 'production';
  const workerPlugins = name === 'scripted-engine' ? [scriptedEngine] : [];
  await build(
    mergeConfig(clientConfig(workerPlugins), {
      configFile: false,
      envFile: false,
      mode: 'production',
      logLevel: 'error',
      // Of the scripted client nobody reads the maps.
      build: { outDir: clientOf(name), sourcemap: name === 'real-engine' && 'hidden' },
    }),
  );
}

/**
 * Builds one variant's site into `tests/.output/sites/` and serves it on a port of its own.
 *
 * @param engine of the client that the site is made of, the variant's own by default
 */
export async function buildAndServe(
  name: SiteVariantName,
  servers: TestServers,
  engine?: ClientName,
): Promise<ServedSite> {
  const variant = variantOf(name);
  const client = clientOf(engine ?? (variant.scriptedEngine ? 'scripted-engine' : 'real-engine'));
  const folder = resolve(root, variant.folder ?? ownerFolder);
  return serveOwner(folder, resolve(output, 'sites', name), variant.environment(servers), client);
}

/** Builds the site of an owner's folder into another one, and serves it on a port of its own. */
export async function serveOwner(
  folder: string,
  out: string,
  environment: Parameters<typeof parseSettings>[0] = {},
  client = clientFolder,
): Promise<ServedSite> {
  const settings = parseSettings(environment);
  const { buildSite } = await importBuilder<typeof Builder>('src/site/build-site.ts');
  await buildSite({ folder, client, out, settings });
  return serveSite({ folder: out, site: settings.site, port: 0, host: '127.0.0.1' });
}

const loaded = new Map<string, Promise<unknown>>();

/**
 * Playwright would compile the builder's JSX for its own component tests, so Vite imports it: once a process, which
 * takes a second of the processor.
 */
export async function importBuilder<Module>(file: string): Promise<Module> {
  const loading =
    loaded.get(file) ??
    runnerImport<Module>(resolve(root, file), {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'error',
    }).then(({ module }) => module);
  loaded.set(file, loading);
  return loading as Promise<Module>;
}
