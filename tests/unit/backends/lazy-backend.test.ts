import { describe, expect, it } from 'vitest';
import type { BackendIdentity, ChatBackend } from '../../../src/backends/backend';
import { lazyBackend } from '../../../src/backends/lazy-backend';
import { readReply } from '../../support/read-reply';

const identity: BackendIdentity = {
  id: 'ollama',
  modelName: 'Qwen3 14B',
  whereItRuns: 'in a test',
  describeError: ({ kind }) => ({ problem: kind, action: '' }),
};
const inner: ChatBackend = {
  ...identity,
  async *stream() {
    yield { type: 'text-delta', text: 'Hello' };
    yield { type: 'end', reason: 'stop' };
  },
};

function setUp({ failures = 0, isOnline = true } = {}) {
  let loads = 0;
  const backend = lazyBackend({ ...identity }, { isOnline: () => isOnline }, async () => {
    loads += 1;
    if (loads <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return inner;
  });
  return { backend, loads: () => loads };
}

describe('a backend that is loaded with the first reply', () => {
  it.each([
    [true, 'part-missing'],
    [false, 'offline'],
  ])('names a failed load by whether the browser is online: %s', async (isOnline, kind) => {
    const { backend } = setUp({ failures: 1, isOnline });
    expect((await readReply(backend, 'One')).thrown).toMatchObject({ kind, backend: 'ollama' });
  });

  it('loads again with the next reply after a failed load', async () => {
    const { backend } = setUp({ failures: 1 });
    await readReply(backend, 'One');
    expect((await readReply(backend, 'Two')).text).toBe('Hello');
  });
});
