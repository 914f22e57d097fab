// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatContext } from '../../../../src/chat/chat-context';
import type { Message } from '../../../../src/chat/core/message';
import { lazyReplyParts } from '../../../../src/chat/message/lazy-parts';
import { Transcript } from '../../../../src/chat/transcript/Transcript';
import { draw } from '../../../support/draw';
import { settled } from '../../../support/scripted-backend';
import { createTestChat, type TestChat } from '../../../support/test-chat';

let chat: TestChat;
let box: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  chat = createTestChat();
  await lazyReplyParts.load();
  box = draw(
    <ChatContext value={chat.context}>
      <Transcript suggestedQuestions={[]} />
    </ChatContext>,
  );
  await act(async () => {
    chat.store.getState().open();
    chat.clock.settle();
    chat.store.getState().send('One');
    await settled();
  });
});

const lastReply = () => [...box.querySelectorAll('[data-role="assistant"]')].at(-1);
const lastText = () => lastReply()?.querySelector('.markdown');
const frame = () => act(async () => chat.clock.frame(10));
const settle = () => act(async () => chat.clock.settle());
const receive = (text: string) => act(async () => chat.backend.lastStream.text(text));
const endStream = () => act(async () => chat.backend.lastStream.end());

it('renders no other message while a reply is printing', async () => {
  let timesRendered = 0;
  const watched: Message = {
    role: 'user',
    id: 'watched',
    get content() {
      timesRendered += 1;
      return 'One';
    },
  };
  await act(async () =>
    chat.store.setState(({ chats }) => ({
      chats: chats.map((each) => ({ ...each, messages: each.messages.with(1, watched) })),
    })),
  );
  expect(timesRendered).toBeGreaterThan(0);
  const before = timesRendered;

  await receive('An answer of some length.');
  for (let count = 0; count < 20; count += 1) await frame();
  expect(lastText()?.textContent).toBe('An answer of some length');
  expect(timesRendered).toBe(before);
});

it('shows the text of a retry in place of the first one', async () => {
  await receive('First');
  await endStream();
  await settle();
  expect(lastText()?.textContent).toBe('First');
  await act(async () => {
    chat.store.getState().retry(chat.store.getState().chats[0]?.messages.at(-1)?.id ?? '');
    await settled();
  });
  expect(lastText()).toBeNull();
  await receive('Second');
  await frame();
  expect(lastText()?.textContent).toBe('Se');
  await endStream();
  await settle();
  expect(lastText()?.textContent).toBe('Second');
});
