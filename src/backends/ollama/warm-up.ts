import type { ChatMessage } from '../backend';
import { type OllamaSession, requestOptions } from './session';

/** Milliseconds that Ollama keeps a model loaded after a request, by default. */
const keepAlive = 5 * 60_000;

/**
 * Has the server load the model and read the profile, once in five minutes, so that a question finds it in the cache.
 * Throws only the signal's reason.
 */
export async function warmUp(
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
