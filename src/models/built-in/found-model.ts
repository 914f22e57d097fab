import type { BackendError } from '../../backends/backend-error';
import type { Sleep } from '../../shared/abortable-sleep';
import type { Network } from '../../backends/http/network';
import type { OfferedModel, OfferSnapshot } from '../local-model';
import { createBase, type BaseSession } from './base-session';
import { failure } from './built-in-errors';
import { createConversations, type Conversations } from './conversations';
import { type FailureCount, mostFailures } from './failure-count';
import type { LanguageModel, ModelOptions } from './language-model';
import type { ChatBackend, BackendIdentity } from '../../backends/backend';
import { createEngineQueue } from '../../backends/engine-queue';
import { eventsOf } from '../../backends/events-of';
import { answer, type BuiltInModel } from './answer';
import { describeFailure } from '../../backends/describe-failure';
import type { SharedWords } from '../../backends/words.en';
import type { BuiltInWords } from './words.en';

export interface FoundModelOptions {
  readonly languageModel: LanguageModel;
  readonly modelOptions: ModelOptions;
  readonly systemPrompt: () => Promise<string>;
  readonly words: IdentityWords;
  readonly failures: FailureCount;
  readonly network: Pick<Network, 'isOnline' | 'origin'>;
  /** The window: receives `pagehide` and `pageshow`. */
  readonly page: EventTarget;
  readonly sleep: Sleep;
  readonly onChange: (snapshot: OfferSnapshot) => void;
}

type FoundModel = Pick<OfferedModel, 'start' | 'release'> & { readonly snapshot: OfferSnapshot };

type State =
  | { readonly status: 'available' | 'starting' | 'ready' }
  | { readonly status: 'failed'; readonly problem: string; readonly mayRetry: boolean };

/** A model that this browser has ready: its states, from the offer to the answers. */
export function createFoundModel(options: FoundModelOptions): FoundModel {
  const { words, failures, network, page, sleep } = options;
  const base = createBase({ ...options, options: options.modelOptions, isOnline: () => network.isOnline() });
  const conversations = createConversations();
  const identity = identifyBuiltIn(words);
  let state: State = { status: 'available' };
  let choice = new AbortController();

  const backend = createBuiltInBackend({
    model: { choice: () => choice.signal, ready, rebuild, giveUp },
    conversations,
    words,
    sleep,
  });

  const snapshotOf = (): OfferSnapshot => ({ backend, words: words.builtIn.offer, ...state });
  let snapshot = snapshotOf();

  function become(next: State): void {
    state = next;
    snapshot = snapshotOf();
    options.onChange(snapshot);
  }

  /** Where a chat asks a model that nobody has started, asking is the choice. */
  async function ready(): Promise<BaseSession> {
    const preparing = base.ready();
    const isPossible = failures.count() < mostFailures;
    if (isPossible && state.status !== 'ready' && state.status !== 'starting') become({ status: 'starting' });
    try {
      const made = await preparing;
      if (!made.released.aborted && state.status !== 'ready') become({ status: 'ready' });
      return made;
    } catch (error) {
      const failed = error as BackendError;
      if (failed.kind !== 'model-stopped' && state.status !== 'failed') fail(failed);
      throw failed;
    }
  }

  /** Two broken sessions count as a try that failed: whatever ends them may end the next one too. */
  function giveUp(error: BackendError): void {
    failures.note();
    fail(error);
  }

  function fail(error: BackendError): void {
    drop();
    const { problem } = identity.describeError(error, { origin: network.origin });
    become({ status: 'failed', problem, mayRetry: failures.count() < mostFailures });
  }

  function drop(): void {
    conversations.clear();
    base.drop();
  }

  function rebuild(): void {
    drop();
    become({ status: 'starting' });
  }

  function start(): void {
    if (state.status === 'starting' || state.status === 'ready') return;
    if (state.status === 'failed' && !state.mayRetry) return;
    ready().catch(() => {});
  }

  /** A page that comes back from the browser's cache had to give its sessions up. */
  function onPageShow(): void {
    if (state.status !== 'starting' && state.status !== 'ready') return;
    become({ status: 'starting' });
    ready().catch(() => {});
  }

  page.addEventListener('pagehide', drop);
  page.addEventListener('pageshow', onPageShow);

  return {
    get snapshot() {
      return snapshot;
    },
    start,
    release() {
      choice.abort(failure('model-stopped'));
      choice = new AbortController();
      drop();
      if (state.status !== 'failed' || state.mayRetry) become({ status: 'available' });
    },
  };
}

interface BuiltInBackendOptions {
  readonly model: BuiltInModel;
  readonly conversations: Conversations;
  readonly words: IdentityWords;
  readonly sleep: Sleep;
}

/** Replies of the browser's own model: one at a time, by a clone of the base session for each chat. */
function createBuiltInBackend(options: BuiltInBackendOptions): ChatBackend & { readonly id: 'built-in' } {
  const { model, conversations, words, sleep } = options;
  const { shortenedNotice, trimmedNotice, readingQuestion } = words.wait;
  const queue = createEngineQueue();

  const stream: ChatBackend['stream'] = async function* (messages, { signal }) {
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
  };

  return { ...identifyBuiltIn(words), stream };
}

type IdentityWords = SharedWords & { readonly builtIn: BuiltInWords };

export function identifyBuiltIn(words: IdentityWords): BackendIdentity & { readonly id: 'built-in' } {
  return {
    id: 'built-in',
    modelName: words.builtIn.modelName,
    whereItRuns: words.builtIn.whereItRuns,
    describeError: (error, context) => describeFailure(error, context, words.failure, words.builtIn),
  };
}
