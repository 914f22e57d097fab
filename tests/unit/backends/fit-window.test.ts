import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/backends/backend';
import { fitWindow, type WindowLimits } from '../../../src/backends/fit-window';

const system: ChatMessage = { role: 'system', content: 'The profile.' };
const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });

const limits: WindowLimits = { contextWindow: 200, reply: 50, tokensOf: ({ content }) => content.length };

const tokensOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

describe('fitting a conversation into a window', () => {
  it('keeps system message, newest whole turns and question, with room for the reply', () => {
    const turn = fc.oneof(
      fc.record({ question: fc.nat(120), reply: fc.nat(120) }),
      // A reply that failed left nothing behind.
      fc.record({ question: fc.nat(120) }),
    );
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), fc.integer({ min: 1, max: 130 }), (turns, length) => {
        const history = turns.flatMap((each) => [
          user('q'.repeat(each.question)),
          ...('reply' in each ? [assistant('r'.repeat(each.reply))] : []),
        ]);
        const question = user('n'.repeat(length));
        const { messages, dropped } = fitWindow([system, ...history, question], limits);
        expect(messages[0]).toBe(system);
        expect(messages.at(-1)).toBe(question);
        expect(messages.slice(1, -1)).toEqual(history.slice(dropped));
        expect(messages[1]?.role).toBe('user');
        expect(tokensOf(messages) + limits.reply).toBeLessThanOrEqual(limits.contextWindow);
      }),
    );
  });

  it('leaves room for the next turns once it leaves any out', () => {
    const history = Array.from({ length: 8 }, () => [user('x'.repeat(10)), assistant('y'.repeat(10))]).flat();
    const { messages, dropped } = fitWindow([system, ...history, user('new')], limits);
    expect(dropped).toBeGreaterThan(0);
    expect(tokensOf(messages) + limits.reply).toBeLessThanOrEqual(limits.contextWindow * 0.75);
  });

  it('leaves out at least as many messages as before, in whole turns', () => {
    const conversation = [system, user('a'), assistant('b'), user('c'), assistant('d'), user('e')];
    expect(fitWindow(conversation, limits, 1).dropped).toBe(2);
    expect(fitWindow(conversation, limits, 2).dropped).toBe(2);
    expect(fitWindow(conversation, limits, 99).messages).toEqual([system, user('e')]);
  });
});
