import { describe, expect, it, vi } from 'vitest';
import type { ChatBackend, BackendId } from '../../../src/backends/backend';
import { chooseAlways, chooseLocalFirst } from '../../../src/local-model/choose-backend';
import type { LocalModel, LocalModelState } from '../../../src/local-model/local-model';

const local = backend('webllm');
const hosted = backend('huggingface');
const quotes = backend('quotes');
const progress = { doneBytes: 0, totalBytes: 0 };

describe('choosing who answers', () => {
  it.each<[LocalModelState, BackendId, BackendId]>([
    [{ status: 'ready' }, 'webllm', 'webllm'],
    [{ status: 'downloading', progress }, 'webllm', 'webllm'],
    [{ status: 'compiling', done: 0, total: 0 }, 'webllm', 'webllm'],
    [{ status: 'unsupported', reason: 'no-webgpu' }, 'huggingface', 'quotes'],
    [{ status: 'declined' }, 'huggingface', 'quotes'],
    [{ status: 'failed', failure: 'download-failed' }, 'huggingface', 'webllm'],
    [{ status: 'lost' }, 'huggingface', 'webllm'],
  ])('in state %o picks %s where a hosted model is set, else %s', async (state, withHosted, without) => {
    const { signal } = new AbortController();
    const localModel = scriptedModel(state);
    expect((await chooseLocalFirst({ localModel, local, hosted, quotes })({ signal })).id).toBe(withHosted);
    expect((await chooseLocalFirst({ localModel, local, quotes })({ signal })).id).toBe(without);
  });

  it('looks at the device first, then waits for the visitor to decide', async () => {
    const localModel = scriptedModel({ status: 'idle' });
    const chosen = vi.fn<(backend: ChatBackend) => void>();
    const choosing = chooseLocalFirst({ localModel, local, quotes })({
      signal: new AbortController().signal,
    }).then(chosen);
    await vi.waitFor(() => expect(localModel.getSnapshot().state.status).toBe('awaiting-consent'));
    expect(chosen).not.toHaveBeenCalled();
    localModel.enter({ status: 'declined' });
    await choosing;
    expect(chosen).toHaveBeenCalledWith(quotes);
    expect(localModel.listeners.size).toBe(0);
  });

  it('stops waiting, with the reason, when the reader presses Stop', async () => {
    const localModel = scriptedModel({ status: 'awaiting-consent' });
    const controller = new AbortController();
    const choosing = chooseLocalFirst({ localModel, local, quotes })({ signal: controller.signal });
    controller.abort(new Error('stopped'));
    await expect(choosing).rejects.toThrow('stopped');
    await vi.waitFor(() => expect(localModel.listeners.size).toBe(0));
  });

  it('has nothing to choose where the site was built for one backend', async () => {
    expect(await chooseAlways(hosted)({ signal: new AbortController().signal })).toBe(hosted);
  });
});

function backend(id: BackendId): ChatBackend {
  return {
    id,
    modelName: id,
    whereItRuns: '',
    describeError: () => ({ problem: '', action: '' }),
    dispose() {},
    async *stream() {},
  };
}

function scriptedModel(initial: LocalModelState) {
  let state = initial;
  const listeners = new Set<() => void>();
  const enter = (next: LocalModelState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const model: LocalModel & { listeners: typeof listeners; enter: typeof enter } = {
    listeners,
    enter,
    getSnapshot: () => ({ state }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    probe: async () => enter({ status: 'awaiting-consent' }),
    consent: () => enter({ status: 'downloading', progress }),
    decline: () => enter({ status: 'declined' }),
    cancelDownload: () => enter({ status: 'awaiting-consent' }),
    remove: async () => enter({ status: 'awaiting-consent' }),
    retry: () => enter({ status: 'awaiting-consent' }),
  };
  return model;
}
