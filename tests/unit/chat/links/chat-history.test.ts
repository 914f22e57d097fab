import { describe, expect, it } from 'vitest';
import { createChatHistory } from '../../../../src/chat/links/chat-history';
import { createFakeTab } from './fake-tab';

/** The assistant, loaded in a tab that may have a past. */
function setUp(start = '/cv/', tab = createFakeTab(start)) {
  const asked: string[] = [];
  const chat = {
    isOpen: false,
    open() {
      if (chat.isOpen) return;
      chat.isOpen = true;
      chatHistory.opened();
    },
    close() {
      if (!chat.isOpen) return;
      chat.isOpen = false;
      chatHistory.closed();
    },
  };
  const chatHistory = createChatHistory({
    history: tab.history,
    location: tab.location,
    isOpen: () => chat.isOpen,
    open: () => chat.open(),
    close: () => chat.close(),
    left() {},
    ask: (question) => void asked.push(question),
  });
  tab.onArrival(() => chatHistory.arrived());
  return { tab, chat, asked, load: () => chatHistory.loaded() };
}

describe('the Back gesture', () => {
  it('closes the chat, and Forward opens it again', () => {
    const { tab, chat } = setUp();
    chat.open();
    expect(tab.entries()).toEqual(['/cv/', '> /cv/']);
    tab.back();
    expect(chat.isOpen).toBe(false);
    expect(tab.entries()).toEqual(['> /cv/', '/cv/']);
    tab.forward();
    expect(chat.isOpen).toBe(true);
    tab.back();
    expect(chat.isOpen).toBe(false);
  });

  it('returns to the chat from an anchor that a link in the chat led to', () => {
    const { tab, chat } = setUp();
    chat.open();
    tab.follow('#job-1');
    expect(chat.isOpen).toBe(false);
    tab.settle();
    expect(tab.entries()).toEqual(['/cv/', '/cv/', '> /cv/#job-1']);
    tab.back();
    expect(chat.isOpen).toBe(true);
    tab.back();
    expect(chat.isOpen).toBe(false);
  });
});

describe('closing the chat in another way', () => {
  it('takes its entry back, so that the history does not grow', () => {
    const { tab, chat } = setUp();
    for (let times = 0; times < 5; times += 1) {
      chat.open();
      expect(tab.entries()).toEqual(['/cv/', '> /cv/']);
      chat.close();
      tab.settle();
      expect(tab.entries()).toEqual(['> /cv/', '/cv/']);
    }
  });

  it('keeps the anchor that the page stands at', () => {
    const { tab, chat } = setUp('/cv/#job-1');
    chat.open();
    expect(tab.entries()).toEqual(['/cv/#job-1', '> /cv/']);
    chat.close();
    tab.settle();
    expect(tab.entries()).toEqual(['> /cv/#job-1', '/cv/']);
  });

  it('gives a chat that is opened again meanwhile an entry of its own', () => {
    const { tab, chat } = setUp();
    chat.open();
    chat.close();
    chat.open();
    tab.settle();
    expect(chat.isOpen).toBe(true);
    expect(tab.entries()).toEqual(['/cv/', '> /cv/']);
    chat.close();
    chat.open();
    chat.close();
    tab.settle();
    expect(chat.isOpen).toBe(false);
    expect(tab.entries()).toEqual(['> /cv/', '/cv/']);
  });
});

describe('a link with a question', () => {
  it('opens the chat with it, and goes from the address when the chat closes', () => {
    const { tab, chat, asked } = setUp();
    tab.follow('#ask=What%20does%20she%20do%3F');
    expect(chat.isOpen).toBe(true);
    expect(asked).toEqual(['What does she do?']);
    chat.close();
    tab.settle();
    expect(tab.entries()[0]).toBe('> /cv/');
  });

  it('is not asked again by Forward, but by the same link', () => {
    const { tab, chat, asked } = setUp();
    tab.follow('#ask=Hello');
    tab.back();
    tab.forward();
    expect(chat.isOpen).toBe(true);
    expect(asked).toEqual(['Hello']);
    tab.back();
    tab.follow('#ask=Hello');
    expect(asked).toEqual(['Hello', 'Hello']);
  });

  it.each(['closing', 'Back'])('that comes while the chat is open goes with it by %s', (way) => {
    const { tab, chat, asked } = setUp();
    chat.open();
    tab.follow('#ask=One');
    tab.follow('#ask=Two');
    expect(asked).toEqual(['One', 'Two']);
    if (way === 'Back') tab.back();
    else chat.close();
    tab.settle();
    expect(chat.isOpen).toBe(false);
    expect(tab.entries()[0]).toBe('> /cv/');
  });
});

it('after a reload takes the entry of the chat back', () => {
  const tab = createFakeTab('/cv/');
  tab.history.pushState({ chat: 1 }, '', '/cv/');
  const { chat, load } = setUp('/cv/', tab);
  load();
  tab.settle();
  expect(chat.isOpen).toBe(false);
  expect(tab.entries()).toEqual(['> /cv/', '/cv/']);
  tab.forward();
  expect(chat.isOpen).toBe(true);
});
