import type { BackendEvent, BackendId, ChatMessage, ChooseBackend, ReplyStats } from '../../backends/backend';
import { BackendError } from '../../backends/backend-error';
import type { FrameClock } from '../../typewriter/frame-clock';
import { createTypewriter } from '../../typewriter/typewriter';
import { timings } from '../../ui/timings';
import type { Reply } from './message';

export interface ReplyRunOptions {
  /** What is sent, once the system message is loaded. */
  readonly messages: () => Promise<readonly ChatMessage[]>;
  readonly chooseBackend: ChooseBackend;
  readonly clock: FrameClock;
  /** Shows text as it arrives. */
  readonly instant: boolean;
  /** Merges a change into the reply. Never called after its ending. */
  readonly write: (change: Partial<Reply>) => void;
  /** The stream has ended well; the reply may still be printing. */
  readonly onReceived: () => void;
  /** Once, right after the ending was written. */
  readonly onEnd: () => void;
}

export interface ReplyRun {
  /** Ends the request and keeps what came. */
  stop(): void;
  /** Shows what came at once, and what comes from now on as it comes. */
  showRest(): void;
}

/** One reply, from sending to its one ending: done, stopped or failed. */
export function runReply(options: ReplyRunOptions): ReplyRun {
  const { messages, chooseBackend, clock } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const sentAt = clock.now();
  let ended = false;
  let backendId: BackendId | undefined;
  let content = '';
  let notices: readonly string[] = [];
  let measured: Reply['timings'] = {};
  let firstDeltaMs: number | undefined;

  function write(change: Partial<Reply>): void {
    if (!ended) options.write(change);
  }

  /** Adds to the figures and returns them all. */
  function measure(figures: Reply['timings']): { timings: Reply['timings'] } {
    measured = { ...measured, ...figures };
    return { timings: measured };
  }

  function end(ending: Pick<Reply, 'status' | 'error'>): void {
    if (ended) return;
    typewriter.cancel();
    write({ ...ending, shown: content.length, ...measure({ endedMs: clock.now() - sentAt }) });
    ended = true;
    options.onEnd();
  }

  const typewriter = createTypewriter({
    clock,
    msPerCharacter: timings.typingSpeedMsPerCharacter,
    instant: options.instant,
    onReveal(shown) {
      const isFirst = measured.firstCharacterMs === undefined;
      write({ shown, ...(isFirst && measure({ firstCharacterMs: clock.now() - sentAt })) });
    },
    onFinish: () => end({ status: 'done' }),
  });

  function take(event: BackendEvent): void {
    switch (event.type) {
      case 'load-progress': {
        const { phase, done, total } = event;
        if (content === '') write({ status: 'loading', load: { phase, done, total } });
        break;
      }
      case 'notice':
        notices = [...notices, event.text];
        write({ notices });
        break;
      case 'text-delta':
        firstDeltaMs ??= clock.now() - sentAt;
        content += event.text;
        write({ status: 'printing', content });
        typewriter.setText(content, false);
        break;
      case 'text-retracted':
        content = '';
        write({ status: 'waiting', content, shown: 0, wasRetracted: true });
        typewriter.setText(content, false);
        break;
      case 'end': {
        const receivedMs = clock.now() - sentAt;
        const rate = tokensPerSecond(event.stats, receivedMs - (firstDeltaMs ?? receivedMs));
        write({
          endReason: event.reason,
          ...(event.stats && { stats: event.stats }),
          ...measure({ receivedMs, ...(rate !== undefined && { tokensPerSecond: rate }) }),
        });
        break;
      }
    }
  }

  async function receive(): Promise<void> {
    const backend = await chooseBackend({ signal });
    backendId = backend.id;
    write({ backend: backend.id, modelName: backend.modelName });
    for await (const event of backend.stream(await messages(), { signal })) {
      // Leaving the loop is what cancels a backend that has not noticed the abort yet.
      if (ended) return;
      take(event);
    }
    if (ended) return;
    options.onReceived();
    typewriter.setText(content, true);
  }

  receive().catch((thrown: unknown) => end({ status: 'failed', error: toBackendError(thrown, backendId) }));

  return {
    stop() {
      end({ status: 'stopped' });
      controller.abort();
    },
    showRest: () => typewriter.skip(),
  };
}

/** Backends throw nothing else; a bug of ours is described like one of their failures. */
function toBackendError(thrown: unknown, backend: BackendId = 'quotes'): BackendError {
  if (thrown instanceof BackendError) return thrown;
  return new BackendError(backend, 'unknown', { detail: String(thrown), cause: thrown });
}

/** The backend's own figure, or else tokens over the time they took to arrive. */
function tokensPerSecond(stats: ReplyStats | undefined, streamedMs: number): number | undefined {
  if (stats?.decodeTokensPerSecond !== undefined) return stats.decodeTokensPerSecond;
  if (stats?.completionTokens === undefined || streamedMs <= 0) return undefined;
  return stats.completionTokens / (streamedMs / 1000);
}
