import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackendEvent, ChatBackend, ChatMessage } from '../../src/backends/backend';
import { BackendError } from '../../src/backends/backend-error';
import { readReply } from '../support/read-reply';
import { countAbortListeners } from './abort-listeners';

/** What the model does for the next reply. */
export interface Script {
  /** Content, in the pieces the model makes it. */
  readonly pieces: readonly string[];
  /** `silence`: the model sends nothing more until the request is aborted. */
  readonly ending: 'stop' | 'length' | 'failure' | 'silence';
}

interface Session {
  readonly backend: ChatBackend;
  /** How often the model was asked. */
  requestCount(): number;
  /** Resolves once the model no longer works on any request: the connection closed, the engine interrupted. */
  released(): Promise<void>;
  close(): Promise<void>;
}

/** Creates one backend for the suite. `can`: what that kind of backend is able to do. */
export interface ContractHarness {
  readonly open: (script: Script) => Promise<Session>;
  readonly can: {
    /** Reach a token limit. */
    readonly length: boolean;
    /** Fail in the middle of a reply. */
    readonly failure: boolean;
    /** Keep the reader waiting. Without it a reply is complete at once, and only the reader can stop it. */
    readonly silence: boolean;
    /** Send reasoning inside its content. */
    readonly reasoning: boolean;
  };
}

/** Frozen: to change it would throw. */
const conversation: readonly ChatMessage[] = Object.freeze([
  Object.freeze({ role: 'system', content: 'You are the assistant.' }),
  Object.freeze({ role: 'user', content: 'Who are you?' }),
] as const);

const pieces = ['Hello', '! I am', ' an assis', 'tant. 😀', ' Ça va ?'];

/** Tests that a backend keeps the promises of `backends/backend.ts`. */
export function describeBackendContract(name: string, { open, can }: ContractHarness): void {
  describe(`the contract, kept by ${name}`, () => {
    let session: Session;
    let controller: AbortController;

    let listeners: { left(): number };

    beforeEach(() => {
      controller = new AbortController();
      listeners = countAbortListeners(controller.signal);
    });
    // After every ending of a reply, no listener for its abort is left.
    afterEach(() => {
      if (!controller.signal.aborted) expect(listeners.left()).toBe(0);
    });
    afterEach(() => session.close());

    const reading = (onEvent?: (event: BackendEvent) => void) =>
      readReply(session.backend, conversation, { signal: controller.signal, onEvent });

    it('yields its text in order, then one end, and changes no message it was given', async () => {
      session = await open({ pieces, ending: 'stop' });
      const { events, text, thrown } = await reading();
      expect(thrown).toBeUndefined();
      expect(text).not.toBe('');
      const types = events.map(({ type }) => type).filter((type) => type !== 'notice' && type !== 'language');
      expect(types.slice(0, -1).every((type) => type === 'text-delta')).toBe(true);
      expect(types.at(-1)).toBe('end');
    });

    it('names a language at most once, before its text', async () => {
      session = await open({ pieces, ending: 'stop' });
      const { events } = await reading();
      const before = events.slice(
        0,
        events.findIndex(({ type }) => type === 'text-delta'),
      );
      const named = events.flatMap((event) => (event.type === 'language' ? [event.language] : []));
      expect(named).toHaveLength(before.filter(({ type }) => type === 'language').length);
      expect(named.length).toBeLessThanOrEqual(1);
      expect(Intl.getCanonicalLocales(named)).toEqual(named);
    });

    it('sends no empty delta', async () => {
      session = await open({ pieces: ['', 'one', '', ' two', ''], ending: 'stop' });
      const { events } = await reading();
      for (const event of events) if (event.type === 'text-delta') expect(event.text).not.toBe('');
    });

    it('names the model that answers', async () => {
      session = await open({ pieces, ending: 'stop' });
      expect(session.backend.modelName).not.toBe('');
    });

    it('makes no request for a signal that is already aborted, and throws its reason', async () => {
      session = await open({ pieces, ending: 'stop' });
      const reason = new Error('stopped before it began');
      controller.abort(reason);
      const { events, thrown } = await reading();
      expect(thrown).toBe(reason);
      expect(events).toEqual([]);
      expect(session.requestCount()).toBe(0);
    });

    it('ignores an abort after the end', async () => {
      session = await open({ pieces, ending: 'stop' });
      const { events } = await reading();
      controller.abort();
      await session.released();
      expect(events.at(-1)?.type).toBe('end');
    });

    it('yields nothing after an abort and throws its reason', async () => {
      session = await open({ pieces, ending: can.silence ? 'silence' : 'stop' });
      const reason = new Error('the reader clicked Stop');
      const { events, thrown } = await reading((event) => {
        if (event.type === 'text-delta') controller.abort(reason);
      });
      expect(thrown).toBe(reason);
      expect(events.filter(({ type }) => type === 'text-delta')).toHaveLength(1);
      expect(events.at(-1)?.type).toBe('text-delta');
      await session.released();
    });

    it('stops the model when its reader leaves the loop', async () => {
      session = await open({ pieces, ending: can.silence ? 'silence' : 'stop' });
      for await (const event of session.backend.stream(conversation, { signal: controller.signal })) {
        if (event.type === 'text-delta') break;
      }
      await session.released();
      expect(controller.signal.aborted).toBe(false);
    });

    it('answers again after a reply that was stopped', async () => {
      session = await open({ pieces, ending: 'stop' });
      await reading(() => {
        controller.abort();
      });
      const { events, thrown } = await readReply(session.backend, conversation);
      expect(thrown).toBeUndefined();
      expect(events.at(-1)?.type).toBe('end');
    });

    if (can.length)
      it('reports that the token limit ended the reply', async () => {
        session = await open({ pieces, ending: 'length' });
        const { events, text } = await reading();
        expect(text).toBe(pieces.join(''));
        expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'length' });
      });

    if (can.failure)
      it('fails with a BackendError, after all text received', async () => {
        session = await open({ pieces, ending: 'failure' });
        const { events, text, thrown } = await reading();
        expect(thrown).toBeInstanceOf(BackendError);
        expect(thrown).toMatchObject({ backend: session.backend.id });
        expect(text).toBe(pieces.join(''));
        expect(events.some(({ type }) => type === 'end')).toBe(false);
        await session.released();
      });

    if (can.silence)
      it('can be stopped before the model answers', async () => {
        session = await open({ pieces: [], ending: 'silence' });
        const reason = new Error('too slow');
        const reply = reading();
        await untilAsked(session);
        controller.abort(reason);
        const { events, thrown } = await reply;
        expect(thrown).toBe(reason);
        expect(events.some(({ type }) => type === 'text-delta' || type === 'end')).toBe(false);
        await session.released();
      });

    if (can.silence)
      it('can be stopped between two pieces', async () => {
        session = await open({ pieces: ['Hello', ' there'], ending: 'silence' });
        const reason = new Error('enough');
        let text = '';
        const { thrown } = await reading((event) => {
          if (event.type === 'text-delta') text += event.text;
          if (text !== 'Hello there') return;
          queueMicrotask(() => {
            controller.abort(reason);
          });
        });
        expect(thrown).toBe(reason);
        await session.released();
      });

    if (can.reasoning)
      it('never yields reasoning, and says so if there was nothing else', async () => {
        session = await open({ pieces: ['<th', 'ink>\nhm', '.\n</thi', 'nk>\n\n'], ending: 'stop' });
        const { events, text } = await reading();
        expect(text).toBe('');
        expect(events).toMatchObject([{ type: 'end', reason: 'stop', missing: 'only-reasoning' }]);
      });
  });
}

async function untilAsked(session: Session): Promise<void> {
  while (session.requestCount() === 0) await new Promise((resolve) => setTimeout(resolve, 1));
}
