import { expect, it } from 'vitest';
import type { ChatBackend } from '../../src/backends/backend';
import type { ModelServer } from '../support/model-server';
import { readReply } from '../support/read-reply';

interface Wire {
  readonly backend: ChatBackend;
  readonly server: ModelServer;
}

/** Tests that a reply whose stream breaks keeps its text, names the failure, and is not requested again. */
export function testBrokenStreams(open: () => Wire): void {
  it.each([
    ['error-midstream', 'server-error'],
    ['no-finish', 'cut-off'],
    ['cut-socket', 'cut-off'],
    ['cut-line', 'cut-off'],
    ['cut-character', 'cut-off'],
  ])('keeps the text received before scenario %s and calls it %s', async (scenario, kind) => {
    const { backend, server } = open();
    const { text, thrown } = await readReply(backend, `[scenario: ${scenario}]`);
    expect(thrown).toMatchObject({ name: 'BackendError', kind });
    expect(text).toBe('This is how the reply began, and then');
    expect(server.chatRequests).toHaveLength(1);
  });
}
