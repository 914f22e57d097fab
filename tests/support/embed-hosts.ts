import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as Builder from '../../src/site/build-embed';
import { parseSettings } from '../../src/site/settings';
import { clientOf, importBuilder } from './build-site';
import { ownerFolder } from './owner';
import { startPlainServer } from './plain-server';

const root = resolve(import.meta.dirname, '../..');
const out = resolve(root, 'tests/.output/hosts');

/** The pages of `tests/fixtures/hosts`, each with the assistant, served as by a static host. */
export async function startEmbedHosts(
  client = clientOf('real-engine'),
): Promise<{ url: string; folder: string; close(): Promise<void> }> {
  rmSync(out, { recursive: true, force: true });
  cpSync(resolve(root, 'tests/fixtures/hosts'), out, { recursive: true });
  const { buildEmbed } = await importBuilder<typeof Builder>('src/site/build-embed.tsx');
  const folder = resolve(out, 'talking-cv');
  const settings = parseSettings({ BASE_PATH: '/talking-cv/' });
  buildEmbed({ folder: resolve(root, ownerFolder), client, out: folder, settings });
  appendFileSync(resolve(out, '_headers'), readFileSync(resolve(folder, '_headers')));
  return { folder, ...(await startPlainServer(out, { readsHeaders: true })) };
}
