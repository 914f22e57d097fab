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

describe('building a prompt for the engine', () => {
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
