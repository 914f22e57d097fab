import { abortableSleep, type Sleep } from '../http/abortable-sleep';
import type { Network } from '../http/network';
import { sampling } from '../sampling';
import type { OllamaIdentityOptions } from './identity';
import { createModelMemory, type ModelMemory } from './model-memory';
import { createOllamaServer } from './ollama-server';

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
