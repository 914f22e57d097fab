/** The library is the only file of a model that is a program: it is pinned, or its first hash is kept. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadModel } from '../../../../../workers/webllm/download/model-download';
import { isOnDevice, listStored } from '../../../../../workers/webllm/download/stored-models';
import type { WorkerEnvironment } from '../../../../../workers/webllm/environment';
import type { ModelSource } from '../../../../../workers/webllm/protocol';
import { createMemoryCaches } from '../../../../support/memory-caches';
import { createScriptedHub, firstCommit, hubModelUrl } from '../../../../support/scripted-hub';
import { startWeightsServer, type WeightsServer } from '../../../../support/weights-server';
import { workerEnvironment } from '../../../../support/worker-environment';

const changed = Buffer.from('{"another":"program"}');
const sha256 = (bytes: Uint8Array = Buffer.of()) => createHash('sha256').update(bytes).digest('hex');

let server: WeightsServer;
let environment: WorkerEnvironment;
let unpinned: ModelSource;
let pinned: ModelSource;

beforeEach(async () => {
  server = await startWeightsServer({ shardBytes: [5000, 3000] });
  const hub = createScriptedHub(server);
  environment = { ...workerEnvironment(createMemoryCaches()), fetch: hub.fetch };
  unpinned = { id: 'model', modelUrl: hubModelUrl, libUrl: server.libUrl };
  pinned = {
    ...unpinned,
    modelUrl: `${hubModelUrl}/resolve/${firstCommit}/`,
    libSha256: sha256(server.files.get('model.wasm')),
  };
});
afterEach(() => server.close());

const download = (source: ModelSource, agreed?: string) =>
  downloadModel(source, environment, () => {}, agreed);
const serveChanged = () =>
  server.follow(({ file }) => (file === 'model.wasm' ? { body: changed } : undefined));
describe('a pinned model', () => {
  it('runs with the library of its hash, and with the weights of its commit', async () => {
    const { revision } = await download(pinned);
    expect(revision.folder).toBe(`${hubModelUrl}/resolve/${firstCommit}/`);
    expect(await isOnDevice(pinned, environment)).toBe(true);
    expect(await listStored(environment)).toMatchObject([{ library: pinned.libSha256, checkedBySize: [] }]);
  });

  it('is refused with a library of other bytes, which is not kept', async () => {
    serveChanged();
    await expect(download(pinned)).rejects.toMatchObject({ failure: 'corrupt-file' });
    expect(await isOnDevice(pinned, environment)).toBe(false);
    server.follow(() => undefined);
    await download(pinned);
  });
});

it('a library without a pin is the one that was downloaded first, as long as nobody agrees to another', async () => {
  await download(unpinned);
  expect(await listStored(environment)).toMatchObject([{ library: sha256(server.files.get('model.wasm')) }]);
  serveChanged();
  const renewed = { ...unpinned, libUrl: `${server.url}/newer/model.wasm` };
  const hub = createScriptedHub(server, renewed.libUrl);
  environment = { ...environment, fetch: hub.fetch };
  const refused = { failure: 'library-changed', message: sha256(changed) };
  await expect(download(renewed)).rejects.toMatchObject(refused);
  await expect(download(renewed)).rejects.toMatchObject(refused);
  await expect(download(renewed, sha256(Buffer.from('a third one')))).rejects.toMatchObject(refused);
  const { agreedLibrary } = await download(renewed, sha256(changed));
  expect(agreedLibrary).toBe(sha256(changed));
  await download(renewed);
});
