import { describe, expect, it } from 'vitest';
import type { Answered, Marks, Run } from '../../../src/cli/eval/models/run';
import { figuresOf, scoreOf } from '../../../src/cli/eval/figures';
import { intervalOf } from '../../../src/cli/eval/interval';
import { reportText } from '../../../src/cli/eval/report-text';

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

  it('is nothing for a reply that failed, whatever its marks', () => {
    expect(scoreOf(answered({ language: 1, invented: 0 }, { error: 'Ollama does not answer.' }))).toBe(0);
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

  it('weigh each kind alike', () => {
    const others = Array.from({ length: 9 }, () => answered({ honest: 0 }, { kind: 'derailing' }));
    expect(figuresOf(runOf([answered({ right: 1 }), ...others])).score?.mean).toBe(0.5);
  });

  it('have the 95 % interval of a mean', () => {
    const shares = Array.from({ length: 300 }, (_, at) => (at < 210 ? 1 : 0));
    const { mean, low, high } = intervalOf([shares]) ?? { mean: NaN, low: NaN, high: NaN };
    expect([mean, low, high].map((value) => value.toFixed(3))).toEqual(['0.700', '0.648', '0.752']);
    expect(
      intervalOf([
        [1, 1],
        [0, 0, 0],
      ]),
    ).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
    expect(intervalOf([[]])).toBeUndefined();
  });
});

it('puts the best run first in the table, and a name with a line break or a bar in one cell', () => {
  const good = runOf([answered({ right: 1 }), answered({ right: 0 })], { model: 'a|b\nc', megabytes: 1234 });
  const parrot = runOf([answered({ right: 0 })], { model: 'Parrot', backend: 'parrot', megabytes: 0 });
  const [, , first, second] = reportText([parrot, good]).split('\n');
  expect(first).toMatch(/^\| a b c \(ollama\) \| default \| 50 \(0–100\) .* 1\.2 GB +\| 0 +\|$/);
  expect(second).toMatch(/^\| Parrot /);
});
