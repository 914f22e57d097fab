import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadProgress } from '../../../../../workers/webllm/protocol';
import { DownloadError } from '../../../../../workers/webllm/download/download-error';
import { downloadModel } from '../../../../../workers/webllm/download/model-download';
import { isOnDevice, listStored, removeModel } from '../../../../../workers/webllm/download/stored-models';
import type { ModelSource } from '../../../../../workers/webllm/protocol';
import { abortableSleep as sleep } from '../../../../../src/shared/abortable-sleep';
import type { WorkerEnvironment } from '../../../../../workers/webllm/environment';
import { createMemoryCaches, createMemoryLocks, type MemoryCaches } from '../../../../support/memory-caches';
import { inCaches, inFiles, modelLayouts, type ModelLayout } from '../../../../support/model-layouts';
import {
  type Behaviour,
  startWeightsServer,
  type ModelShape,
  type WeightsServer,
} from '../../../../support/weights-server';
import { workerEnvironment } from '../../../../support/worker-environment';

const megabyte = 2 ** 20;
let server: WeightsServer;
let caches: MemoryCaches;
let layout: ModelLayout;
let source: ModelSource;
/** Every pause between attempts, in milliseconds. */
let pauses: number[];

async function serve(shape: ModelShape = {}): Promise<void> {
  server = await startWeightsServer(shape);
  source = { id: 'Qwen3-0.6B-test', modelUrl: server.modelUrl, libUrl: server.libUrl };
}

beforeEach(() => {
  caches = createMemoryCaches();
  pauses = [];
});
afterEach(() => server.close());

function environment(more: Partial<WorkerEnvironment> = {}): WorkerEnvironment {
  return {
    ...workerEnvironment(caches),
    ...layout.environment(caches),
    sleep: (milliseconds, signal) => {
      pauses.push(milliseconds);
      return sleep(0, signal);
    },
    ...more,
  };
}

async function download(more: Partial<WorkerEnvironment> = {}): Promise<DownloadProgress[]> {
  const progress: DownloadProgress[] = [];
  await downloadModel(source, environment(more), (report) => progress.push(report));
  return progress;
}

/** What the server does with the first requests for a file. */
function disturb(name: string, behaviour: Behaviour, attempts = Infinity): void {
  server.follow(({ file, attempt }) => (file === name && attempt <= attempts ? behaviour : undefined));
}

function requestsFor(file: string) {
  return server.requests.filter((request) => request.file === file);
}

async function expectEveryFile(): Promise<void> {
  expect(await isOnDevice(source, environment())).toBe(true);
  const store = layout.store(caches);
  for (const [file, bytes] of server.files) {
    const name = file.endsWith('.wasm') ? 'wasm' : file.includes('chat-config') ? 'config' : 'model';
    const url = file.endsWith('.wasm') ? source.libUrl : `${source.modelUrl}/resolve/main/${file}`;
    const stored = await (await store.read({ url, cache: `webllm/${name}` }))?.arrayBuffer();
    expect(stored && Buffer.from(stored).equals(Buffer.from(bytes))).toBe(true);
  }
}

describe.each(modelLayouts)('downloading a model into $name', (tested) => {
  beforeEach(() => {
    layout = tested;
  });

  it('stores every file under the address that the engine reads, byte for byte', async () => {
    await serve({ shardBytes: [9 * megabyte, 1000] });
    await download();
    await expectEveryFile();
  });

  it('continues a file after a dropped connection', async () => {
    await serve({ shardBytes: [10 * megabyte] });
    disturb('params_shard_0.bin', { cutAfter: 6 * megabyte }, 1);
    await download();
    const [, second] = requestsFor('params_shard_0.bin');
    expect(second?.start).toBeGreaterThanOrEqual(5 * megabyte);
    await expectEveryFile();
  });

  it.each([429, 500, 503])('repeats the request after a %s, with growing pauses', async (status) => {
    await serve();
    disturb('params_shard_1.bin', { status }, 3);
    await download();
    expect(pauses).toEqual([1000, 2000, 4000]);
    await expectEveryFile();
  });

  it('waits as long as Retry-After says, up to a minute', async () => {
    await serve();
    server.follow(({ file, attempt }) =>
      file === 'params_shard_1.bin' && attempt <= 2
        ? { status: 429, headers: { 'retry-after': attempt === 1 ? '7' : '4000' } }
        : undefined,
    );
    await download();
    expect(pauses).toEqual([7000, 60_000]);
  });

  it('names the file when it gives up on a server that stays down', async () => {
    await serve();
    disturb('params_shard_1.bin', { status: 503 });
    const message = expect.stringContaining('params_shard_1.bin answered 503') as string;
    await expect(download()).rejects.toMatchObject({ failure: 'download-failed', message });
  });

  it('does not repeat the request after a 404', async () => {
    await serve();
    disturb('tokenizer.json', { status: 404 });
    await expect(download()).rejects.toBeInstanceOf(DownloadError);
    expect(requestsFor('tokenizer.json').length).toBe(1);
    expect(pauses).toEqual([]);
  });

  describe('with a web page in place of a file, as a public network sends to sign in', () => {
    const page = Buffer.from('\n<!DOCTYPE html><title>Welcome to the hotel</title>');
    const type = { 'content-type': 'text/html; charset=utf-8' };

    it.each([
      ['tokenizer.json', { body: page }],
      ['model.wasm', { body: page }],
      ['mlc-chat-config.json', { body: page, headers: type }],
      ['params_shard_1.bin', { body: page, headers: type }],
      ['params_shard_1.bin', { body: page }],
    ])('names %s after one request and stores nothing of it', async (name, behaviour) => {
      await serve();
      disturb(name, behaviour);
      const message = expect.stringContaining(`${name} sent a web page`) as string;
      await expect(download()).rejects.toMatchObject({ failure: 'bad-response', message });
      expect(requestsFor(name).length).toBe(1);
      server.follow(() => undefined);
      await download();
      await expectEveryFile();
    });
  });

  it('reports a full disk', async () => {
    await serve();
    layout.failWrites(caches, new DOMException('Quota exceeded.', 'QuotaExceededError'));
    await expect(download()).rejects.toMatchObject({ failure: 'storage-full' });
  });

  it('lets a second tab wait for the first instead of requesting the same files', async () => {
    await serve();
    const locks = createMemoryLocks();
    const [, second] = await Promise.all([download({ locks }), download({ locks })]);
    expect(second[0]).toMatchObject({ waitingFor: 'other-tab' });
    expect(new Set(server.requests.map(({ file }) => file)).size).toBe(server.requests.length);
  });

  it('removes every byte of a model, finished or not', async () => {
    await serve({ shardBytes: [6 * megabyte, 1000] });
    server.follow(({ file, attempt }) => {
      if (file !== 'params_shard_0.bin') return undefined;
      return attempt === 1 ? { cutAfter: 5 * megabyte } : { status: 404 };
    });
    const site = environment();
    await expect(downloadModel(source, site, () => {})).rejects.toBeInstanceOf(DownloadError);
    const [stored] = await listStored(site);
    expect(stored?.bytes).toBeGreaterThan(4 * megabyte);
    expect(await removeModel(source, site, false)).toEqual({ ok: true });
    expect(await listStored(site)).toEqual([]);
    expect(caches.files.bytes() + (await caches.bytes())).toBe(0);
  });
});

describe('downloading a model into files', () => {
  beforeEach(() => {
    layout = inFiles;
  });

  it('loses only what was on its way when the tab is closed', async () => {
    await serve({ shardBytes: [500_000, 24 * megabyte] });
    disturb('params_shard_1.bin', { bytesPerSecond: 120 * megabyte });
    const received = { bytes: 0 };
    const gone = new Error('the tab is gone');
    const closing = download({
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if (!response.url.endsWith('params_shard_1.bin')) return response;
        const watched = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            received.bytes += chunk.length;
            // No more bytes are received or stored, as after the end of the worker.
            if (received.bytes > 13 * megabyte) return new Promise(() => {});
            controller.enqueue(chunk);
          },
        });
        return new Response(response.body?.pipeThrough(watched), response);
      },
    });
    void closing.catch(() => gone);
    await vi.waitFor(() => expect(received.bytes).toBeGreaterThan(13 * megabyte), 5000);
    caches.files.release();
    server.follow(() => undefined);
    const before = server.requests.length;
    await download();
    const again = server.requests.slice(before);
    expect(again.map(({ file }) => file)).toEqual(['params_shard_1.bin']);
    expect(again[0]?.start).toBeGreaterThan(12 * megabyte);
    await expectEveryFile();
  });

  it('downloads a weights file again that an earlier visit left damaged', async () => {
    await serve();
    await download();
    const shard = caches.files.files('.bin').find(({ content }) => content.length === 700_000);
    if (shard) shard.content = shard.content.slice(0, 10);
    expect(await isOnDevice(source, environment())).toBe(false);
    await download();
    expect(requestsFor('params_shard_0.bin').length).toBe(2);
    await expectEveryFile();
  });
});

describe('downloading a model into the Cache API', () => {
  beforeEach(() => {
    layout = inCaches;
  });

  it('keeps whole files alone when the tab is closed', async () => {
    await serve({ shardBytes: [1000, 2 * megabyte] });
    disturb('params_shard_1.bin', { cutAfter: megabyte }, 1);
    // The pause before the second attempt has no end: the tab is closed in it.
    let isPaused = false;
    const endless = () => {
      isPaused = true;
      return new Promise<never>(() => {});
    };
    void download({ sleep: endless });
    await expect.poll(() => isPaused).toBe(true);
    await expect.poll(async () => (await layout.contents(caches)).length).toBe(server.files.size - 1);
    await download();
    expect(requestsFor('params_shard_0.bin').length).toBe(1);
    expect(requestsFor('params_shard_1.bin').map(({ start }) => start)).toEqual([0, 0]);
    await expectEveryFile();
  });
});
