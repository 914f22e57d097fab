/** `npm run dev:scripted`: every way to answer can be tried in any browser, without a GPU, a key or a server. */
import { resolve } from 'node:path';
import { startScriptedSite } from '../support/dev-scripted';
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';

test('page and worker get a scripted GPU, and the worker the scripted engine', async ({ request }) => {
  const folder = resolve(import.meta.dirname, '../..', ownerFolder);
  const site = await startScriptedSite({ backend: 'webllm-hosted', port: 0, folder });
  const read = async (path: string) => (await request.get(site.url + path)).text();
  try {
    expect(await read('')).toContain("installGpu('scripted')");
    const worker = await read('workers/webllm/webllm.worker.ts');
    expect(worker).toContain('installGpu("scripted")');
    expect(worker).toContain('tests/support/scripted-engine.ts');
  } finally {
    await site.close();
  }
});
