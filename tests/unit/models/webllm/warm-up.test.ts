/** A model that is prefilled: the chat's store and the rule of keep-warm.ts over web-llm's own engine code. */
import { expect, it } from 'vitest';
import { nextQuestion } from '../../../../src/chat/core/next-question';
import { keepWarm } from '../../../../src/models/keep-warm';
import { backendWords } from '../../../support/backend-words';
import { chatOverEngine } from '../../../support/chat-over-engine';
import { settled } from '../../../support/scripted-backend';

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
