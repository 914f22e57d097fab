/** Two chats with one model on this device: the chat's store over web-llm's own engine code. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from '../../../../src/backends/backend-error';
import { backendWords } from '../../../support/backend-words';
import { chatOverEngine } from '../../../support/chat-over-engine';
import { settled } from '../../../support/scripted-backend';

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
