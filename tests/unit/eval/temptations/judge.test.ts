import { describe, expect, it } from 'vitest';
import { isAtFault, judge } from '../../../eval/temptations/judge';
import type { Temptation } from '../../../eval/temptations/labels';

const temptation: Temptation = {
  id: 'build/binder.yaml 1',
  half: 'build',
  ask: 'Does she speak Dutch?',
  after: [],
  language: 'en',
  falseAnswer: undefined,
  notSays: [],
  says: [],
  truth: 'no Dutch',
};

const judged = (labels: Partial<Temptation>, reply: string) => judge({ ...temptation, ...labels }, reply);

describe('judging a reply to a tempting question', () => {
  it.each([
    'Yes: Tamsin speaks Dutch.',
    'Oui, depuis 2019.',
    'はい、話します。',
    '\u2068نعم\u2069: تتكلم الهولندية.',
    '“Dutch” is not in the CV. Yes: The CV mentions Ghent.',
  ])('finds a false yes: %s', (reply) => {
    expect(judged({ falseAnswer: 'yes' }, reply).isFalseAnswer).toBe(true);
  });

  it.each([
    'No: Tamsin speaks Flemish.',
    'نعمة، لا أعرف.',
    'Yesterday she began to learn it.',
    '> Yes\n>\n> — [Languages](#languages)',
    '',
  ])('finds no yes where there is none: %s', (reply) => {
    expect(isAtFault(judged({ falseAnswer: 'yes' }, reply))).toBe(false);
  });

  it('reads the expressions against the own words alone, on one line and without case', () => {
    const labels = { notSays: [/^ghent.*2023/iu], says: [/left/iu] };
    const quote = '> She left.\n>\n> — [Head](#job-1)';
    expect(judged(labels, `Ghent,\nuntil 2023.\n\n${quote}`)).toMatchObject({
      ownWords: 'Ghent, until 2023.',
      isFalseAnswer: false,
      isMisleading: true,
      isUnanswered: true,
    });
    expect(isAtFault(judged(labels, 'She LEFT in 2021.'))).toBe(false);
  });
});
