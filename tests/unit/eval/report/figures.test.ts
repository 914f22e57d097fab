import { describe, expect, it } from 'vitest';
import type { Answered, Marks } from '../../../../src/cli/eval/models/run';
import { compareRuns, isClear } from '../../../../src/cli/eval/report/compare-runs';
import { figuresOf, scoreOf } from '../../../../src/cli/eval/report/figures';
import { reportText } from '../../../../src/cli/eval/report/report-text';
import { inventedRun, inventedRuns } from './invented-runs';

const [example] = inventedRun({ nature: { right: 1, honest: 1, invented: 0, seconds: 1 } }).answers;

function answered(marks: Marks, more: Partial<Answered> = {}): Answered {
  if (!example) throw new Error('The invented run is empty');
  return { ...example, marks, ...more };
}

describe('the score of a reply', () => {
  it.each<[string, Marks, number]>([
    ['is what the question tries', { right: 1, invented: 0, language: 1 }, 1],
    ['is the mean of what it tries', { right: 1, honest: 0, invented: 0 }, 0.5],
    ['falls by the share that is invented', { right: 1, invented: 0.25 }, 0.75],
    ['is nothing in another language', { right: 1, language: 0 }, 0],
    ['earns nothing by inventing nothing', { right: 0, invented: 0, language: 1 }, 0],
    ['is the language where only that is tried', { language: 1 }, 1],
  ])('%s', (_, marks, score) => {
    expect(scoreOf(answered(marks))).toBe(score);
  });

  it('is nothing for a reply that failed, whatever its marks', () => {
    expect(scoreOf(answered({ language: 1, invented: 0 }, { error: 'Ollama does not answer.' }))).toBe(0);
  });
});

describe('the figures of a run', () => {
  const run = inventedRun({ nature: { right: 0.5, honest: 1, invented: 0, seconds: 2 } });

  it('count a failed reply as not right, and neither as inventing nothing nor as quick', () => {
    const failed = answered({ right: 0, invented: 0 }, { error: 'cut off', seconds: 0, words: 0 });
    const lying = answered({ right: 1, invented: 1 }, { seconds: 4, words: 10 });
    const { right, invented, seconds, words } = figuresOf({ ...run, answers: [failed, lying] });
    expect([right?.mean, invented?.mean, seconds?.mean, words?.mean]).toEqual([0.5, 1, 4, 10]);
  });

  it('weigh each kind alike', () => {
    const one = answered({ right: 1 });
    const others = Array.from({ length: 9 }, () => answered({ honest: 0 }, { kind: 'derailing' }));
    expect(figuresOf({ ...run, answers: [one, ...others] }).score?.mean).toBe(0.5);
  });

  it('are undefined where nothing tries them', () => {
    expect(figuresOf({ ...run, answers: [answered({ right: 1 })] }).persona).toBeUndefined();
    expect(figuresOf({ ...run, answers: [] }).score).toBeUndefined();
  });
});

describe('two runs', () => {
  const nature = { right: 0.5, honest: 0.5, invented: 0.2, seconds: 2 };
  const before = inventedRun({ nature });

  it('do not differ from themselves', () => {
    const { differences, changed, shared } = compareRuns(before, before);
    expect(shared).toBe(before.answers.length);
    expect(differences.score).toEqual({ mean: 0, low: 0, high: 0 });
    expect(changed).toEqual([]);
  });

  it('are compared question by question, with an interval that is smaller than those of the runs', () => {
    const [first] = before.answers;
    const after = {
      ...before,
      answers: before.answers.map((answer, index) =>
        index % 6 === 0 ? { ...answer, marks: { right: 1 }, words: answer.words + 5 } : answer,
      ),
    };
    const { differences, changed } = compareRuns(before, after);
    const change = differences.score;
    const { score } = figuresOf(before);
    if (!change || !score || !first) throw new Error('There is no score');
    expect(change.mean).toBeGreaterThan(0);
    expect(change.high - change.low).toBeLessThan(score.high - score.low);
    expect(differences.words?.mean).toBeGreaterThan(0);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every(({ before: a, after: b }) => scoreOf(a) !== scoreOf(b))).toBe(true);
  });

  it('share only questions that say the same', () => {
    const other = before.answers.map((answer) => ({ ...answer, messages: ['Something else?'] }));
    const { shared, differences } = compareRuns(before, { ...before, answers: other });
    expect(shared).toBe(0);
    expect(differences.score).toBeUndefined();
  });

  it('differ clearly only if the interval holds no zero', () => {
    expect(isClear({ mean: 0.1, low: 0.01, high: 0.2 })).toBe(true);
    expect(isClear({ mean: -0.1, low: -0.2, high: -0.01 })).toBe(true);
    expect(isClear({ mean: 0.1, low: -0.01, high: 0.2 })).toBe(false);
  });
});

describe('the table for a terminal', () => {
  it('has the best run first, with its intervals, and both baselines', () => {
    const lines = reportText(inventedRuns()).split('\n');
    expect(lines[2]).toMatch(/^\| Answers from the CV \(quotes\)/);
    expect(lines[2]).toMatch(/\| 9\d \(\d\d–\d\d\) \|/);
    expect(lines.filter((line) => /^\| (?:Fixed sentence|Parrot) /.test(line))).toHaveLength(2);
  });

  it('keeps a model whose name has a line break or a bar in one cell', () => {
    const run = {
      ...inventedRun({ nature: { right: 1, honest: 1, invented: 0, seconds: 1 } }),
      model: 'a|b\nc',
    };
    expect(reportText([run]).split('\n')[2]).toMatch(/^\| a b c \(ollama\) \|/);
  });
});
