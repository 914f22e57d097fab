import { describe, expect, it, vi } from 'vitest';
import type { ChatBackend, BackendId } from '../../../src/backends/backend';
import { chooseAlways, chooseLocalFirst } from '../../../src/local-model/choose-backend';
import type { LocalModel, LocalModelState } from '../../../src/local-model/local-model';
import type { SiteModels } from '../../../src/local-model/who-answers';
import { settled } from '../../support/scripted-backend';

const local = backend('webllm');
const hosted = backend('huggingface');
const quotes = backend('quotes');
const progress = { doneBytes: 0 };

const alone: SiteModels = { backend: 'webllm', modelName: 'Qwen' };
const withHosted: SiteModels = { ...alone, hostedModelName: 'Qwen3 14B' };

describe('choosing who answers', () => {
  it.each<[LocalModelState, BackendId, BackendId]>([
    [{ status: 'ready' }, 'webllm', 'webllm'],
    [{ status: 'declined' }, 'huggingface', 'quotes'],
    [{ status: 'lost' }, 'huggingface', 'webllm'],
  ])('in state %o picks %s where a hosted model is set, else %s', async (state, first, second) => {
    const { signal } = new AbortController();
    const localModel = scriptedModel(state);
    const choose = chooseLocalFirst({ localModel, site: withHosted, local, hosted, quotes });
    expect((await choose({ signal })).id).toBe(first);
    const chooseAlone = chooseLocalFirst({ localModel, site: alone, local, quotes });
    expect((await chooseAlone({ signal })).id).toBe(second);
  });

  it('waits while the device is checked, then for the visitor to decide', async () => {
    const localModel = scriptedModel({ status: 'idle' });
    const chosen = vi.fn<(backend: ChatBackend) => void>();
    const { signal } = new AbortController();
    const choosing = chooseLocalFirst({ localModel, site: alone, local, quotes })({ signal }).then(chosen);
    localModel.enter({ status: 'awaiting-consent' });
    await settled();
    expect(chosen).not.toHaveBeenCalled();
    localModel.enter({ status: 'declined' });
    await choosing;
    expect(chosen).toHaveBeenCalledWith(quotes);
    expect(localModel.listeners.size).toBe(0);
  });

  it('stops waiting, with the reason, when the reader clicks Stop', async () => {
    const localModel = scriptedModel({ status: 'awaiting-consent' });
    const controller = new AbortController();
    const { signal } = controller;
    const choosing = chooseLocalFirst({ localModel, site: alone, local, quotes })({ signal });
    controller.abort(new Error('stopped'));
    await expect(choosing).rejects.toThrow('stopped');
    await vi.waitFor(() => expect(localModel.listeners.size).toBe(0));
  });

  it('always chooses the one backend of a site that was built for one', async () => {
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
