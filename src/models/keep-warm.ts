import type { ChatMessage } from '../backends/backend';
import type { LocalModel } from './local-model';
import type { SparePower } from './spare-power';

// This file is loaded once a model runs, and what it needs with it.
export { watchPower } from './spare-power';

/** The next question of the chat in view, before it is known. */
export interface NextQuestion {
  /** In any chat. */
  isReplyRunning(): boolean;
  /** What it would be sent with. Rejects while the system message cannot be loaded. */
  messages(): Promise<readonly ChatMessage[]>;
  subscribe(listener: () => void): unknown;
}

interface KeepWarmOptions {
  readonly localModel: Pick<LocalModel, 'getSnapshot' | 'subscribe'>;
  readonly next: NextQuestion;
  readonly power: SparePower;
  /** As `ChatBackend.warmUp`: does nothing where the engine holds what the question needs. */
  readonly warmUp: (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<void> | undefined;
}

/**
 * Has the model read what the next question needs: as soon as it is ready, and whenever that changes or the engine has
 * forgotten it. Never while a reply runs; one attempt for each reason, so that a failing engine is left alone.
 */
export function keepWarm({ localModel, next, power, warmUp }: KeepWarmOptions): void {
  let running: AbortController | undefined;
  let attempted: readonly ChatMessage[] | undefined;

  function mayWarmUp(): boolean {
    const isReady = localModel.getSnapshot().state.status === 'ready';
    return isReady && !next.isReplyRunning() && power.isAvailable();
  }

  function update(): void {
    if (mayWarmUp()) {
      // A failure is named by the question that follows.
      prepare().catch(() => {});
      return;
    }
    attempted = undefined;
    running?.abort();
    running = undefined;
  }

  async function prepare(): Promise<void> {
    const messages = await next.messages();
    // A reply may have begun meanwhile, or another call of this function was quicker.
    if (!mayWarmUp() || (attempted !== undefined && isSame(attempted, messages))) return;
    running?.abort();
    running = new AbortController();
    attempted = messages;
    await warmUp(messages, running.signal);
  }

  localModel.subscribe(update);
  next.subscribe(update);
  power.subscribe(update);
  update();
}

function isSame(one: readonly ChatMessage[], other: readonly ChatMessage[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ role, content }, index) => role === other[index]?.role && content === other[index].content)
  );
}
