import type { BackendEvent, ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { fitWindow } from '../fit-window';
import { watchPolicy } from '../http/policy-watch';
import { sampling } from '../sampling';
import { ask } from './ask';
import { identifyOllama } from './identity';
import { tooLong } from './ollama-errors';
import {
  createSession,
  defaultWindow,
  type OllamaBackendOptions,
  type OllamaSession,
  requestOptions,
} from './session';

export function createOllamaBackend(
  options: OllamaBackendOptions,
  identity = identifyOllama(options),
): ChatBackend {
  const session = createSession(options);
  const { host, network, server, running, now } = session;
  const notice: BackendEvent = { type: 'notice', text: options.words.wait.trimmedNotice };

  const stream: ChatBackend['stream'] = async function* (messages, { signal }) {
    signal.throwIfAborted();
    const { model } = identity;
    const memory = session.memoryOf(model);
    const { meter } = memory;
    const policy = watchPolicy(network.policyViolations, host);
    running.add(signal);
    memory.lastUsed = now();
    try {
      const loaded = await server.loaded(model, signal);
      const isLoaded = typeof loaded === 'object';
      const window = isLoaded ? loaded.contextLength : undefined;
      const limits = {
        contextWindow: window ?? defaultWindow,
        reply: sampling.maxTokens,
        tokensOf: (message: ChatMessage) => meter.most([message]),
      };
      const shortest = fitWindow(messages, limits, messages.length);
      if (window !== undefined && meter.fewest(shortest.messages) + limits.reply > window) {
        throw tooLong(model, meter.most(shortest.messages) + limits.reply);
      }
      let prompt = fitWindow(messages, limits, memory.droppedBefore(messages));
      const question = { model, policy, signal };
      let hasText = false;
      if (prompt.dropped > 0) yield notice;
      try {
        for await (const event of ask(session, { ...question, messages: prompt.messages, isLoaded })) {
          hasText ||= event.type === 'text-delta';
          yield event;
        }
      } catch (error) {
        if (!isTooLong(error) || prompt.dropped === shortest.dropped) throw error;
        // The estimate was too low, or the window is smaller than assumed: the question is tried alone.
        prompt = shortest;
        if (hasText) yield { type: 'text-retracted' };
        yield notice;
        yield* ask(session, { ...question, messages: prompt.messages, isLoaded: true });
      }
      memory.sent(messages, prompt.dropped);
    } finally {
      running.delete(signal);
      memory.lastUsed = now();
      policy.stop();
    }
  };

  return {
    id: identity.id,
    get modelName() {
      return identity.modelName;
    },
    useModel: (model) => identity.useModel(model),
    whereItRuns: identity.whereItRuns,
    describeError: identity.describeError,
    stream,
    warmUp: (messages, signal) => warmUp(session, identity.model, messages, signal),
  };
}

function isTooLong(error: unknown): boolean {
  return error instanceof BackendError && error.kind === 'context-too-long';
}

/** Milliseconds that Ollama keeps a model loaded after a request, by default. */
const keepAlive = 5 * 60_000;

/**
 * Has the server load the model and read the profile, once in five minutes, so that a question finds it in the cache.
 * Throws only the signal's reason.
 */
async function warmUp(
  { host, now, running, memoryOf }: OllamaSession,
  model: string,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const memory = memoryOf(model);
  const before = memory.lastUsed;
  const begun = now();
  if (running.size > 0 || (before !== undefined && begun - before < keepAlive)) return;
  memory.lastUsed = begun;
  try {
    const response = await memory.fetch(`${host}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ model, messages, stream: true, think: false, options: requestOptions(1) }),
      signal,
    });
    await response.text();
  } catch {
    // A failure is named by the question that follows.
    if (signal.aborted && memory.lastUsed === begun) memory.lastUsed = before;
    signal.throwIfAborted();
  }
}
