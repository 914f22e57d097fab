// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ChatStoreOptions } from '../../../../src/chat/core/chat-store';
import { useReplyAnnouncements } from '../../../../src/chat/hooks/use-reply-announcements';
import { chatWords } from '../../../../src/chat/words.en';
import { draw } from '../../../support/draw';
import { settled } from '../../../support/scripted-backend';
import { createScriptedClaims } from '../../../support/scripted-claims';
import { createTestChat, type TestChat } from '../../../support/test-chat';

const words = chatWords.announcements;

/** What is announced while `run` goes on. */
async function announcedWhile(
  run: (chat: TestChat) => Promise<void>,
  options: Partial<ChatStoreOptions> = {},
): Promise<readonly string[]> {
  const chat = createTestChat({ reducedMotion: () => true, ...options });
  const announced: string[] = [];
  const announce = (sentence: string) => void announced.push(sentence);
  function Announcements() {
    useReplyAnnouncements(chat.store, chatWords, announce);
    return null;
  }
  draw(<Announcements />);
  await run(chat);
  return announced;
}

async function askIn({ store, backend }: TestChat) {
  store.getState().open();
  store.getState().send('Who are you?');
  await settled();
  return backend.lastStream;
}

it('announces the beginning of a reply, each reason to wait once, and the ending', async () => {
  const announced = await announcedWhile(async (chat) => {
    const stream = await askIn(chat);
    await stream.emit({ type: 'wait', text: 'Loading the model' });
    await stream.emit({ type: 'wait', text: 'Loading the model' });
    await stream.emit({ type: 'wait', text: 'Reading the profile' });
    await stream.emit({ type: 'wait', text: undefined });
    await stream.text('Hello.');
    await stream.end();
    chat.clock.settle();
  });
  expect(announced).toEqual([words.answering, 'Loading the model', 'Reading the profile', words.done]);
});

it.each([
  ['was cut', { type: 'end', reason: 'length' }, chatWords.cut],
  ['is unfinished', { type: 'end', reason: 'other' }, chatWords.unfinished],
] as const)('does not call a reply complete that %s', async (_, end, sentence) => {
  const announced = await announcedWhile(async (chat) => {
    const stream = await askIn(chat);
    await stream.text('Hello');
    await stream.end(end);
    chat.clock.settle();
  });
  expect(announced).toEqual([words.answering, sentence]);
});

it('announces once how many statements are not in the CV, after the ending', async () => {
  const { checker } = createScriptedClaims();
  const announced = await announcedWhile(
    async (chat) => {
      const stream = await askIn(chat);
      await stream.text('A lie. Another lie. And the last one, which is true.');
      await stream.end();
      chat.clock.settle();
      for (let round = 0; round < 3; round++) {
        chat.clock.pass(100);
        await settled();
      }
      await (await askIn(chat)).text('True.');
    },
    { loadClaimChecker: async () => checker },
  );
  const both = `${words.done} ${chatWords.notInCv(2)}`;
  expect(announced).toEqual([words.answering, words.done, both, words.answering]);
});
