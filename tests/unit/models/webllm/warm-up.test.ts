/** A model that is prefilled: the chat's store and the rule of keep-warm.ts over web-llm's own engine code. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { CvKnowledge, WebLLMEngine } from '../../../../src/models/webllm/engine';
import { createWebLLMBackend } from '../../../../src/models/webllm/webllm-backend';
import type { Reply } from '../../../../src/chat/core/message';
import { nextQuestion } from '../../../../src/chat/core/next-question';
import { keepWarm } from '../../../../src/models/keep-warm';
import type { LocalModelSnapshot } from '../../../../src/models/local-model';
import type { GenerateFailure } from '../../../../workers/webllm/protocol';
import { engineSetup } from '../../../../workers/webllm/prompt-form';
import { backendWords } from '../../../support/backend-words';
import { engineOver, readyModel } from '../../../support/engine-over';
import { createRealEngine, type RealEngine } from '../../../support/real-web-llm';
import { settled } from '../../../support/scripted-backend';
import { createTestChat, type TestChat } from '../../../support/test-chat';
import { qwenTemplate } from '../../../support/weights-server';

/** Marks and roles that the engine reads around a question, for a model that knows no thought. */
const marks = 5;

let real: RealEngine;
let chat: TestChat;
let model: LocalModelSnapshot;
let hasPower: boolean;
let primers: number;
let knowledge: CvKnowledge[];
let losses: number;
let failure: GenerateFailure | undefined;
let listeners: Set<() => void>;
let losePatience: () => void;

beforeEach(async () => {
  const setup = engineSetup('Qwen2.5', { conv_template: qwenTemplate });
  real = await createRealEngine({
    conv_template: qwenTemplate,
    ...setup.chatOptions,
    context_window_size: 4096,
  });
  model = { state: { status: 'compiling', done: 0, total: 0 } };
  hasPower = true;
  primers = 0;
  knowledge = [];
  losses = 0;
  failure = undefined;
  listeners = new Set();
  const sleepers: (() => void)[] = [];
  losePatience = () => {
    for (const wake of sleepers.splice(0)) wake();
  };
  const sound = engineOver(real.engine, setup);
  const engine: WebLLMEngine = {
    ...sound,
    async readAhead(request) {
      primers += 1;
      return failure ?? sound.readAhead(request);
    },
  };
  const backend = createWebLLMBackend({
    model: {
      ...readyModel(() => engine),
      reportKnowledge: (_, cv) => void knowledge.push(cv),
      reportLoss: () => void (losses += 1),
    },
    words: backendWords,
    sleep: (_, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  const systemPrompt = async () => 'You answer about Camille, at length.';
  chat = createTestChat({ chooseBackend: async () => backend, reducedMotion: () => true, systemPrompt });
  chat.store.getState().open();
  const subscribe = (listener: () => void) => listeners.add(listener);
  keepWarm({
    localModel: { getSnapshot: () => model, subscribe: () => () => {} },
    next: nextQuestion(chat.store, systemPrompt),
    watchPower: () => ({ isAvailable: () => hasPower, subscribe }),
    warmUp: (messages, signal) => backend.warmUp?.(messages, signal),
  });
});

const state = () => chat.store.getState();

async function becomeReady(): Promise<void> {
  model = { state: { status: 'ready' } };
  // Any change of the page makes the rule look again, once it watches them.
  chat.store.setState({ chats: [...state().chats] });
  for (let turns = 0; turns < 20; turns += 1) await settled();
}

function reply(index = state().focusedChatIdx ?? 0): Reply {
  const message = state().chats[index]?.messages.at(-1);
  if (message?.role !== 'assistant') throw new Error('The chat has no reply');
  return message;
}

async function untilEnded(): Promise<void> {
  for (let turns = 0; turns < 800; turns += 1) {
    chat.clock.settle();
    const isRunning = state().chats.some(({ messages }) =>
      messages.some((message) => message.role === 'assistant' && /waiting|printing/.test(message.status)),
    );
    await settled();
    if (!isRunning) return settledEngine();
  }
  throw new Error('A reply goes on without end');
}

async function settledEngine(): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) await settled();
}

async function ask(question: string, text: string): Promise<Reply> {
  real.replies.push(text);
  state().send(question);
  await untilEnded();
  return reply();
}

const tokensOf = (question: string) => real.countTokens(question) + marks;

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
    const release = real.holdTokens();
    await becomeReady();
    real.replies.push('A lot.');
    state().send('What do you do?');
    await settledEngine();
    losePatience();
    await settledEngine();
    expect(reply()).toMatchObject({ status: 'waiting', waitingFor: backendWords.wait.readingProfile });
    real.takeResets();
    release();
    await untilEnded();
    expect(reply()).toMatchObject({ status: 'done', content: 'A lot.', waitingFor: undefined });
    expect(real.takeResets()).toBe(0);
    expect(reply().stats?.promptTokens).toBe(tokensOf('What do you do?'));
    expect(primers).toBe(1);
  });

  it('reads everything again after Stop, once the engine has ended its step', async () => {
    await becomeReady();
    await ask('One?', 'Yes.');
    const release = real.holdTokens();
    real.replies.push('a reply that goes on and on');
    state().send('Two?');
    await settledEngine();
    state().stop();
    await settledEngine();
    expect(primers).toBe(1);
    release();
    await settledEngine();
    expect(primers).toBe(2);
    expect(knowledge.slice(-2)).toEqual(['reading', 'read']);
    real.replies.splice(0);
    const { stats } = await ask('Three?', 'Yes.');
    expect(stats?.promptTokens).toBe(real.countTokens('Two?\n\nThree?') + marks);
  });
});
