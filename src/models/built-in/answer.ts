import type { BackendEvent, ChatMessage } from '../../backends/backend';
import { BackendError } from '../../backends/backend-error';
import type { Sleep } from '../../backends/http/abortable-sleep';
import type { BaseSession } from './base-session';
import { failure, failureAfterText, failureOf, faultOf } from './built-in-errors';
import type { Conversations } from './conversations';
import { orAborted } from './or-aborted';
import { readStream } from './read-stream';
import { onOverflow, resumeConversation } from './resume-conversation';

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
  const { model, sleep, cut, emit } = options;
  const { signal } = cut;
  const patience = new AbortController();
  let said = '';
  const reply: Reply = {
    get hasText() {
      return said.trim() !== '';
    },
    receive(text) {
      said += text;
      if (reply.hasText) patience.abort();
      emit({ type: 'text-delta', text });
    },
    get text() {
      return said;
    },
  };
  sleep(firstWordLimit, patience.signal).then(
    () => cut.abort(failure('too-slow')),
    () => {},
  );

  let { base } = options;
  const history = options.messages.length - 1;
  /** Messages before the question that the session was told. */
  let told = 0;
  let atLeast = 0;
  let isRebuilt = false;
  try {
    for (;;) {
      const { released } = base;
      const onReleased = (): void => cut.abort(released.reason);
      released.addEventListener('abort', onReleased);
      try {
        if (released.aborted) onReleased();
        return await talk({ ...options, base, atLeast, onTold: (count) => (told = count) }, reply);
      } catch (error) {
        // What aborts a stream is not always what its browser throws.
        const cause: unknown = signal.aborted ? signal.reason : error;
        if (reply.hasText) return endAfterText(cause, emit);
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

interface Reply {
  readonly hasText: boolean;
  readonly text: string;
  receive(this: void, text: string): void;
}

interface TalkOptions extends AnswerOptions {
  readonly atLeast: number;
  readonly onTold: (count: number) => void;
}

async function talk(options: TalkOptions, reply: Reply): Promise<void> {
  const { conversations, messages, trimmedNotice, emit } = options;
  const { signal } = options.cut;
  const onTrimmed = (): void => {
    // A notice belongs before the text; the next reply says it then.
    if (reply.text === '') emit({ type: 'notice', text: trimmedNotice });
  };
  signal.throwIfAborted();
  const conversation = await resumeConversation({ ...options, signal, onTrimmed });
  const { session } = conversation;
  let { isTrimmed } = conversation;
  const unwatch = onOverflow(session, () => {
    isTrimmed = true;
    onTrimmed();
  });
  try {
    const question = messages.at(-1)?.content ?? '';
    const stream = session.promptStreaming(question, { signal });
    const reason = await readStream(stream, signal, reply.receive);
    // A reply that ended here by its length is not the one that the session holds.
    if (reason === 'stop' && reply.hasText) {
      const turns = [...messages, { role: 'assistant' as const, content: reply.text }];
      conversations.keep({ session, turns, isTrimmed });
    } else {
      session.destroy();
    }
    emit({ type: 'end', reason, missing: reply.hasText ? undefined : 'empty' });
  } catch (error) {
    session.destroy();
    throw error;
  } finally {
    unwatch();
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
