import type { BackendEvent, ChatMessage } from '../../backends/backend';
import { BackendError } from '../../backends/backend-error';
import type { Sleep } from '../../shared/abortable-sleep';
import type { BaseSession } from './base-session';
import { failure, failureAfterText, failureOf, faultOf } from './built-in-errors';
import { type Conversations, onOverflow, resumeConversation } from './conversations';
import { orAborted } from './or-aborted';
import { readStream } from './read-stream';

/** Milliseconds that a visitor waits for the first word. */
const firstWordLimit = 20_000;

/** What an answer needs of the model's state. */
export interface BuiltInModel {
  /** Aborts, with a `BackendError`, when the visitor chooses something else. */
  choice(): AbortSignal;
  /** The session with the CV, made if there is none. Rejects with a `BackendError`. */
  ready(): Promise<BaseSession>;
  /** The session is broken: the next call of `ready` makes another one. */
  rebuild(): void;
  /** The model cannot be used: quotes answer from now on. */
  giveUp(error: BackendError): void;
}

interface AnswerOptions {
  readonly model: BuiltInModel;
  readonly conversations: Conversations;
  readonly base: BaseSession;
  /** The chat without its system message, which the base session holds; the question is the last. */
  readonly messages: readonly ChatMessage[];
  readonly trimmedNotice: string;
  readonly sleep: Sleep;
  /** Aborted by the caller once nobody reads the reply, and here when the model is too slow or given up. */
  readonly cut: AbortController;
  readonly emit: (event: BackendEvent) => void;
}

/** Answers one question. Throws a `BackendError`, or the reason of `cut`. */
export async function answer(options: AnswerOptions): Promise<void> {
  const { model, conversations, messages, trimmedNotice, sleep, cut, emit } = options;
  const { signal } = cut;
  const patience = new AbortController();
  const history = messages.length - 1;
  let { base } = options;
  let said = '';
  /** Messages before the question that the session was told. */
  let told = 0;
  let atLeast = 0;
  let isRebuilt = false;

  const hasText = (): boolean => said.trim() !== '';
  const onTold = (count: number): void => void (told = count);
  const onTrimmed = (): void => {
    // A notice belongs before the text; the next reply says it then.
    if (said === '') emit({ type: 'notice', text: trimmedNotice });
  };

  function receive(text: string): void {
    said += text;
    if (hasText()) patience.abort();
    emit({ type: 'text-delta', text });
  }

  async function talk(): Promise<void> {
    signal.throwIfAborted();
    const resumed = { base, conversations, messages, atLeast, signal, onTold, onTrimmed };
    const { session, ...conversation } = await resumeConversation(resumed);
    let { isTrimmed } = conversation;
    const unwatch = onOverflow(session, () => {
      isTrimmed = true;
      onTrimmed();
    });
    try {
      const question = messages.at(-1)?.content ?? '';
      const reason = await readStream(session.promptStreaming(question, { signal }), signal, receive);
      // A reply that ended here by its length is not the one that the session holds.
      if (reason === 'stop' && hasText()) {
        const turns = [...messages, { role: 'assistant' as const, content: said }];
        conversations.keep({ session, turns, isTrimmed });
      } else {
        session.destroy();
      }
      emit({ type: 'end', reason, missing: hasText() ? undefined : 'empty' });
    } catch (error) {
      session.destroy();
      throw error;
    } finally {
      unwatch();
    }
  }

  sleep(firstWordLimit, patience.signal).then(
    () => cut.abort(failure('too-slow')),
    () => {},
  );
  try {
    for (;;) {
      const { released } = base;
      const onReleased = (): void => cut.abort(released.reason);
      released.addEventListener('abort', onReleased);
      try {
        if (released.aborted) onReleased();
        return await talk();
      } catch (error) {
        // What aborts a stream is not always what its browser throws.
        const cause: unknown = signal.aborted ? signal.reason : error;
        if (hasText()) return endAfterText(cause, emit);
        if (cause instanceof BackendError || signal.aborted) throw cause;
        const fault = faultOf(cause);
        if (fault === 'full' && atLeast === 0 && told > 0) {
          atLeast = history - Math.floor(told / 2);
        } else if (fault === 'broken' && !isRebuilt) {
          isRebuilt = true;
        } else {
          const failed = failureOf(cause);
          if (fault === 'broken') model.giveUp(failed);
          throw failed;
        }
        if (fault !== 'broken') continue;
      } finally {
        released.removeEventListener('abort', onReleased);
      }
      model.rebuild();
      base = await orAborted(model.ready(), signal);
    }
  } finally {
    patience.abort();
  }
}

/** What was said stays, as the chat has it. */
function endAfterText(cause: unknown, emit: AnswerOptions['emit']): void {
  const fault = faultOf(cause);
  if (cause instanceof BackendError ? cause.kind === 'model-stopped' : fault === 'ended')
    emit({ type: 'end', reason: 'other' });
  else if (fault === 'full') emit({ type: 'end', reason: 'length' });
  else throw cause instanceof BackendError ? cause : failureAfterText(cause);
}
