// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatContext } from '../../../../src/chat/chat-context';
import { createChatStore } from '../../../../src/chat/core/chat-store';
import type { Message } from '../../../../src/chat/core/message';
import { Transcript } from '../../../../src/chat/transcript/Transcript';
import { createScriptedBackend, settled } from '../../../support/scripted-backend';
import { createStepClock } from '../../../support/step-clock';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout, so no size ever changes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it('renders no other message while a reply is printing', async () => {
  const clock = createStepClock();
  const backend = createScriptedBackend();
  let ids = 0;
  const store = createChatStore({
    chooseBackend: () => Promise.resolve(backend),
    errorContext: { origin: '' },
    unexpectedFailure: { problem: '', action: '' },
    systemPrompt: async () => '',
    greeting: 'Hello!',
    clock,
    reducedMotion: () => false,
    newId: () => `${(ids += 1)}`,
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ChatContext value={{ store, announce() {} }}>
        <Transcript suggestedQuestions={[]} />
      </ChatContext>,
    ),
  );
  await act(async () => {
    store.getState().open();
    clock.settle();
    store.getState().send('One');
    await settled();
  });

  let timesDrawn = 0;
  const watched: Message = {
    role: 'user',
    id: 'watched',
    get content() {
      timesDrawn += 1;
      return 'One';
    },
  };
  await act(async () =>
    store.setState(({ chats }) => ({
      chats: chats.map((chat) => ({ ...chat, messages: chat.messages.with(1, watched) })),
    })),
  );
  expect(timesDrawn).toBeGreaterThan(0);
  const before = timesDrawn;

  await act(async () => backend.lastStream.text('An answer of some length.'));
  for (let frame = 0; frame < 20; frame += 1) await act(async () => clock.frame(10));
  expect(document.body.textContent).toContain('An answer of some length');
  expect(timesDrawn).toBe(before);
  await act(async () => root.unmount());
});
