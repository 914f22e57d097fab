import type { PreviewServer } from 'vite';
import { addressOf, buildAndServe } from '../support/build-site';
import { startModelServer } from '../support/model-server';
import { variantNames } from '../support/site-variants';
import { startWeightsServer } from '../support/weights-server';

/** Starts the scripted servers, builds every variant of the site against them and serves each. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const model = await startModelServer();
  const weights = await startWeightsServer();
  const servers = { model: model.url, weights: weights.url };
  const only = process.env['TEST_VARIANTS']?.split(',');

  const sites: Record<string, string> = {};
  const running: PreviewServer[] = [];
  for (const name of variantNames) {
    if (only && !only.includes(name)) continue;
    // One after another: each build alone already uses both cores.
    const server = await buildAndServe(name, servers);
    sites[name] = addressOf(server);
    running.push(server);
  }
  process.env['TALKING_CV_TEST_ADDRESSES'] = JSON.stringify({ sites, ...servers });

  return async () => {
    await Promise.all([...running.map((server) => server.close()), model.close(), weights.close()]);
  };
}
