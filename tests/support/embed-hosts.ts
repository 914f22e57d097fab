import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as Builder from '../../src/site/build-embed';
import { type Environment, parseSettings } from '../../src/site/settings';
import { clientOf, importBuilder } from './build-site';
import { ownerFolder } from './owner';
import { startPlainServer } from './plain-server';

const root = resolve(import.meta.dirname, '../..');
/** Of each worker its own. */
const out = resolve(root, 'tests/.output/hosts', process.env['TEST_PARALLEL_INDEX'] ?? '0');

export interface EmbedHosts {
  readonly url: string;
  /** Of the assistant that the pages load. */
  readonly folder: string;
  /** Writes another one, for the same base path, into a folder beside it or over it. */
  embed(name: string, owner: string, environment?: Environment): Promise<void>;
  close(): Promise<void>;
}

/** The pages of `tests/fixtures/hosts`, each with the assistant, served as by a static host. */
export async function startEmbedHosts(client = clientOf('real-engine')): Promise<EmbedHosts> {
  rmSync(out, { recursive: true, force: true });
  cpSync(resolve(root, 'tests/fixtures/hosts'), out, { recursive: true });
  const { buildEmbed } = await importBuilder<typeof Builder>('src/site/build-embed.tsx');
  const embed = async (name: string, owner: string, environment: Environment = {}) => {
    const settings = parseSettings({ ...environment, BASE_PATH: '/talking-cv/' });
    await buildEmbed({ folder: resolve(root, owner), client, out: resolve(out, name), settings });
  };
  const folder = resolve(out, 'talking-cv');
  await embed('talking-cv', ownerFolder);
  appendFileSync(resolve(out, '_headers'), readFileSync(resolve(folder, '_headers')));
  return { folder, embed, ...(await startPlainServer(out, { readsHeaders: true })) };
}
