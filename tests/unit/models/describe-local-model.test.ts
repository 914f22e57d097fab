import { expect, it } from 'vitest';
import { describeKnowledge } from '../../../src/models/describe-local-model';
import { localModelWords as words } from '../../support/words';
import { localModelStates, type LocalModelStatus } from '../../support/local-model-states';

it.each([
  [undefined, words.knowledge.unread],
  ['reading', words.knowledge.reading],
  ['read', words.knowledge.read],
] as const)('says what a running model knows of the CV (%s)', (cv, sentence) => {
  expect(describeKnowledge({ state: { status: 'ready' }, cv }, words)).toBe(sentence);
});

it('says nothing of the CV where no model runs', () => {
  const statuses = Object.keys(localModelStates) as LocalModelStatus[];
  for (const status of statuses.filter((each) => each !== 'ready')) {
    expect(describeKnowledge({ state: localModelStates[status], cv: 'read' }, words)).toBeUndefined();
  }
});
