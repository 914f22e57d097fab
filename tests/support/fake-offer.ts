import { createStore } from 'zustand/vanilla';
import type { OfferedModel, OfferSnapshot, OfferWords } from '../../src/models/local-model';
import type { FoundOffer } from '../../src/models/who-answers';

export const offerWords: OfferWords = {
  use: 'Use the model that is here',
  cost: 'costs nothing',
  about: 'This device has a model.',
  starting: 'It is being started.',
  title: 'Really the model that was here',
  answers: 'The model that was here answers.',
  offline: 'You are offline, and it answers.',
  name: 'The model that is here',
  row: { firstWords: 'Quickly', question: 'Stays' },
};

const backend: FoundOffer['backend'] = {
  id: 'built-in',
  modelName: 'the model that was here',
  whereItRuns: 'here',
  stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }),
  describeError: () => ({ problem: 'It failed.', action: 'Try again.' }),
};

const found = { backend, words: offerWords };

/** A model on offer in each state that shows it. */
export const offers = {
  available: { ...found, status: 'available' },
  starting: { ...found, status: 'starting' },
  ready: { ...found, status: 'ready' },
  failed: { ...found, status: 'failed', problem: 'It could not be started.', mayRetry: true },
  'given-up': { ...found, status: 'failed', problem: 'It failed three times.', mayRetry: false },
} as const satisfies Record<string, FoundOffer>;

/** A model on offer that becomes what a test says. `calls`: what was asked of it. */
export function createFakeOffer(
  afterCheck: OfferSnapshot,
  { isSlow = false } = {},
): OfferedModel & {
  readonly calls: string[];
  become(next: OfferSnapshot): void;
  /** Ends a slow check. */
  finishCheck(): void;
} {
  const unchecked: OfferSnapshot = { status: 'unchecked' };
  const { getState: getSnapshot, setState, subscribe } = createStore<OfferSnapshot>(() => unchecked);
  const calls: string[] = [];
  let checked: Promise<void> | undefined;
  let finishCheck = () => {};

  const become = (next: OfferSnapshot) => setState(next, true);

  return {
    id: 'built-in',
    calls,
    become,
    finishCheck: () => finishCheck(),
    getSnapshot,
    subscribe,
    check() {
      calls.push('check');
      checked ??= new Promise((resolve) => {
        finishCheck = () => {
          become(afterCheck);
          resolve();
        };
        if (!isSlow) finishCheck();
      });
      return checked;
    },
    start() {
      calls.push('start');
      if (getSnapshot().status === 'available') become(offers.starting);
    },
    release() {
      calls.push('release');
      const { status } = getSnapshot();
      if (status !== 'unchecked' && status !== 'absent') become(offers.available);
    },
  };
}
