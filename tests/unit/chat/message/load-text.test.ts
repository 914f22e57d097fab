import { expect, it } from 'vitest';
import { loadText } from '../../../../src/chat/message/load-text';

it.each([
  ['how much of a download is here', { phase: 'download', done: 87.75e6, total: 351e6 }, /25\s?%.*351\s?MB/],
  ['what has come of a download of unknown size', { phase: 'download', done: 12e6, total: 0 }, /12\s?MB/],
  ['how far the preparation is', { phase: 'compile', done: 3, total: 4 }, /75\s?%/],
  ['that preparation has begun', { phase: 'compile', done: 0, total: 0 }, /Preparing the model$/],
] as const)('says %s', (_, progress, words) => {
  expect(loadText(progress)).toMatch(words);
});
