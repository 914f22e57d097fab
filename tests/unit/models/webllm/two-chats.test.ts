/** Two chats with one model on this device: the chat's store over web-llm's own engine code. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from '../../../../src/backends/backend-error';
import type { WebLLMEngine } from '../../../../src/models/webllm/engine';
import { createWebLLMBackend } from '../../../../src/models/webllm/webllm-backend';
import type { Reply } from '../../../../src/chat/core/message';
import { engineSetup } from '../../../../workers/webllm/prompt-form';
import { backendWords } from '../../../support/backend-words';
import { engineOver, readyModel } from '../../../support/engine-over';
import { createRealEngine, type RealEngine } from '../../../support/real-web-llm';
import { settled } from '../../../support/scripted-backend';
import { createTestChat, type TestChat } from '../../../support/test-chat';
import { qwenTemplate } from '../../../support/weights-server';

const first = 'The reply in the first chat.';
const second = 'The reply in the second chat.';

let real: RealEngine;
let chat: TestChat;
let isGone: boolean;
/** Ends the patience of every reply that waits. */
let losePatience: () => void;

beforeEach(async () => {
  const setup = engineSetup('Qwen2.5', { conv_template: qwenTemplate });
  real = await createRealEngine({
    conv_template: qwenTemplate,
    ...setup.chatOptions,
    context_window_size: 4096,
  });
  isGone = false;
  const sound = engineOver(real.engine, setup);
  const engine: WebLLMEngine = {
    ...sound,
    async generate(request, onDelta) {
      if (isGone) throw new BackendError('webllm', 'worker-crashed');
      return sound.generate(request, onDelta);
    },
  };
  const sleepers: (() => void)[] = [];
  losePatience = () => {
    for (const wake of sleepers.splice(0)) wake();
  };
  const backend = createWebLLMBackend({
    model: readyModel(() => engine),
    words: backendWords,
    sleep: (_, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  chat = createTestChat({ chooseBackend: async () => backend, reducedMotion: () => true });
  chat.store.getState().open();
});

const state = () => chat.store.getState();

/** Asks in the first chat and, while its reply runs, in the second one. */
async function askInBoth(): Promise<() => void> {
  const release = real.holdTokens();
  real.replies.push(first, second);
  state().send('One?');
  await settled();
  state().newChat();
  state().send('Two?');
  await settled();
  return release;
}

function replyIn(index: number): Reply {
  const message = state().chats[index]?.messages.at(-1);
  if (message?.role !== 'assistant') throw new Error('The chat has no reply');
  return message;
}

async function stopIn(index: number): Promise<void> {
  state().focusChat(index);
  state().stop();
  await settled();
}

/** Runs until no reply is left running. */
async function untilEnded(): Promise<void> {
  for (let turns = 0; turns < 500; turns += 1) {
    chat.clock.settle();
    const isRunning = state().chats.some(({ messages }) =>
      messages.some((message) => message.role === 'assistant' && /waiting|printing/.test(message.status)),
    );
    if (!isRunning) return;
    await settled();
  }
  throw new Error('A reply goes on without end');
}

describe('two chats with one engine', () => {
  it('are answered one after the other', async () => {
    const release = await askInBoth();
    release();
    await untilEnded();
    expect(replyIn(0)).toMatchObject({ status: 'done', content: first, endReason: 'stop' });
    expect(replyIn(1)).toMatchObject({ status: 'done', content: second, endReason: 'stop' });
  });

  it('say which of them waits for the other', async () => {
    const release = await askInBoth();
    losePatience();
    await settled();
    expect(replyIn(0)).toMatchObject({ status: 'waiting', waitingFor: backendWords.wait.readingProfile });
    expect(replyIn(1)).toMatchObject({ status: 'waiting', waitingFor: backendWords.wait.otherChat });
    release();
    await untilEnded();
    expect(replyIn(1)).toMatchObject({ status: 'done', content: second, waitingFor: undefined });
  });

  it('keep the reply that waits when the running one is stopped', async () => {
    const release = await askInBoth();
    await stopIn(0);
    expect(replyIn(0)).toMatchObject({ status: 'stopped', content: '' });
    losePatience();
    await settled();
    expect(replyIn(1)).toMatchObject({ waitingFor: backendWords.webllm.endingStopped });
    release();
    await untilEnded();
    expect(replyIn(0)).toMatchObject({ status: 'stopped', content: '' });
    expect(replyIn(1)).toMatchObject({ status: 'done', content: second, endReason: 'stop' });
  });

  it('fail one by one where the worker is gone, and leave the queue free', async () => {
    const release = await askInBoth();
    isGone = true;
    await stopIn(0);
    release();
    await untilEnded();
    expect(replyIn(1)).toMatchObject({ status: 'failed' });
    isGone = false;
    real.replies.splice(0, Infinity, 'The reply of the next worker.');
    state().retry(replyIn(1).id);
    await untilEnded();
    expect(replyIn(1)).toMatchObject({ status: 'done', content: 'The reply of the next worker.' });
  });
});
