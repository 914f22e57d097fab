import { expect, it } from 'vitest';
import { failureAfterText, failureOf, faultOf } from '../../../../src/models/built-in/built-in-errors';

const named = (name: string) => new DOMException('Its own words.', name);

it.each([
  ['AbortError', 'model-stopped', false, 'model-stopped'],
  ['QuotaExceededError', 'context-too-long', true, 'context-too-long'],
  ['NotSupportedError', 'model-unsupported', true, 'model-unsupported'],
  ['NotReadableError', 'filtered', false, 'filtered'],
  ['NotAllowedError', 'permission-denied', true, 'permission-denied'],
  ['InvalidStateError', 'load-failed', true, 'cut-off'],
  ['UnknownError', 'load-failed', true, 'cut-off'],
  ['OperationError', 'load-failed', true, 'cut-off'],
  ['TypeError', 'load-failed', true, 'cut-off'],
])('%s before text is %s, quotes take over: %s; after text it is %s', (name, kind, handsOver, afterText) => {
  expect(failureOf(named(name))).toMatchObject({
    backend: 'built-in',
    kind,
    handsOver,
    detail: 'Its own words.',
  });
  expect(failureAfterText(named(name))).toMatchObject({ kind: afterText, handsOver: false });
});

it.each([undefined, null, 'a text', 7, {}, { name: 7 }])(
  '%j that is thrown is a broken session',
  (thrown) => {
    expect(faultOf(thrown)).toBe('broken');
  },
);
