import { abortableSleep, type Sleep } from '../../shared/abortable-sleep';
import type { Network } from '../http/network';
import { sampling } from '../sampling';
import type { OllamaIdentityOptions } from './identity';
import { createOllamaServer } from './ollama-server';
import type { ChatMessage } from '../backend';
import { estimateMessage } from '../fit-window';
import { createFieldSender } from '../http/no-think';

export interface OllamaBackendOptions extends OllamaIdentityOptions {
  readonly network: Network;
  readonly sleep?: Sleep | undefined;
  /** Milliseconds. */
  readonly now?: (() => number) | undefined;
}

export type OllamaSession = ReturnType<typeof createSession>;

/** One server, and what this page knows and asks of it. */
export function createSession(options: OllamaBackendOptions) {
  const { network, words, sleep = abortableSleep, now = () => performance.now() } = options;
  const host = options.host.replace(/\/+$/, '');
  const memories = new Map<string, ModelMemory>();
  return {
    host,
    network,
    words,
    server: createOllamaServer(host, network, sleep),
    sleep,
    now,
    /** The signals of the replies that run, oldest first. Ollama answers them one after the other. */
    running: new Set<AbortSignal>(),
    memoryOf: (model: string): ModelMemory => {
      const memory = memories.get(model) ?? createModelMemory((input, init) => network.fetch(input, init));
      memories.set(model, memory);
      return memory;
    },
  };
}

/** Ollama's names of the sampling settings. `num_ctx` is left out: another value than the loaded one restarts the model. */
export function requestOptions(maxTokens: number) {
  return { temperature: sampling.temperature, top_p: sampling.topP, num_predict: maxTokens };
}

/** Tokens: Ollama's default below 23 GiB of GPU memory, assumed until the server tells. */
export const defaultWindow = 4096;

type ModelMemory = ReturnType<typeof createModelMemory>;

/** What this page has learnt of one model on the server. */
function createModelMemory(send: typeof fetch) {
  let newest: readonly ChatMessage[] = [];
  let newestDropped = 0;
  return {
    quirk: { leaks: false },
    meter: createPromptMeter(),
    /** Leaves out `think` once the server has refused it for this model. */
    fetch: createFieldSender('think', send),
    /** When the newest request for it began or ended; undefined before the first. */
    lastUsed: undefined as number | undefined,
    /** How many messages the newest prompt left out, if this conversation continues it; otherwise 0. */
    droppedBefore(conversation: readonly ChatMessage[]): number {
      const continues = newest.every(({ role, content }, index) => {
        const message = conversation[index];
        return message?.role === role && message.content === content;
      });
      return continues ? newestDropped : 0;
    },
    sent(conversation: readonly ChatMessage[], dropped: number): void {
      newest = conversation;
      newestDropped = dropped;
    },
  };
}

/** What an estimate may be wrong by before and after the server has counted a prompt of this conversation. */
const unmeasured = { fewest: 0.65, most: 1 };
const measured = { fewest: 0.9, most: 1.05 };

function estimate(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateMessage(message), 0);
}

/** How many tokens a prompt takes: an estimate until the server has counted one. */
function createPromptMeter() {
  let factors = unmeasured;
  return {
    most: (messages: readonly ChatMessage[]) => estimate(messages) * factors.most,
    fewest: (messages: readonly ChatMessage[]) => estimate(messages) * factors.fewest,
    learn(messages: readonly ChatMessage[], counted: number): void {
      const ratio = Math.min(2, Math.max(0.5, counted / estimate(messages)));
      factors = { fewest: ratio * measured.fewest, most: ratio * measured.most };
    },
  };
}
