// @vitest-environment jsdom
/** No request reaches the hosted model before a note has named it, or the visitor has clicked. */
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { BackendError } from '../../../src/backends/backend-error';
import { focusedChat, focusedConversation } from '../../../src/chat/core/selectors';
import { chooseLocalFirst } from '../../../src/models/choose-backend';
import { ConsentCard } from '../../../src/models/ConsentCard';
import { createDisclosure, createPermissions } from '../../../src/models/permissions';
import type { LocalModel, LocalModelState } from '../../../src/models/local-model';
import { button, draw } from '../../support/draw';
import { createFakeLocalModel, fakeModelInfo } from '../../support/fake-local-model';
import { withHosted as site } from '../../support/local-model-states';
import { localModelWords as words } from '../../support/words';
import { createScriptedBackend, type ScriptedBackend, settled } from '../../support/scripted-backend';
import { createTestChat } from '../../support/test-chat';

const model = { ...fakeModelInfo, onDevice: true };

/** The chat with its card, over a local model whose state the test sets. */
function visit(initial: LocalModelState) {
  const run = () => fake.become({ state: { status: 'ready' }, instead: undefined });
  const decline: LocalModel['decline'] = (instead) => {
    const { state } = fake.localModel.getSnapshot();
    fake.become({ instead, state: state.status === 'unsupported' ? state : { status: 'declined' } });
  };
  const fake = createFakeLocalModel({ state: initial, model }, { consent: run, decline, retry: run });
  const { localModel } = fake;
  const local = createScriptedBackend('webllm');
  const hosted = createScriptedBackend('huggingface');
  const quotes = createScriptedBackend('quotes');
  const disclosure = createDisclosure();
  const permissions = createPermissions();
  const backends = { local, hosted, quotes };
  const chooseBackend = chooseLocalFirst({ localModel, site, disclosure, permissions, ...backends });
  const { store, clock } = createTestChat({ chooseBackend, quotes, reducedMotion: () => true });

  function Card() {
    const conversation = useStore(store, useShallow(focusedConversation));
    return (
      conversation && <ConsentCard {...{ localModel, site, conversation, permissions, disclosure, words }} />
    );
  }
  act(() => store.getState().open());
  const container = draw(<Card />);

  const newestId = () => focusedChat(store.getState())?.messages.at(-1)?.id ?? '';
  const doThis = (action: () => void) =>
    act(async () => {
      action();
      await settled();
    });
  return {
    local,
    hosted,
    quotes,
    store,
    note: () => container.textContent,
    become: (state: LocalModelState) => doThis(() => fake.become({ state })),
    ask: (question: string) => doThis(() => store.getState().send(question)),
    askModel: () => doThis(() => store.getState().askModel(newestId())),
    tryAgain: () => doThis(() => store.getState().retry(newestId())),
    quoteInstead: () => doThis(() => store.getState().retryWithQuotes(newestId())),
    stop: () => doThis(() => store.getState().stop()),
    newChat: () => doThis(() => store.getState().newChat()),
    focusChat: (index: number) => doThis(() => store.getState().focusChat(index)),
    click: (name: string) => doThis(() => button(container, name).click()),
    answer: (backend: ScriptedBackend) =>
      act(async () => {
        await backend.lastStream.text('Yes.');
        await backend.lastStream.end();
        clock.settle();
      }),
    fail: (backend: ScriptedBackend, kind: Failure) =>
      act(() => backend.lastStream.fail(new BackendError('webllm', kind))),
    /** The newest questions that left the device. */
    left: () => hosted.streams.map(({ messages }) => messages.at(-1)?.content),
  };
}

const unsupported: LocalModelState = { status: 'unsupported', reason: 'no-webgpu' };
type Failure = 'device-lost' | 'worker-crashed' | 'load-failed';
const stops: readonly (readonly [what: string, kind: Failure, state: LocalModelState])[] = [
  ['a lost GPU', 'device-lost', { status: 'lost' }],
  ['a crashed worker', 'worker-crashed', { status: 'lost' }],
  ['a failed load', 'load-failed', { status: 'failed', failure: 'load-failed' }],
];

describe('a conversation that began on the device stays there', () => {
  it.each(stops)('after %s, until the visitor clicks "Use the hosted model"', async (_, kind, state) => {
    const chat = visit({ status: 'ready' });
    await chat.ask('First, in private');
    await chat.answer(chat.local);
    await chat.ask('Second, in private');
    await chat.become(state);
    await chat.fail(chat.local, kind);
    await chat.tryAgain();
    await chat.become(state);
    await chat.fail(chat.local, kind);
    await chat.ask('Third, in private');
    expect(chat.left()).toEqual([]);
    expect(chat.local.streams.length).toBe(3);
    await chat.answer(chat.quotes);

    await chat.click(words.useHosted);
    expect(chat.left()).toEqual([]);
    await chat.askModel();
    expect(chat.left()).toEqual(['Third, in private']);
    expect(chat.note()).toContain(words.messagesLeave.warning);
  });

  it('where the question was sent while the device was checked', async () => {
    const chat = visit({ status: 'probing' });
    await chat.ask('Before any note');
    await chat.answer(chat.quotes);
    await chat.become(unsupported);
    expect(chat.left()).toEqual([]);
    expect(chat.note()).toContain(words.leaving.explanation);
    expect(chat.note()).toContain(words.messagesLeave.who('Qwen3 14B', 'llm.example'));
    await chat.ask('While it asks');
    await chat.answer(chat.quotes);
    await chat.askModel();
    await chat.answer(chat.quotes);
    expect(chat.left()).toEqual([]);
    await chat.click(words.useHosted);
    expect(chat.left()).toEqual([]);
    await chat.ask('After the click');
    expect(chat.left()).toEqual(['After the click']);
  });

  it('where the visitor chooses quotes', async () => {
    const chat = visit({ status: 'probing' });
    await chat.ask('Before any note');
    await chat.answer(chat.quotes);
    await chat.become(unsupported);
    await chat.click(words.useQuotes);
    expect(chat.quotes.streams.length).toBe(1);
    await chat.newChat();
    await chat.ask('In a new chat');
    expect(chat.quotes.streams.length).toBe(2);
    expect(chat.left()).toEqual([]);
  });

  it('each time the recipient changes', async () => {
    const chat = visit(unsupported);
    await chat.ask('One');
    await chat.answer(chat.hosted);
    await chat.become({ status: 'ready' });
    await chat.ask('Two, in private');
    await chat.answer(chat.local);
    await chat.become({ status: 'declined' });
    await chat.ask('Three');
    await chat.answer(chat.quotes);
    expect(chat.left()).toEqual(['One']);
    await chat.click(words.useHosted);
    expect(chat.left()).toEqual(['One']);
    await chat.ask('Four');
    expect(chat.left()).toEqual(['One', 'Four']);
  });

  it('where only another conversation was allowed to leave', async () => {
    const chat = visit({ status: 'ready' });
    await chat.ask('In private, first chat');
    await chat.answer(chat.local);
    await chat.newChat();
    await chat.ask('In private, second chat');
    await chat.answer(chat.local);
    await chat.become({ status: 'declined' });
    await chat.click(words.useHosted);
    await chat.ask('Second chat');
    expect(chat.left()).toEqual(['Second chat']);
    await chat.answer(chat.hosted);
    await chat.focusChat(0);
    await chat.ask('First chat');
    expect(chat.left()).toEqual(['Second chat']);
  });
});

describe('the hosted model answers', () => {
  it('at once where the note names it before the first question', async () => {
    const chat = visit(unsupported);
    expect(chat.note()).toContain(words.messagesLeave.warning);
    expect(chat.note()).toContain('llm.example');
    await chat.ask('One');
    expect(chat.left()).toEqual(['One']);
  });

  it('no more where the CV was quoted in between, until a click', async () => {
    const chat = visit(unsupported);
    await chat.ask('One');
    await chat.fail(chat.hosted, 'load-failed');
    await chat.quoteInstead();
    await chat.answer(chat.quotes);
    await chat.ask('Two');
    await chat.answer(chat.quotes);
    expect(chat.left()).toEqual(['One']);
    await chat.click(words.useHosted);
    await chat.askModel();
    expect(chat.left()).toEqual(['One', 'Two']);
  });
});
