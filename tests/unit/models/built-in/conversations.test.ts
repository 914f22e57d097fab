import { expect, it } from 'vitest';
import { createConversations } from '../../../../src/models/built-in/conversations';
import type { LanguageModelSession } from '../../../../src/models/built-in/language-model';
import type { ChatMessage } from '../../../../src/backends/backend';

function chat(...contents: readonly string[]): ChatMessage[] {
  return contents.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));
}

function held(...contents: readonly string[]) {
  let isDestroyed = false;
  const unused = () => {
    throw new Error('Only the end of a session is looked at');
  };
  const session: LanguageModelSession = Object.assign(new EventTarget(), {
    append: unused,
    promptStreaming: unused,
    clone: unused,
    destroy() {
      isDestroyed = true;
    },
  });
  const conversation = { session, turns: chat(...contents), isTrimmed: false };
  return { conversation, isDestroyed: () => isDestroyed };
}

it('a chat finds its clone by what was said, once', () => {
  const conversations = createConversations();
  const one = held('Who?', 'Ada.');
  const other = held('When?', 'In 1843.');
  conversations.keep(one.conversation);
  conversations.keep(other.conversation);
  expect(conversations.take(chat('Who?', 'Ada.'))).toBe(one.conversation);
  expect(conversations.take(chat('Who?', 'Ada.'))).toBeUndefined();
  expect(one.isDestroyed()).toBe(false);
});

it.each([
  ['a question that was edited', chat('Who is it?', 'Ada.')],
  ['a reply by someone else', chat('Who?', 'The CV says Ada.')],
  ['an earlier turn', chat('Who?')],
  ['a later turn', chat('Who?', 'Ada.', 'Why?', 'Because.')],
  ['nothing said', []],
])('a chat with %s does not find it', (_, turns) => {
  const conversations = createConversations();
  conversations.keep(held('Who?', 'Ada.').conversation);
  expect(conversations.take(turns)).toBeUndefined();
});

it('a fourth chat costs the oldest its clone, and all are destroyed in the end', () => {
  const conversations = createConversations();
  const all = ['a', 'b', 'c', 'd'].map((name) => held(name, 'reply'));
  for (const { conversation } of all) conversations.keep(conversation);
  expect(all.map(({ isDestroyed }) => isDestroyed())).toEqual([true, false, false, false]);
  conversations.clear();
  expect(all.every(({ isDestroyed }) => isDestroyed())).toBe(true);
  expect(conversations.take(chat('d', 'reply'))).toBeUndefined();
});
