/** Every file of a model is checked by the hash that its host lists, and belongs to one revision. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadModel } from '../../../../../workers/webllm/download/model-download';
import { isOnDevice, listStored } from '../../../../../workers/webllm/download/stored-models';
import type { ModelSource } from '../../../../../workers/webllm/protocol';
import type { WorkerEnvironment } from '../../../../../workers/webllm/environment';
import { createMemoryCaches, type MemoryCaches } from '../../../../support/memory-caches';
import { modelLayouts, inFiles, type ModelLayout } from '../../../../support/model-layouts';
import * as hubs from '../../../../support/scripted-hub';
import { startWeightsServer, type WeightsServer } from '../../../../support/weights-server';
import { workerEnvironment } from '../../../../support/worker-environment';

let server: WeightsServer;
let caches: MemoryCaches;
let layout: ModelLayout = inFiles;
let hub: hubs.ScriptedHub;
let source: ModelSource;
let environment: WorkerEnvironment;

const { createScriptedHub, firstCommit, hashFileOf, hubModelUrl, secondCommit } = hubs;

/** A browser that has stored nothing yet. */
function openBrowser(): void {
  caches = createMemoryCaches();
  environment = { ...workerEnvironment(caches), ...layout.environment(caches), fetch: hub.fetch };
}

/** Opens the site in this layout. */
function use(tested: ModelLayout) {
  beforeEach(() => {
    layout = tested;
    environment = { ...environment, ...layout.environment(caches) };
  });
  afterEach(() => {
    layout = inFiles;
  });
}

beforeEach(async () => {
  server = await startWeightsServer({ shardBytes: [5000, 3000, 3000] });
  hub = createScriptedHub(server);
  source = { id: 'model', modelUrl: hubModelUrl, libUrl: server.libUrl };
  openBrowser();
});
afterEach(() => server.close());

/** The same file with one bit flipped. */
function flip(bytes: Uint8Array, bit: number): Uint8Array {
  const flipped = new Uint8Array(bytes);
  const at = bit % (bytes.length * 8);
  flipped[at >> 3] = (flipped[at >> 3] ?? 0) ^ (1 << (at & 7));
  return flipped;
}

const download = (model = source) => downloadModel(model, environment, () => {});

const asTexts = (contents: Iterable<Uint8Array>) =>
  Array.from(contents, (content) => Buffer.from(content).toString('base64')).toSorted();
const storedContents = async () => asTexts(await layout.contents(caches));

const names = 'mlc-chat-config.json tensor-cache.json tokenizer.json params_shard_0.bin params_shard_2.bin';
const anyFileAndBit = fc.tuple(fc.constantFrom(...names.split(' ')), fc.nat(5000 * 8));

describe.each(modelLayouts)('a model of the hub in $name', (tested) => {
  use(tested);

  it('heals any flipped bit in any file that the hub lists', async () => {
    await fc.assert(
      fc.asyncProperty(anyFileAndBit, async ([name, bit]) => {
        openBrowser();
        let isFirst = true;
        server.follow(({ file }) => {
          if (file !== name || !isFirst) return undefined;
          isFirst = false;
          return { body: flip(server.files.get(name) ?? new Uint8Array(), bit) };
        });
        await download();
        expect(await storedContents()).toEqual(asTexts(server.files.values()));
      }),
      { numRuns: 12 },
    );
  });

  it('names the file of which the server keeps sending other bytes', async () => {
    await fc.assert(
      fc.asyncProperty(anyFileAndBit, async ([name, bit]) => {
        openBrowser();
        const body = flip(server.files.get(name) ?? new Uint8Array(), bit);
        server.follow(({ file }) => (file === name ? { body } : undefined));
        const before = server.requests.length;
        const message = expect.stringContaining(name) as string;
        await expect(download()).rejects.toMatchObject({ failure: 'corrupt-file', message });
        expect(server.requests.slice(before).filter(({ file }) => file === name).length).toBe(3);
        expect(await isOnDevice(source, environment)).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it('has the hashes for web-llm of config, library and tokenizer, also where the hub lists git blobs', async () => {
    const { integrity, revision } = await download();
    const names = Object.keys(integrity).map((url) => url.replace(revision.folder, ''));
    expect(names.toSorted()).toEqual([server.libUrl, 'mlc-chat-config.json', 'tokenizer.json'].toSorted());
  });

  it('continues an unfinished download at its commit after the branch has moved on', async () => {
    server.follow(({ file }) => (file === 'params_shard_0.bin' ? { status: 503 } : undefined));
    await expect(download()).rejects.toMatchObject({ failure: 'download-failed' });
    server.follow(() => undefined);
    hub.commit = secondCommit;
    const before = hub.requests.length;
    await download();
    const requested = hub.requests.slice(before);
    expect(requested).toContain(`${hubModelUrl}/resolve/${firstCommit}/params_shard_0.bin`);
    // On a busy machine the first attempt ends before the other files are here.
    expect(requested.filter((url) => !url.includes(firstCommit))).toEqual([]);
  });

  it('takes the new commit where the old one is gone, and keeps nothing of the old', async () => {
    server.follow(({ file }) => (file === 'params_shard_0.bin' ? { status: 503 } : undefined));
    await expect(download()).rejects.toMatchObject({ failure: 'download-failed' });
    server.follow(() => undefined);
    hub.commit = secondCommit;
    hub.gone = firstCommit;
    await expect(download()).rejects.toMatchObject({ failure: 'download-failed' });
    const { revision } = await download();
    expect(revision.folder).toContain(secondCommit);
    expect((await storedContents()).length).toBe(server.files.size);
  });
});

it.each([
  ['a page in place of the revision', '/revision/', 'bad-response'],
  ['a page in place of the list of files', '/tree/', 'bad-response'],
])('fails and stores nothing where the network sends %s', async (_, path, failure) => {
  const { fetch } = hub;
  environment = {
    ...environment,
    fetch: async (input, init) =>
      typeof input === 'string' && input.includes(path) ? new Response('<html>Sign in') : fetch(input, init),
  };
  await expect(download()).rejects.toMatchObject({ failure });
  expect(await storedContents()).toEqual([]);
});

describe.each(modelLayouts)('a self-hosted model in $name', (tested) => {
  beforeEach(() => {
    source = { id: 'model', modelUrl: server.modelUrl, libUrl: server.libUrl };
    environment = workerEnvironment(caches);
  });
  use(tested);

  it('is checked by the file of scripts/hash-model.ts, library included', async () => {
    const hashes = hashFileOf(server.files);
    const shard = server.files.get('params_shard_1.bin') ?? new Uint8Array();
    server.follow(({ file, attempt }) => {
      if (file === 'model-hashes.json') return { body: hashes };
      return file === 'params_shard_1.bin' && attempt === 1 ? { body: flip(shard, 77) } : undefined;
    });
    const { integrity } = await download();
    expect(await storedContents()).toEqual(asTexts(server.files.values()));
    expect(await listStored(environment)).toMatchObject([{ checkedBySize: [] }]);
    expect(integrity[source.libUrl]).toMatch(/^sha256-/);
  });

  it.each([
    ['no such file', { status: 404 }],
    ['a page in its place', { body: Buffer.from('<p>Not found</p>') }],
    ['a file of another form', { body: Buffer.from('{"files": {"tokenizer.json": "abc"}}') }],
  ])('is checked by size where there is %s, and names every file', async (_, behaviour) => {
    server.follow(({ file }) => (file === 'model-hashes.json' ? behaviour : undefined));
    await download();
    const [stored] = await listStored(environment);
    expect(stored?.checkedBySize.toSorted()).toEqual([...server.files.keys()].toSorted());
  });

  describe('whose files are replaced during the download', () => {
    const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);

    /** The connection breaks in the middle of a shard; then the server has another version of it. */
    async function replaceShard(headers: Record<string, string>, hashes?: Uint8Array) {
      const newer = flip(server.files.get('params_shard_0.bin') ?? new Uint8Array(), 3);
      const newerFiles = new Map(server.files).set('params_shard_0.bin', newer);
      server.follow(({ file, attempt }) => {
        if (file === 'model-hashes.json') return hashes ? { body: hashes } : undefined;
        if (file !== 'params_shard_0.bin') return undefined;
        if (attempt === 1) return { cutAfter: half(newer).length, headers };
        return { body: newer, headers: headers['etag'] === undefined ? headers : { etag: '"newer"' } };
      });
      await download();
      expect(await storedContents()).toEqual(asTexts(newerFiles.values()));
    }

    it('never joins two versions that their entity tags tell apart', () => replaceShard({ etag: '"older"' }));

    it('never joins two versions where a server names none', () => replaceShard({ etag: '' }));
  });

  it('reads the listing again after a file did not match it', async () => {
    const newer = new Map(server.files).set('params_shard_0.bin', new Uint8Array(5000));
    let hashes = hashFileOf(newer);
    server.follow(({ file }) => (file === 'model-hashes.json' ? { body: hashes } : undefined));
    await expect(download()).rejects.toMatchObject({ failure: 'corrupt-file' });
    hashes = hashFileOf(server.files);
    await download();
    expect(await isOnDevice(source, environment)).toBe(true);
  });
});
