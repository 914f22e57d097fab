import { beforeEach, expect, it } from 'vitest';
import type { BackendEvent } from '../../../src/backends/backend';
import { eventsOf } from '../../../src/backends/events-of';
import { countAbortListeners } from '../../contract/abort-listeners';
import { settled } from '../../support/scripted-backend';

type Emit = (...events: readonly BackendEvent[]) => void;

const text: BackendEvent = { type: 'text-delta', text: 'Hello' };

let controller: AbortController;
let losePatience: () => void;

beforeEach(() => {
  controller = new AbortController();
});

/** Reads the events of work that the test moves on by hand. */
function read() {
  const listeners = countAbortListeners(controller.signal);
  const events: BackendEvent[] = [];
  let emit: Emit = () => {};
  let finish: (result: string) => void = () => {};
  const stream = eventsOf(
    (give) => {
      emit = give;
      return new Promise<string>((resolve) => (finish = resolve));
    },
    {
      signal: controller.signal,
      waitingFor: () => 'Reading the profile',
      sleep: (_, signal) =>
        new Promise((resolve, reject) => {
          losePatience = resolve;
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    },
  );
  const result = (async () => {
    for (;;) {
      const { done, value } = await stream.next();
      if (done) return value;
      events.push(value);
    }
  })();
  return {
    events,
    result,
    listeners,
    emit: async (...given: readonly BackendEvent[]) => {
      emit(...given);
      await settled();
    },
    finish: (value: string) => finish(value),
  };
}

it('yields what the work emits, then returns its result', async () => {
  const { events, result, emit, finish, listeners } = read();
  await emit(text);
  finish('whole');
  expect(await result).toBe('whole');
  expect(events).toEqual([text]);
  expect(listeners.left()).toBe(0);
});

it('says what it waits for until the work goes on', async () => {
  const { events, emit } = read();
  losePatience();
  await settled();
  expect(events).toEqual([{ type: 'wait', text: 'Reading the profile' }]);
  await emit();
  expect(events.slice(1)).toEqual([{ type: 'wait', text: undefined }]);
  await emit(text);
  expect(events.slice(2)).toEqual([text]);
});

it('throws the reason of an abort at once, and yields nothing after it', async () => {
  const { events, result, emit } = read();
  const reason = new Error('stopped');
  controller.abort(reason);
  await expect(result).rejects.toBe(reason);
  await emit(text);
  expect(events).toEqual([]);
});
