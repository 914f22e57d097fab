import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Chat } from '../../../src/chat/core/chat';
import type { Reply } from '../../../src/chat/core/message';
import { createRunningReply } from '../../../src/chat/core/running-reply';
import {
  keepConversation,
  type KeptChats,
  readChats,
  writeChats,
} from '../../../src/embed/keep-conversation';
import { memoryStorage } from '../../support/memory-storage';

const reply = { role: 'assistant', status: 'done', notices: [], timings: {} } as const;
const greeting: Reply = { ...reply, id: '2', content: 'Hello', isGreeting: true };
const done: Reply = { ...greeting, id: '4', content: 'In Ghent.', isGreeting: undefined, backend: 'quotes' };
const chat: Chat = {
  id: '1',
  messages: [greeting, { role: 'user', id: '3', content: 'Where?' }, done],
  answeredBy: ['quotes'],
};
const state = { chats: [chat], focusedChatIdx: 0, draft: 'And' };

const throughText = (kept: typeof state) => readChats(writeChats(kept) ?? null);

describe('a kept conversation', () => {
  it('comes back as it was, with who has answered it and what stood in the text box', () => {
    const [kept] = state.chats;
    const restored = { ...state, chats: [{ ...kept, restored: 1 }] };
    expect(throughText(state)).toEqual(JSON.parse(JSON.stringify(restored)));
  });

  it('ends a reply that was still running, with the text that it had received', () => {
    const running = createRunningReply();
    running.receive('In Gh');
    const reply: Reply = { ...done, status: 'printing', content: '', running, sentAt: 120, waitingFor: 'x' };
    const messages = [...chat.messages.slice(0, 2), reply];
    const [kept] = throughText({ ...state, chats: [{ ...chat, messages }] })?.chats ?? [];
    const stopped = { ...done, status: 'stopped', content: 'In Gh' };
    expect(kept?.messages.at(-1)).toEqual(JSON.parse(JSON.stringify(stopped)));
  });

  const broken = '{ [] {"format":0} {"format":2,"chats":[{}]} {"format":2,"chats":7} {"format":2,"draft":3}';
  const older = '{"format":1,"chats":[],"draft":"Hm"}';

  it.each([null, '', older, ...broken.split(' ')])('begins anew where the stored text is %j', (text) => {
    expect(readChats(text)).toBeUndefined();
  });
});

describe('keeping a conversation', () => {
  function visit(storage: Parameters<typeof keepConversation>[0]) {
    const store = createStore<KeptChats>()(() => state);
    const page = new EventTarget();
    keepConversation(storage, 'key').follow(store, page as Window);
    return { change: () => store.setState({ draft: state.draft }), page };
  }

  it('writes a while after a change, and at once when the page ends', () => {
    vi.useFakeTimers();
    const stored = new Map<string, string>();
    const storage = memoryStorage(stored);
    const { change, page } = visit(storage);
    change();
    expect(stored.size).toBe(0);
    vi.advanceTimersByTime(500);
    expect(keepConversation(storage, 'key').chats?.draft).toBe('And');
    stored.clear();
    page.dispatchEvent(new Event('pagehide'));
    expect(keepConversation(storage, 'key').nextId).toBe(5);
  });

  it('goes on without a storage, and with one that is full', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { ...memoryStorage(), setItem };
    for (const storage of [undefined, full])
      expect(() => visit(storage).page.dispatchEvent(new Event('pagehide'))).not.toThrow();
  });
});
