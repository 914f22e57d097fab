import type { ServedSite } from '../../src/site/serve-site';
import { buildAndServe, buildClients } from '../support/build-site';
import { buildEditor } from '../support/edit-folder';
import { startModelServer } from '../support/model-server';
import { variantNames } from '../support/site-variants';
import { startWeightsServer } from '../support/weights-server';

/**
 * Starts the scripted servers, builds the client, the editor and every variant of the site, and serves each. A test that built
 * the editor would take the files away from one that has it open.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const model = await startModelServer();
  const weights = await startWeightsServer();
  const servers = { model: model.url, weights: weights.url };
  const only = process.env['TEST_VARIANTS']?.split(',');

  await Promise.all([buildClients(), buildEditor()]);
  const sites: Record<string, string> = {};
  const running: ServedSite[] = [];
  for (const name of variantNames) {
    if (only && !only.includes(name)) continue;
    const server = await buildAndServe(name, servers);
    sites[name] = server.url;
    running.push(server);
  }
  process.env['TALKING_CV_TEST_ADDRESSES'] = JSON.stringify({ sites, ...servers });

  return async () => {
    await Promise.all([...running.map((server) => server.close()), model.close(), weights.close()]);
  };
}
