/** A model that is prefilled: the chat's store and the rule of keep-warm.ts over web-llm's own engine code. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../../src/chat/core/message';
import { nextQuestion } from '../../../../src/chat/core/next-question';
import { keepWarm } from '../../../../src/models/keep-warm';
import type { LocalModelSnapshot } from '../../../../src/models/local-model';
import type { CvKnowledge } from '../../../../src/models/webllm/engine';
import { backendWords } from '../../../support/backend-words';
import { chatOverEngine } from '../../../support/chat-over-engine';
import { settled } from '../../../support/scripted-backend';

/** Marks and roles that the engine reads around a question, for a model that knows no thought. */
const marks = 5;

let chat: Awaited<ReturnType<typeof chatOverEngine>>;
let model: LocalModelSnapshot;
let primers: number;
let knowledge: CvKnowledge[];

beforeEach(async () => {
  model = { state: { status: 'compiling', done: 0, total: 0 } };
  primers = 0;
  knowledge = [];
  const systemPrompt = async () => 'You answer about Camille, at length.';
  chat = await chatOverEngine({
    systemPrompt,
    model: { reportKnowledge: (_, cv) => void knowledge.push(cv) },
    engine: (sound) => ({
      async readAhead(request) {
        primers += 1;
        return sound.readAhead(request);
      },
    }),
  });
  const { store, backend } = chat;
  keepWarm({
    localModel: { getSnapshot: () => model, subscribe: () => () => {} },
    next: nextQuestion(store, systemPrompt),
    watchPower: () => ({ isAvailable: () => true, subscribe: () => () => {} }),
    warmUp: (messages, signal) => backend.warmUp?.(messages, signal),
  });
});

async function becomeReady(): Promise<void> {
  model = { state: { status: 'ready' } };
  // Any change of the page makes the rule look again, once it watches them.
  chat.store.setState({ chats: [...chat.state().chats] });
  for (let turns = 0; turns < 20; turns += 1) await settled();
}

function reply(): Reply {
  return chat.replyIn(chat.state().focusedChatIdx ?? 0);
}

async function untilEnded(): Promise<void> {
  await chat.untilEnded();
  await settledEngine();
}

async function settledEngine(): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) await settled();
}

async function ask(question: string, text: string): Promise<Reply> {
  chat.real.replies.push(text);
  chat.state().send(question);
  await untilEnded();
  return reply();
}

const tokensOf = (question: string) => chat.real.countTokens(question) + marks;

describe('a model that reads ahead', () => {
  it('reads the CV as soon as it is ready, and then only the question', async () => {
    await becomeReady();
    expect(primers).toBe(1);
    expect(knowledge).toEqual(['reading', 'read']);
    const { stats, content } = await ask('What do you do?', 'A lot.');
    expect(content).toBe('A lot.');
    expect(stats?.promptTokens).toBe(tokensOf('What do you do?'));
  });

  it('lets a question that is asked meanwhile wait for it and no longer', async () => {
    const release = chat.real.holdTokens();
    await becomeReady();
    chat.real.replies.push('A lot.');
    chat.state().send('What do you do?');
    await settledEngine();
    chat.losePatience();
    await settledEngine();
    expect(reply()).toMatchObject({ status: 'waiting', waitingFor: backendWords.wait.readingProfile });
    chat.real.takeResets();
    release();
    await untilEnded();
    expect(reply()).toMatchObject({ status: 'done', content: 'A lot.', waitingFor: undefined });
    expect(chat.real.takeResets()).toBe(0);
    expect(reply().stats?.promptTokens).toBe(tokensOf('What do you do?'));
    expect(primers).toBe(1);
  });

  it('reads everything again after Stop, once the engine has ended its step', async () => {
    await becomeReady();
    await ask('One?', 'Yes.');
    const release = chat.real.holdTokens();
    chat.real.replies.push('a reply that goes on and on');
    chat.state().send('Two?');
    await settledEngine();
    chat.state().stop();
    await settledEngine();
    expect(primers).toBe(1);
    release();
    await settledEngine();
    expect(primers).toBe(2);
    expect(knowledge.slice(-2)).toEqual(['reading', 'read']);
    chat.real.replies.splice(0);
    const { stats } = await ask('Three?', 'Yes.');
    expect(stats?.promptTokens).toBe(chat.real.countTokens('Two?\n\nThree?') + marks);
  });
});
