import { expect, it } from 'vitest';
import type { LanguageModelSession } from '../../../../src/models/built-in/language-model';
import { windowOf } from '../../../../src/models/built-in/base-session';

const sessionWith = (figures: object) => figures as LanguageModelSession;

const unknown = { size: undefined, used: undefined, left: undefined };

it.each([
  ['current names', { contextWindow: 9216, contextUsage: 1000 }, { size: 9216, used: 1000, left: 8216 }],
  ['older names', { inputQuota: 6144, inputUsage: 0 }, { size: 6144, used: 0, left: 6144 }],
  ['no limit', { contextWindow: Infinity, contextUsage: 10 }, { size: undefined, used: 10, left: undefined }],
  ['no numbers', { contextWindow: '9216', contextUsage: NaN }, unknown],
  ['nothing', {}, unknown],
])('a session with %s has these figures', (_, figures, expected) => {
  expect(windowOf(sessionWith(figures))).toEqual(expected);
});
