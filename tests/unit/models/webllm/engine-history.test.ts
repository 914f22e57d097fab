import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../../src/backends/backend';
import {
  escapeDollars,
  buildPrompt,
  remember,
  type PromptLimits,
} from '../../../../src/models/webllm/engine-history';

const limits: PromptLimits = { contextWindow: 1000, reply: 100, escapeMessages: false, bytesPerToken: 1 };
const system: ChatMessage = { role: 'system', content: 'The profile.' };
const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });

/** `count` turns of question and reply, each message of `size` bytes. */
function turns(count: number, size: number): ChatMessage[] {
  return Array.from({ length: count }, (_, index) => [
    user(`${index}`.padEnd(size, '?')),
    assistant(`${index}`.padEnd(size, '!')),
  ]).flat();
}

describe('building a prompt for the engine', () => {
  it('never leaves out the profile or the newest message, and fits where these two do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 700 }),
        (count, size, newest) => {
          const conversation = [system, ...turns(count, size), user('n'.repeat(newest))];
          const { messages } = buildPrompt(conversation, undefined, limits);
          expect(messages[0]).toEqual(system);
          expect(messages.at(-1)).toEqual(conversation.at(-1));
          const bytes = messages.reduce((sum, { content }) => sum + content.length + 6, 0);
          expect(bytes + limits.reply).toBeLessThanOrEqual(limits.contextWindow);
        },
      ),
    );
  });

  it.each([
    ['another profile', [{ ...system, content: 'Another.' }, user('a'), assistant('b'), user('c')]],
    ['another reply', [system, user('a'), assistant('not b'), user('c')]],
    ['another chat', [system, user('x'), assistant('y'), user('a'), assistant('b'), user('c')]],
    ['a new chat', [system, user('a')]],
  ])('does not mistake %s for the conversation the engine holds', (_, conversation) => {
    const begun = [system, user('a')];
    const memory = remember(begun, buildPrompt(begun, undefined, limits), { stored: 'b', visible: 'b' });
    expect(buildPrompt(conversation, memory, limits).reuses).toBe(false);
  });

  it('escapes dollars so that String.replace gives them back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('$', '&', '`', "'", '1', 'x', '{') }), (text) => {
        expect('<{m}>'.replace('{m}', escapeDollars(text))).toBe(`<${text}>`);
      }),
    );
  });
});
