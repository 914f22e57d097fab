import { describe, expect, it, vi } from 'vitest';
import type { ChatBackend, BackendId } from '../../../src/backends/backend';
import { chooseTheOne } from '../../../src/models/choose-backend';
import { createDisclosure, createPermissions } from '../../../src/models/permissions';
import { settled } from '../../support/scripted-backend';

const hosted = backend('huggingface');
const quotes = backend('quotes');
const conversation = { id: 'chat', answeredBy: [] };
const { signal } = new AbortController();
const next = { signal, conversation, expressly: false };

describe('choosing who answers', () => {
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
    expect(disclosure.getSnapshot()).toBeUndefined();
  });
});

function backend(id: BackendId): ChatBackend {
  return {
    id,
    modelName: id,
    whereItRuns: '',
    describeError: () => ({ problem: '', action: '' }),
    async *stream() {},
  };
}
