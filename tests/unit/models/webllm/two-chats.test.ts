/** The chat's store over web-llm's own engine code: two chats with one model, and a model that is prefilled. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from '../../../../src/backends/backend-error';
import { backendWords } from '../../../support/words';
import { chatOverEngine } from '../../../support/chat-over-engine';
import { settled } from '../../../support/scripted-backend';
import { nextQuestion } from '../../../../src/chat/core/next-question';
import { keepWarm } from '../../../../src/models/keep-warm';

const first = 'The reply in the first chat.';
const second = 'The reply in the second chat.';

let chat: Awaited<ReturnType<typeof chatOverEngine>>;
let isGone: boolean;

beforeEach(async () => {
  isGone = false;
  chat = await chatOverEngine({
    engine: (sound) => ({
      async generate(request, onDelta) {
        if (isGone) throw new BackendError('webllm', 'worker-crashed');
        return sound.generate(request, onDelta);
      },
    }),
  });
});

/** Asks in the first chat and, while its reply runs, in the second one. */
async function askInBoth(): Promise<() => void> {
  const release = chat.real.holdTokens();
  chat.real.replies.push(first, second);
  chat.state().send('One?');
  await settled();
  chat.state().newChat();
  chat.state().send('Two?');
  await settled();
  return release;
}

async function stopIn(index: number): Promise<void> {
  chat.state().focusChat(index);
  chat.state().stop();
  await settled();
}

describe('two chats with one engine', () => {
  it('say which of them waits for the other', async () => {
    const release = await askInBoth();
    chat.losePatience();
    await settled();
    const { readingProfile, otherChat } = backendWords.wait;
    expect(chat.replyIn(0)).toMatchObject({ status: 'waiting', waitingFor: readingProfile });
    expect(chat.replyIn(1)).toMatchObject({ status: 'waiting', waitingFor: otherChat });
    release();
    await chat.untilEnded();
    expect(chat.replyIn(1)).toMatchObject({ status: 'done', content: second, waitingFor: undefined });
  });

  it('keep the reply that waits when the running one is stopped', async () => {
    const release = await askInBoth();
    await stopIn(0);
    expect(chat.replyIn(0)).toMatchObject({ status: 'stopped', content: '' });
    chat.losePatience();
    await settled();
    expect(chat.replyIn(1)).toMatchObject({ waitingFor: backendWords.webllm.endingStopped });
    release();
    await chat.untilEnded();
    expect(chat.replyIn(0)).toMatchObject({ status: 'stopped', content: '' });
    expect(chat.replyIn(1)).toMatchObject({ status: 'done', content: second, endReason: 'stop' });
  });

  it('fail one by one where the worker is gone, and leave the queue free', async () => {
    const release = await askInBoth();
    isGone = true;
    await stopIn(0);
    release();
    await chat.untilEnded();
    expect(chat.replyIn(1)).toMatchObject({ status: 'failed' });
    isGone = false;
    chat.real.replies.splice(0, Infinity, 'The reply of the next worker.');
    chat.state().retry(chat.replyIn(1).id);
    await chat.untilEnded();
    expect(chat.replyIn(1)).toMatchObject({ status: 'done', content: 'The reply of the next worker.' });
  });
});

/** Marks and roles that the engine reads around a question, for a model that knows no thought. */
const marks = 5;
const systemPrompt = async () => 'You answer about Camille, at length.';

async function settledEngine(): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) await settled();
}

it('reads ahead once, and lets a question that is asked meanwhile wait for it and no longer', async () => {
  let primers = 0;
  const chat = await chatOverEngine({
    systemPrompt,
    engine: (sound) => ({
      async readAhead(request) {
        primers += 1;
        return sound.readAhead(request);
      },
    }),
  });
  const { real } = chat;
  const release = real.holdTokens();
  keepWarm({
    localModel: { getSnapshot: () => ({ state: { status: 'ready' } }), subscribe: () => () => {} },
    next: nextQuestion(chat.store, systemPrompt),
    power: { isAvailable: () => true, subscribe: () => () => {} },
    warmUp: (messages, signal) => chat.backend.warmUp?.(messages, signal),
  });
  await settledEngine();
  real.replies.push('A lot.');
  chat.state().send('What do you do?');
  await settledEngine();
  chat.losePatience();
  await settledEngine();
  expect(chat.replyIn(0)).toMatchObject({ status: 'waiting', waitingFor: backendWords.wait.readingProfile });
  real.takeResets();
  release();
  await chat.untilEnded();
  expect(chat.replyIn(0)).toMatchObject({ status: 'done', content: 'A lot.', waitingFor: undefined });
  expect(real.takeResets()).toBe(0);
  expect(chat.replyIn(0).stats?.promptTokens).toBe(real.countTokens('What do you do?') + marks);
  expect(primers).toBe(1);
});
