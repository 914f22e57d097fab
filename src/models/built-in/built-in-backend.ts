import type { BackendEvent, ChatBackend, ChatMessage } from '../../backends/backend';
import { createEngineQueue } from '../../backends/engine-queue';
import { eventsOf } from '../../backends/events-of';
import type { Sleep } from '../../backends/http/abortable-sleep';
import { answer, type BuiltInModel } from './answer';
import type { Conversations } from './conversations';
import { identifyBuiltIn, type IdentityWords } from './identity';

interface BuiltInBackendOptions {
  readonly model: BuiltInModel;
  readonly conversations: Conversations;
  readonly words: IdentityWords;
  readonly sleep: Sleep;
}

/** Replies of the browser's own model: one at a time, by a clone of the base session for each chat. */
export function createBuiltInBackend(
  options: BuiltInBackendOptions,
): ChatBackend & { readonly id: 'built-in' } {
  const { model, conversations, words, sleep } = options;
  const { shortenedNotice } = words.builtIn;
  const { trimmedNotice, readingQuestion } = words.wait;
  const queue = createEngineQueue();

  async function* stream(
    messages: readonly ChatMessage[],
    { signal }: { readonly signal: AbortSignal },
  ): AsyncGenerator<BackendEvent> {
    signal.throwIfAborted();
    const choice = model.choice();
    const place = queue.join();
    const cut = new AbortController();
    const during = (wait: string) => ({ signal, sleep, waitingFor: () => wait });
    try {
      yield* eventsOf(() => place.turn, during(words.wait.otherChat));
      // Nothing is started again for a question that was asked before the visitor chose something else.
      choice.throwIfAborted();
      const base = yield* eventsOf(() => model.ready(), during(words.wait.loadingModel));
      if (base.isShortened) yield { type: 'notice', text: shortenedNotice };
      const turns = messages.filter(({ role }) => role !== 'system');
      yield* eventsOf(
        (emit) => answer({ model, conversations, base, messages: turns, trimmedNotice, sleep, cut, emit }),
        during(readingQuestion),
      );
    } finally {
      cut.abort();
      place.leave();
    }
  }

  return { ...identifyBuiltIn(words), stream };
}
