import { expect, it } from 'vitest';
import { describeLoading } from '../../../src/models/describe-loading';
import type { LocalModelState } from '../../../src/models/local-model';
import { fakeModelInfo as model } from '../../support/fake-local-model';
import { localModelWords } from '../../support/words';

const describe = (state: LocalModelState) => describeLoading({ state, model }, localModelWords);

it('says how much of a download is done, how fast it is and how long it still takes', () => {
  const progress = { doneBytes: 87.75e6, totalBytes: 351e6, bytesPerSecond: 7e6, secondsLeft: 38 };
  expect(describe({ status: 'downloading', progress })).toEqual({
    phase: 'Downloading: Qwen3 0.6B',
    progress: '88 MB of 351 MB',
    percent: 25,
    details: ['7 MB/s', 'about 40 sec left'],
    cancel: 'Cancel download',
  });
});

it.each([
  ['other-tab', localModelWords.otherTab],
  ['connection', localModelWords.reconnecting],
] as const)('says that the download waits: %s', (waitingFor, sentence) => {
  const progress = { doneBytes: 1, totalBytes: 2, waitingFor };
  expect(JSON.stringify(describe({ status: 'downloading', progress }))).toContain(sentence);
});

it('says how far the preparation is', () => {
  const prepared = (done: number, total: number) => describe({ status: 'compiling', done, total });
  expect(prepared(3, 4)).toMatchObject({ progress: '75%', percent: 75 });
  expect(prepared(0, 0)).toMatchObject({ percent: undefined });
});

it.each([
  [0, undefined, localModelWords.starting],
  [0, 351e6, '0 kB of 351 MB'],
  [12_345, undefined, '13 kB'],
  [1, 2, '1 kB of 1 kB'],
])('never shows 0.0: %i of %s bytes', (doneBytes, totalBytes, expected) => {
  const { progress } = describe({ status: 'downloading', progress: { doneBytes, totalBytes } }) ?? {};
  expect(progress).toBe(expected);
});

it.each<LocalModelState>([
  { status: 'compiling', done: 1, total: 2 },
  { status: 'downloading', progress: { doneBytes: 0, waitingFor: 'other-tab' } },
])('offers no "Cancel download" where this tab downloads nothing: %o', (state) => {
  expect(describe(state)?.cancel).toBe('Cancel');
});
