import type { BackendEvent, ChatBackend, ChatMessage } from '../../backends/backend';
import { BackendError } from '../../backends/backend-error';
import type { ErrorContext, ErrorDescription } from '../../backends/describe-failure';
import type { FrameClock } from '../../streaming/typewriter/frame-clock';
import { createTypewriter } from '../../streaming/typewriter/typewriter';
import { timings } from '../../ui/timings';
import { withoutControls } from '../../shared/visible-text';
import type { Reply } from './message';
import type { RunningReplyWriter } from './running-reply';

/** Events that are read in one task. A backend that has thousands ready would keep the page waiting. */
const mostInTask = 250;

interface ReplyRunOptions {
  /** What is sent, once the system message is loaded. */
  readonly messages: () => Promise<readonly ChatMessage[]>;
  readonly chooseBackend: (options: {
    readonly signal: AbortSignal;
    readonly failed?: BackendError | undefined;
  }) => Promise<ChatBackend>;
  readonly errorContext: ErrorContext;
  /** Shown where no backend could be chosen. */
  readonly unexpectedFailure: ErrorDescription;
  readonly clock: FrameClock;
  /** Shows text as soon as it is received. */
  readonly instant: boolean;
  /** Where the text goes until the reply ends. */
  readonly text: RunningReplyWriter;
  /** What replies above this one have said: no notice is said twice in a chat. */
  readonly noticesBefore: readonly string[];
  /** Merges a change into the reply. Never called after its ending. */
  readonly write: (change: Partial<Reply>) => void;
  /** Called once, right after the ending was written. */
  readonly onEnd: () => void;
}

export type ReplyRun = ReturnType<typeof runReply>;

/** One reply, from sending to its one ending: done, stopped or failed. */
export function runReply(options: ReplyRunOptions) {
  const { messages, chooseBackend, clock, text } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const sentAt = clock.now();
  let hasEnded = false;
  let isPrinting = false;
  let backend: ChatBackend | undefined;
  let notices: readonly string[] = [];
  let measured: Reply['timings'] = {};
  let firstDeltaMs: number | undefined;
  let unwritten: Partial<Reply> | undefined;
  let cancelWriting: (() => void) | undefined;

  function write(change: Partial<Reply>): void {
    cancelWriting?.();
    cancelWriting = undefined;
    if (!hasEnded) options.write({ ...unwritten, ...change });
    unwritten = undefined;
  }

  /** With the text that the next frame shows, or else after it: each change by itself renders the chat. */
  function writeSoon(change: Partial<Reply>): void {
    unwritten = { ...unwritten, ...change };
    cancelWriting ??= clock.nextFrame(() => {
      cancelWriting = clock.nextFrame(() => write({}));
    });
  }

  function sinceSending(): number {
    return clock.now() - sentAt;
  }

  /** Adds to the figures and returns them all. */
  function measure(figures: Reply['timings']): Reply['timings'] {
    measured = { ...measured, ...figures };
    return measured;
  }

  function end(ending: Pick<Reply, 'status' | 'failure'>): void {
    if (hasEnded) return;
    typewriter.cancel();
    text.end();
    write({
      ...ending,
      content: text.received,
      running: undefined,
      waitingFor: undefined,
      isSilent: undefined,
    });
    hasEnded = true;
    options.onEnd();
  }

  const typewriter = createTypewriter({
    clock,
    msPerCharacter: timings.typingSpeedMsPerCharacter,
    instant: options.instant,
    onReveal(shown) {
      text.show(shown);
      if (isPrinting) return;
      isPrinting = true;
      const firstCharacterMs = measured.firstCharacterMs ?? sinceSending();
      write({ status: 'printing', waitingFor: undefined, timings: measure({ firstCharacterMs }) });
    },
    onFinish: () => end({ status: 'done' }),
  });

  function take(event: BackendEvent): void {
    switch (event.type) {
      case 'notice':
        if ([...options.noticesBefore, ...notices].includes(event.text)) break;
        notices = [...notices, event.text];
        write({ notices });
        break;
      case 'wait':
        write({ waitingFor: event.text, isSilent: event.isSilent });
        break;
      case 'language':
        writeSoon({ language: event.language });
        break;
      case 'text-delta':
        firstDeltaMs ??= sinceSending();
        text.receive(withoutControls(event.text));
        typewriter.setText(text.received, false, event.atOnce);
        break;
      case 'text-retracted':
        text.retract();
        typewriter.setText('', false);
        isPrinting = false;
        write({ status: 'waiting' });
        break;
      case 'end':
        writeSoon({
          endReason: event.reason,
          missing: event.missing,
          stats: event.stats,
          timings: measure({ firstDeltaMs, receivedMs: sinceSending() }),
        });
        break;
    }
  }

  async function receive(): Promise<void> {
    backend = await chooseBackend({ signal });
    try {
      await receiveFrom(backend);
    } catch (thrown) {
      if (!(thrown instanceof BackendError) || !thrown.handsOver || text.received !== '') throw thrown;
      const { problem } = backend.describeError(thrown, options.errorContext);
      const next = await chooseBackend({ signal, failed: thrown });
      if (next === backend) throw thrown;
      backend = next;
      take({ type: 'notice', text: problem });
      await receiveFrom(next);
    }
  }

  async function receiveFrom(answering: ChatBackend): Promise<void> {
    const { id, modelName, whereItRuns } = answering;
    writeSoon({ backend: id, modelName, whereItRan: whereItRuns, waitingFor: undefined });
    let taken = 0;
    for await (const event of answering.stream(await messages(), { signal })) {
      // Leaving the loop cancels a backend that has not noticed the abort yet.
      if (hasEnded) return;
      take(event);
      if (++taken % mostInTask === 0) await new Promise<void>((resolve) => clock.after(0, resolve));
    }
    if (!hasEnded) typewriter.setText(text.received, true);
  }

  function describe(thrown: unknown): ErrorDescription {
    if (!backend) return options.unexpectedFailure;
    return backend.describeError(toBackendError(thrown, backend), options.errorContext);
  }

  receive().catch((thrown: unknown) => end({ status: 'failed', failure: describe(thrown) }));

  return {
    /** Ends the request and keeps the text that was received. */
    stop(): void {
      end({ status: 'stopped' });
      controller.abort();
    },
    /** Shows all text that was received, and from now on each piece as soon as it is received. */
    showRest: () => typewriter.skip(),
  };
}

/** Backends throw nothing else; a bug of ours is described like one of their failures. */
function toBackendError(thrown: unknown, { id }: ChatBackend): BackendError {
  if (thrown instanceof BackendError) return thrown;
  return new BackendError(id, 'unknown', { cause: thrown });
}
