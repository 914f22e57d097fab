/** The time of a download on loopback, hashes included, as a multiple of what the browser's own `cache.add` takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from 'playwright/test';
import { bundlePage } from '../../support/bundled-page';
import { closeServer } from '../../support/close-server';
import { hashFileOf } from '../../support/scripted-hub';
import { startWeightsServer } from '../../support/weights-server';
import type { DownloadTask } from './download-worker';

const mostTimesAdd = 2;
/** The result is the median ratio of this many rounds, in which the two take turns. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Bytes; the sizes of Qwen3-0.6B. */
const shardBytes = [78, 30, 30, 30, 30, 30, 30, 30, 25].map((megabytes) => megabytes * 1e6);

test('a download takes at most twice as long as the browser itself', async () => {
  const weights = await startWeightsServer({ shardBytes });
  const { files } = weights;
  await weights.close();
  const { entry, files: scripts } = await bundlePage(join(import.meta.dirname, 'download-worker.ts'));
  const hashes = hashFileOf(files);
  const server = createServer(({ url = '' }, response) => {
    const name = url.split('/').at(-1) ?? '';
    const script = scripts.get(url);
    const body = name === 'model-hashes.json' ? hashes : files.get(name);
    if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (body) response.writeHead(200, { 'content-length': body.length }).end(body);
    else response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = { id: 'bench', modelUrl: `${origin}/model`, libUrl: `${origin}/model.wasm` };
  const urls = [...files.keys()].map((name) => `${origin}/model/resolve/main/${name}`);

  // A profile on the disk: a private window would keep the files in memory.
  const profile = mkdtempSync(join(tmpdir(), 'download-bench-'));
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(profile, {
    args: ['--no-sandbox'],
    ...(executablePath !== undefined && { executablePath }),
  });
  const times: Record<DownloadTask['by'], number[]> = { ours: [], 'ours-in-caches': [], 'cache.add': [] };
  try {
    const page = await context.newPage();
    await page.goto(origin);
    for (let round = 0; round < rounds; round++) {
      for (const by of ['cache.add', 'ours', 'ours-in-caches'] as const) {
        const task: DownloadTask = { by, source, urls };
        const took = await page.evaluate(
          ([address, work]) =>
            new Promise<number | string>((resolve) => {
              const worker = new Worker(address, { type: 'module', name: 'talking-cv:/' });
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', ({ data }: MessageEvent<number | string>) => {
                worker.terminate();
                resolve(data);
              });
              port1.start();
              worker.addEventListener('error', ({ message }) => resolve(message));
              worker.postMessage(work, [port2]);
            }),
          [entry, task] as const,
        );
        if (typeof took === 'string') throw new Error(took);
        times[by].push(took);
      }
    }
  } finally {
    await context.close();
    await closeServer(server);
    rmSync(profile, { recursive: true, force: true });
  }

  const [ours, add] = [median(times.ours), median(times['cache.add'])];
  const megabytes = shardBytes.reduce((sum, bytes) => sum + bytes, 0) / 1e6;
  console.log(`${megabytes} MB on loopback: cache.add ${Math.round(add)} ms, ours ${Math.round(ours)} ms`);
  // Runs that follow each other share what else the machine does.
  const ratioOf = (by: DownloadTask['by']) =>
    median(times[by].map((took, round) => took / (times['cache.add'][round] ?? took)));
  const ratio = ratioOf('ours');
  console.log(`${ratio.toFixed(2)} times cache.add, hashes included (at most ${mostTimesAdd})`);
  const inCaches = ratioOf('ours-in-caches');
  console.log(`${inCaches.toFixed(2)} times where a window has the Cache API alone`);
  expect(ratio).toBeLessThanOrEqual(mostTimesAdd);
});

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
