import { expect, it } from 'vitest';
import type { ChatBackend, ChatMessage } from '../../src/backends/backend';
import type { ModelServer } from '../support/model-server';
import { readReply } from '../support/read-reply';

interface Wire {
  readonly backend: ChatBackend;
  readonly server: ModelServer;
}

const firstTurn: readonly ChatMessage[] = [
  { role: 'system', content: 'The profile.' },
  { role: 'user', content: '[scenario: short] Who are you?' },
];

/** What the chat hands to a backend in two turns. */
export const twoTurns: readonly (readonly ChatMessage[])[] = [
  firstTurn,
  [
    ...firstTurn,
    { role: 'assistant', content: 'Hello! How can I help?' },
    { role: 'user', content: '[scenario: short] « Où » travaillez-vous ? 😀' },
  ],
];

/** What a Qwen model is sent: the newest question carries the switch against thinking. */
export function withSuffix(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.map(({ role, content }, index) => ({
    role,
    content: index === messages.length - 1 ? `${content} /no_think` : content,
  }));
}

/** Tests that a reply whose stream breaks keeps its text, names the failure, and is not requested again. */
export function testBrokenStreams(open: () => Wire): void {
  it.each([
    ['error-midstream', 'server-error', 'an error was encountered while running the model: unexpected EOF'],
    ['no-finish', 'cut-off'],
    ['cut-socket', 'cut-off'],
    ['cut-line', 'cut-off'],
    ['cut-character', 'cut-off'],
  ])(
    'keeps the text received before scenario %s and calls it %s',
    async (scenario, kind, detail?: string) => {
      const { backend, server } = open();
      const { text, thrown } = await readReply(backend, `[scenario: ${scenario}]`);
      expect(thrown).toMatchObject({ name: 'BackendError', kind, ...(detail && { detail }) });
      expect(text).toBe('This is how the reply began, and then');
      expect(server.chatRequests).toHaveLength(1);
    },
  );
}
