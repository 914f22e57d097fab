import { describe, expect, it, vi } from 'vitest';
import type { ChatBackend, BackendId } from '../../../src/backends/backend';
import { chooseLocalFirst, chooseTheOne } from '../../../src/models/choose-backend';
import { createDisclosure } from '../../../src/models/disclosure';
import { createPermissions } from '../../../src/models/permissions';
import type { LocalModelSnapshot, LocalModelState } from '../../../src/models/local-model';
import type { SiteModels } from '../../../src/models/who-answers';
import { offers } from '../../support/fake-offer';
import { settled } from '../../support/scripted-backend';

const local = backend('webllm');
const hosted = backend('huggingface');
const quotes = backend('quotes');
const progress = { doneBytes: 0 };

const model = { id: 'm', name: 'Qwen3', downloadBytes: 1, gpuMemoryBytes: 1, hosts: [], onDevice: false };

const alone: SiteModels = { backend: 'webllm', modelName: 'Qwen' };
const withHosted: SiteModels = { ...alone, hosted: { modelName: 'Qwen3 14B', recipient: 'llm.example' } };
const conversation = { id: 'chat', answeredBy: [] };
const { signal } = new AbortController();
const next = { signal, conversation, expressly: false };

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
  it('takes the model that the device had already where the visitor chose it', async () => {
    const { choose, localModel } = setUp({ status: 'declined' }, withHosted);
    localModel.enter({ status: 'declined' }, { instead: 'built-in', offer: offers.ready });
    expect(await choose(next)).toBe(offers.ready.backend);
  });

  it.each<LocalModelState>([{ status: 'lost' }, { status: 'downloading', progress }])(
    'in state %o picks the model on this device where it is asked expressly',
    async (state) => {
      const { choose } = setUp(state, withHosted);
      expect((await choose({ ...next, expressly: true })).id).toBe('webllm');
    },
  );

  it('picks quotes until a click where no note named the hosted model when the question was sent', async () => {
    const { localModel, disclosure, permissions, choose } = setUp({ status: 'probing' }, withHosted, false);
    expect(await choose(next)).toBe(quotes);
    localModel.enter({ status: 'unsupported', reason: 'no-webgpu' });
    disclosure.name('huggingface');
    expect(await choose(next)).toBe(quotes);
    permissions.permit(conversation);
    expect(await choose(next)).toBe(hosted);
  });

  const theOne = {
    backend: hosted,
    site: { backend: 'huggingface', modelName: 'Qwen3 14B' },
    permissions: createPermissions(),
    quotes,
  } as const;

  it('chooses quotes for what another recipient had on an earlier page, until a click', async () => {
    const permissions = createPermissions();
    const choose = chooseTheOne({ ...theOne, permissions });
    const left = { id: 'chat', answeredBy: ['webllm'], restored: 1 };
    expect(await choose({ ...next, conversation: left })).toBe(quotes);
    permissions.permit(left);
    expect(await choose({ ...next, conversation: left })).toBe(hosted);
  });

  it('always chooses the one backend on this computer of a site that was built for it', async () => {
    expect(await chooseTheOne(theOne)(next)).toBe(hosted);
  });

  it('chooses the one backend elsewhere once the note names it', async () => {
    const disclosure = createDisclosure();
    const chosen = vi.fn<(backend: ChatBackend) => void>();
    const choosing = chooseTheOne({ ...theOne, disclosure })(next).then(chosen);
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
  let snapshot: LocalModelSnapshot = { state: initial, model };
  return {
    enter(state: LocalModelState, more: Partial<LocalModelSnapshot> = {}) {
      snapshot = { ...snapshot, ...more, state };
    },
    getSnapshot: () => snapshot,
  };
}
