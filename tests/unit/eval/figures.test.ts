import { describe, expect, it } from 'vitest';
import type { Answered, Marks, Run } from '../../../src/cli/eval/models/run';
import { figuresOf, scoreOf } from '../../../src/cli/eval/figures';

function answered(marks: Marks, more: Partial<Answered> = {}): Answered {
  const about = {
    id: 'exact 1',
    kind: 'exact',
    language: 'en',
    messages: ['Where?'],
    reply: 'There.',
  } as const;
  return { ...about, seconds: 1, words: 4, marks, remarks: [], ...more };
}

const runOf = (answers: readonly Answered[], more: Partial<Run> = {}): Run => ({
  model: 'Qwen3 0.6B',
  backend: 'ollama',
  prompt: 'default',
  owner: 'Ada Byron',
  date: '2026-11-20T10:00:00.000Z',
  answers,
  ...more,
});

describe('the score of a reply', () => {
  it.each<[string, Marks, number]>([
    ['is what the question tries', { right: 1, invented: 0, language: 1 }, 1],
    ['falls by the share that is invented', { right: 1, invented: 0.25 }, 0.75],
    ['is nothing in another language', { right: 1, language: 0 }, 0],
    ['earns nothing by inventing nothing', { right: 0, invented: 0, language: 1 }, 0],
  ])('%s', (_, marks, score) => {
    expect(scoreOf(answered(marks))).toBe(score);
  });
});

describe('the figures of a run', () => {
  it('count a failed reply as not right, and neither as inventing nothing nor as quick', () => {
    const failed = answered({ right: 0, invented: 0 }, { error: 'cut off', seconds: 0, words: 0 });
    const lying = answered({ right: 1, invented: 1 }, { seconds: 4, words: 10 });
    const { right, invented, seconds, words, honest } = figuresOf(runOf([failed, lying]));
    expect([right?.mean, invented?.mean, seconds?.mean, words?.mean]).toEqual([0.5, 1, 4, 10]);
    expect(honest).toBeUndefined();
  });
});
