import { describe, expect, it, vi } from 'vitest';
import type { ChatBackend, BackendId } from '../../../src/backends/backend';
import { chooseAlways, chooseLocalFirst, chooseOnceNamed } from '../../../src/local-model/choose-backend';
import { createDisclosure } from '../../../src/local-model/disclosure';
import { createPermissions } from '../../../src/local-model/permissions';
import type { LocalModel, LocalModelState } from '../../../src/local-model/local-model';
import type { SiteModels } from '../../../src/local-model/who-answers';
import { settled } from '../../support/scripted-backend';

const local = backend('webllm');
const hosted = backend('huggingface');
const quotes = backend('quotes');
const progress = { doneBytes: 0 };

const alone: SiteModels = { backend: 'webllm', modelName: 'Qwen' };
const withHosted: SiteModels = { ...alone, hosted: { modelName: 'Qwen3 14B', recipient: 'llm.example' } };
const conversation = { id: 'chat', answeredBy: [] };
const { signal } = new AbortController();

/** Chooses for the first question of a conversation; `named`: the note names the hosted model. */
function setUp(state: LocalModelState, site: SiteModels, named = true) {
  const localModel = scriptedModel(state);
  const disclosure = createDisclosure();
  if (named) disclosure.name('huggingface');
  const permissions = createPermissions();
  const outside = site.hosted && hosted;
  const choose = chooseLocalFirst({
    localModel,
    site,
    disclosure,
    permissions,
    local,
    hosted: outside,
    quotes,
  });
  return { localModel, disclosure, permissions, choose };
}

describe('choosing who answers', () => {
  it.each<[LocalModelState, BackendId, BackendId]>([
    [{ status: 'ready' }, 'webllm', 'webllm'],
    [{ status: 'declined' }, 'huggingface', 'quotes'],
    [{ status: 'lost' }, 'webllm', 'webllm'],
    [{ status: 'compiling', done: 0, total: 0 }, 'webllm', 'webllm'],
  ])('in state %o picks %s where a hosted model is set, else %s', async (state, first, second) => {
    expect((await setUp(state, withHosted).choose({ signal, conversation })).id).toBe(first);
    expect((await setUp(state, alone).choose({ signal, conversation })).id).toBe(second);
  });

  it('waits while the device is checked, then for the visitor to decide', async () => {
    const { localModel, permissions, choose } = setUp({ status: 'idle' }, alone);
    const chosen = vi.fn<(backend: ChatBackend) => void>();
    const choosing = choose({ signal, conversation }).then(chosen);
    localModel.enter({ status: 'awaiting-consent' });
    await settled();
    expect(chosen).not.toHaveBeenCalled();
    localModel.enter({ status: 'removing' });
    await settled();
    expect(chosen).not.toHaveBeenCalled();
    localModel.enter({ status: 'declined' });
    await choosing;
    expect(chosen).toHaveBeenCalledWith(quotes);
    expect(localModel.listeners.size).toBe(0);
    expect(permissions.getSnapshot().untold.size).toBe(0);
  });

  it('waits for a click where no note named the hosted model when the question was sent', async () => {
    const { localModel, disclosure, permissions, choose } = setUp({ status: 'probing' }, withHosted, false);
    const chosen = vi.fn<(backend: ChatBackend) => void>();
    const choosing = choose({ signal, conversation }).then(chosen);
    localModel.enter({ status: 'unsupported', reason: 'no-webgpu' });
    disclosure.name('huggingface');
    await settled();
    expect(chosen).not.toHaveBeenCalled();
    permissions.permit(conversation);
    await choosing;
    expect(chosen).toHaveBeenCalledWith(hosted);
  });

  it('stops waiting, with the reason, when the reader clicks Stop', async () => {
    const { localModel, choose } = setUp({ status: 'awaiting-consent' }, alone);
    const controller = new AbortController();
    const choosing = choose({ signal: controller.signal, conversation });
    controller.abort(new Error('stopped'));
    await expect(choosing).rejects.toThrow('stopped');
    await vi.waitFor(() => expect(localModel.listeners.size).toBe(0));
  });

  it('checks the device again where its check has failed', async () => {
    const { localModel, choose } = setUp({ status: 'failed', failure: 'worker-crashed' }, alone);
    const choosing = choose({ signal, conversation });
    expect(localModel.getSnapshot().state.status).toBe('awaiting-consent');
    localModel.decline('quotes');
    expect((await choosing).id).toBe('quotes');
  });

  it('always chooses the one backend on this computer of a site that was built for it', async () => {
    expect(await chooseAlways(hosted)({ signal, conversation })).toBe(hosted);
  });

  it('chooses the one backend elsewhere once the note names it', async () => {
    const disclosure = createDisclosure();
    const chosen = vi.fn<(backend: ChatBackend) => void>();
    const choosing = chooseOnceNamed(hosted, disclosure)({ signal, conversation }).then(chosen);
    await settled();
    expect(chosen).not.toHaveBeenCalled();
    const removeNote = disclosure.name('huggingface');
    await choosing;
    expect(chosen).toHaveBeenCalledWith(hosted);
    removeNote();
    expect(disclosure.named).toBeUndefined();
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
    listStored: async () => {},
    remove: async () => enter({ status: 'awaiting-consent' }),
    retry: () => enter({ status: 'awaiting-consent' }),
  };
  return model;
}
