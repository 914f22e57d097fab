/** What a site keeps can be listed and removed, whatever became of the download. */
/** Which of web-llm's layouts a window gets. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWebLLMApi } from '../../../../../workers/webllm/api';
import { downloadModel } from '../../../../../workers/webllm/download/model-download';
import { isOnDevice, listStored, removeModel } from '../../../../../workers/webllm/download/stored-models';
import type { EngineModule } from '../../../../../workers/webllm/engine-types';
import { abortableSleep as sleep } from '../../../../../src/shared/abortable-sleep';
import type { WorkerEnvironment } from '../../../../../workers/webllm/environment';
import type { ModelSource } from '../../../../../workers/webllm/protocol';
import { createMemoryCaches, createMemoryLocks, type MemoryCaches } from '../../../../support/memory-caches';
import { inFiles, modelLayouts, type ModelLayout } from '../../../../support/model-layouts';
import { hashFileOf } from '../../../../support/scripted-hub';
import { startWeightsServer, type WeightsServer } from '../../../../support/weights-server';
import { workerEnvironment } from '../../../../support/worker-environment';
import { chooseStore } from '../../../../../workers/webllm/download/model-storage';

let server: WeightsServer;
let caches: MemoryCaches;
let layout: ModelLayout = inFiles;
let source: ModelSource;
let environment: WorkerEnvironment;

beforeEach(async () => {
  server = await startWeightsServer({ shardBytes: [5000, 3000] });
  source = { id: 'model', modelUrl: server.modelUrl, libUrl: server.libUrl };
  caches = createMemoryCaches();
  environment = workerEnvironment(caches);
});
afterEach(() => server.close());

/** Opens the site in this layout. */
function use(tested: ModelLayout) {
  beforeEach(() => {
    layout = tested;
    environment = { ...environment, ...layout.environment(caches) };
  });
}

const download = (own = environment, model = source) => downloadModel(model, own, () => {});
const remove = (own = environment, evenIfShared = false) => removeModel(source, own, evenIfShared);
const modelBytes = () => [...server.files.values()].reduce((sum, { length }) => sum + length, 0);

describe.each(modelLayouts)('the models of a site, in $name', (tested) => {
  use(tested);

  it('are listed with their bytes, without a request', async () => {
    await download();
    const before = server.requests.length;
    const listed = { source, bytes: modelBytes(), isComplete: true, sharedWith: [] };
    expect(await listStored(environment)).toMatchObject([listed]);
    expect(server.requests.length).toBe(before);
  });

  it('leave a library that another model of the site needs', async () => {
    await download();
    const other = await startWeightsServer({ shardBytes: [100] });
    const second = { id: 'other', modelUrl: other.modelUrl, libUrl: server.libUrl };
    await download(environment, second);
    await other.close();
    await remove();
    expect(await isOnDevice(second, environment)).toBe(true);
  });
});

describe.each(modelLayouts)('two sites on one origin, in $name', (tested) => {
  use(tested);

  let french: WorkerEnvironment;
  beforeEach(() => {
    environment = { ...environment, locks: createMemoryLocks(), siteName: 'talking-cv:/cv/' };
    french = { ...environment, siteName: 'talking-cv:/cv-fr/' };
  });

  it('can download two models with the same library at the same time', async () => {
    const other = await startWeightsServer({ shardBytes: [100] });
    const second = { id: 'other', modelUrl: other.modelUrl, libUrl: server.libUrl };
    await Promise.all([download(), download(french, second)]);
    await other.close();
    expect(await isOnDevice(source, environment)).toBe(true);
    expect(await isOnDevice(second, french)).toBe(true);
  });

  it('know of each other, and one removes the files of the other only if told to', async () => {
    await download();
    await download(french);
    expect(await listStored(environment)).toMatchObject([{ sharedWith: ['/cv-fr/'] }]);
    expect(await remove()).toEqual({ ok: true });
    expect(await listStored(environment)).toEqual([]);
    expect(await isOnDevice(source, french)).toBe(true);

    await download();
    await remove(environment, true);
    expect(await layout.contents(caches)).toEqual([]);
    expect(await isOnDevice(source, french)).toBe(false);
  });

  it('removes nothing while a tab downloads the model, and says so', async () => {
    server.follow(({ file }) => (file === 'params_shard_0.bin' ? { hang: true } : undefined));
    const abandoned = download(french);
    abandoned.catch(() => {});
    await expect.poll(() => server.requests.some(({ file }) => file === 'params_shard_0.bin')).toBe(true);
    const impatient = { ...environment, sleep: () => sleep(5) };
    expect(await remove(impatient)).toMatchObject({ ok: false, failure: 'other-tab' });
    expect(await layout.contents(caches)).not.toEqual([]);
  });
});

describe.each(modelLayouts)('a model that the engine refuses, in $name', (tested) => {
  use(tested);

  /** Refuses the first load; the second finds other files. */
  function engineThatRefusesOnce(): EngineModule {
    let loads = 0;
    const engine = {
      reload: async () => {
        loads += 1;
        if (loads === 1) throw new Error('the weights make no sense');
      },
      getMessage: async () => '',
      interruptGenerate() {},
      chat: { completions: { create: () => Promise.reject(new Error('no question is asked')) } },
    };
    return { createEngine: () => engine };
  }

  it('is loaded again after the file that the disk has damaged was downloaded anew', async () => {
    const hashes = hashFileOf(server.files);
    server.follow(({ file }) => (file === 'model-hashes.json' ? { body: hashes } : undefined));
    await download();
    await layout.damage(caches, 3000, (content) => content.with(1500, (content[1500] ?? 0) ^ 4));
    const before = server.requests.length;
    const module = engineThatRefusesOnce();
    const outcome = await createWebLLMApi(environment, async () => module).load(source, () => {});
    expect(outcome).toMatchObject({ ok: true });
    expect(server.requests.slice(before).map(({ file }) => file)).toEqual(['params_shard_1.bin']);
  });
});

const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
const usual = workerEnvironment(createMemoryCaches());
const window = (more: Partial<WorkerEnvironment> = {}) => ({ ...usual, ...more });

describe('the store of a window', () => {
  it('holds files where the window opens them', async () => {
    expect(await chooseStore(window())).toMatchObject({ cacheBackend: 'opfs' });
  });

  it.each([
    ['offers no files', undefined],
    ['refuses to open them', refuse],
  ])('holds entries of the Cache API in a window that %s', async (_, openFiles) => {
    const environment = window({ openFiles });
    expect(await chooseStore(environment)).toMatchObject({ cacheBackend: 'cache' });
    const api = createWebLLMApi(environment, () => Promise.reject(new Error('no engine')));
    expect(await api.probe({ allowSoftwareGpu: false })).toMatchObject({ ok: true });
  });

  it.each([
    ['offers no Cache API', undefined],
    ['refuses it', { ...createMemoryCaches(), has: refuse }],
  ])('does not exist in a window that %s, which the probe says', async (_, caches) => {
    const environment = window({ caches });
    expect(await chooseStore(environment)).toBeUndefined();
    const api = createWebLLMApi(environment, () => Promise.reject(new Error('no engine')));
    const outcome = await api.probe({ allowSoftwareGpu: false });
    expect(outcome).toMatchObject({ ok: false, reason: 'no-cache-storage' });
  });
});
