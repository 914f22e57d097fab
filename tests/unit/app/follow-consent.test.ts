import { expect, it } from 'vitest';
import { followConsent } from '../../../src/app/follow-consent';
import type { LocalModelState } from '../../../src/models/local-model';
import { createScriptedBackend, settled } from '../../support/scripted-backend';
import { createTestChat } from '../../support/test-chat';
import { localModelStates as states } from '../../support/local-model-states';

/** A chat whose question quotes have begun to answer, over a local model whose state the test sets. */
async function setUp(...before: LocalModelState[]) {
  let state: LocalModelState = states['awaiting-consent'];
  let notify = () => {};
  const quotes = createScriptedBackend('quotes');
  const model = createScriptedBackend('webllm');
  const chat = createTestChat({
    chooseBackend: async () => (state.status === 'ready' ? model : quotes),
    reducedMotion: () => true,
  });
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {};
  };
  followConsent({ getSnapshot: () => ({ state }), subscribe }, model, chat.store);
  const become = (next: LocalModelState) => {
    state = next;
    notify();
  };
  for (const each of before) become(each);
  chat.store.getState().open();
  chat.store.getState().send('Who are you?');
  await settled();
  const endQuick = async () => {
    await quotes.lastStream.text('Quoted.');
    await quotes.lastStream.end();
    chat.clock.settle();
    await settled();
  };
  const replies = () => chat.store.getState().chats[0]?.messages.slice(2);
  return { model, become, endQuick, replies, clock: chat.clock };
}

it('says below the quick reply that the load failed, once, and answers there after the next load', async () => {
  const { model, become, endQuick, replies, clock } = await setUp();
  become(states.downloading);
  become(states.failed);
  await endQuick();
  expect(replies()).toMatchObject([
    { backend: 'quotes', status: 'done' },
    { backend: 'webllm', status: 'failed', failure: { problem: 'It was load-failed.' } },
  ]);
  become(states.downloading);
  become(states.failed);
  await settled();
  expect(replies()?.length).toBe(2);
  expect(model.streams).toEqual([]);
  become(states.downloading);
  become(states.ready);
  await settled();
  expect(model.streams.length).toBe(1);
  clock.settle();
  expect(replies()).toMatchObject([{ backend: 'quotes' }, { backend: 'webllm', status: 'waiting' }]);
});

it.each<readonly [string, LocalModelState[]]>([
  ['after a cancelled download', [states.downloading, states['awaiting-consent'], states.probing]],
  ['after the visitor declined', [states.downloading, states.declined]],
  ['where a later visit loads it by itself', [states.probing, states.compiling]],
  ['where a lost model is started again', [states.lost, states.compiling]],
])('does not have the model answer %s', async (_, path) => {
  const { model, become, endQuick } = await setUp();
  await endQuick();
  for (const state of path) become(state);
  become(states.ready);
  await settled();
  expect(model.streams).toEqual([]);
});
