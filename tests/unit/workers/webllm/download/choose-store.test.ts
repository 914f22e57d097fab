/** Which of web-llm's layouts a window gets. */
import { describe, expect, it } from 'vitest';
import { createWebLLMApi } from '../../../../../workers/webllm/api';
import { chooseStore } from '../../../../../workers/webllm/download/model-storage';
import type { WorkerEnvironment } from '../../../../../workers/webllm/environment';
import { createMemoryCaches } from '../../../../support/memory-caches';
import { workerEnvironment } from '../../../../support/worker-environment';

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
