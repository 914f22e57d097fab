import type { Reply } from '../../src/chat/core/message';
import type { WebLLMEngine } from '../../src/models/webllm/engine';
import { createWebLLMBackend } from '../../src/models/webllm/webllm-backend';
import { engineSetup } from '../../workers/webllm/prompt-form';
import { backendWords } from './words';
import { engineOver, readyModel } from './engine-over';
import { createRealEngine } from './real-web-llm';
import { settled } from './scripted-backend';
import { createTestChat } from './test-chat';
import { qwenTemplate } from './weights-server';

interface Changes {
  /** Replaces parts of the engine. */
  readonly engine?: (sound: WebLLMEngine) => Partial<WebLLMEngine>;
  readonly systemPrompt?: () => Promise<string>;
}

/** The chat's store over web-llm's own engine code, opened; a model that knows no thought. */
export async function chatOverEngine({ engine: changed, systemPrompt }: Changes = {}) {
  const setup = engineSetup('Qwen2.5', { conv_template: qwenTemplate });
  const real = await createRealEngine({
    conv_template: qwenTemplate,
    ...setup.chatOptions,
    context_window_size: 4096,
  });
  const sound = engineOver(real.engine, setup);
  const engine: WebLLMEngine = { ...sound, ...changed?.(sound) };
  const sleepers: (() => void)[] = [];
  const backend = createWebLLMBackend({
    model: readyModel(() => engine),
    words: backendWords,
    sleep: (_, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  const { store, clock } = createTestChat({
    chooseBackend: async () => backend,
    reducedMotion: () => true,
    ...(systemPrompt && { systemPrompt }),
  });
  const state = () => store.getState();
  state().open();
  return {
    real,
    backend,
    store,
    state,
    /** Ends the patience of every reply that waits. */
    losePatience() {
      for (const wake of sleepers.splice(0)) wake();
    },
    replyIn(index: number): Reply {
      const message = state().chats[index]?.messages.at(-1);
      if (message?.role !== 'assistant') throw new Error('The chat has no reply');
      return message;
    },
    /** Runs until no reply is left running. */
    async untilEnded(): Promise<void> {
      for (let turns = 0; turns < 800; turns += 1) {
        clock.settle();
        const isRunning = state().chats.some(({ messages }) =>
          messages.some((message) => message.role === 'assistant' && /waiting|printing/.test(message.status)),
        );
        if (!isRunning) return;
        await settled();
      }
      throw new Error('A reply goes on without end');
    },
  };
}
