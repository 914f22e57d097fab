import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../../src/backends/backend';
import { parseProfile } from '../../../../src/resume/profile';
import { askQuestions, type LabelResult } from '../../../eval/quotes/ask-questions';
import { readCvFacts } from '../../../../src/cli/eval/cv-facts';
import type { LabelledQuestion } from '../../../eval/quotes/labels';
import { reportFailures, reportLabels } from '../../../eval/quotes/report';
import { scoreLabels } from '../../../eval/quotes/score';

const question: LabelledQuestion = {
  id: 'binder/build.yaml 1',
  half: 'build',
  turns: ['Where does she work?'],
  kind: 'fact',
  language: 'en',
  quotes: ['job-1'],
  says: [],
  notSays: [],
  isAbsent: false,
  offersContact: false,
  isWithoutQuotes: false,
};

const cv = readCvFacts(parseProfile({ basics: { name: 'Tamsin Overbeek' } }));

function result(labels: Partial<LabelledQuestion>, reply: string, milliseconds = 1): LabelResult {
  const labelled = { ...question, ...labels };
  return { question: labelled, reply, milliseconds, score: scoreLabels(labelled, reply, cv) };
}

const right = 'In Ghent.\n\n> A city archive\n>\n> — [Head](#job-1)';
const wrong = 'The CV does not say.';

/** The cells of the row that begins with a name. */
function cells(report: string, name: string): string[] | undefined {
  const line = report.split('\n').find((each) => each.startsWith(`| ${name} `));
  return line
    ?.split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

describe('the report on labelled questions', () => {
  const report = reportLabels([
    result({}, right, 2.6),
    result({}, wrong),
    result({ half: 'measured' }, right, 7),
    result({ half: 'measured', kind: 'absent', language: 'de', quotes: [], isAbsent: true }, 'Nein.'),
  ]);

  it('has the figures of both halves side by side, by kind', () => {
    const none = '– / –';
    expect(cells(report, 'fact')).toEqual([
      'fact',
      '2 / 1',
      '50 / 100',
      '50 / 100',
      none,
      '50 / 0',
      none,
      none,
      none,
      '100 / 100',
      '3 / 7',
    ]);
    expect(cells(report, 'absent')?.slice(0, 7)).toEqual([
      'absent',
      '0 / 1',
      none,
      none,
      none,
      none,
      '– / 0',
    ]);
  });

  it('has a row for each language and one for all', () => {
    expect(cells(report, 'de')?.[1]).toBe('0 / 1');
    expect(cells(report, 'en')?.[1]).toBe('2 / 1');
    expect(cells(report, 'all')?.[1]).toBe('2 / 2');
  });

  it('ends with the totals and the gap of the halves', () => {
    const lines = reportLabels([result({}, right), result({ half: 'measured' }, wrong)]).split('\n');
    expect(lines.at(-2)).toBe('All checks passed: build 100% of 1, measured 0% of 1.');
    expect(lines.at(-1)).toMatch(/: all checks 100, first quote 100, .*false absence -100, honest –/);
  });
});

describe('the failures', () => {
  it('are those of the development set, with reply and reasons', () => {
    const failures = reportFailures([result({}, wrong), result({ id: 'binder/build.yaml 2' }, right)]);
    expect(failures).toContain('binder/build.yaml 1');
    expect(failures).toContain(wrong);
    expect(failures).toContain('! says that the CV does not hold it');
    expect(failures).not.toContain('binder/build.yaml 2');
  });

  it('never show the measured half', () => {
    const measured = { half: 'measured', turns: ['a secret question'] } as const;
    const results = [result(measured, wrong)];
    expect(reportFailures(results)).toBe('');
    expect(reportLabels(results)).not.toContain('secret');
  });
});

describe('a chat of several messages', () => {
  it('gives the backend its own replies, and scores the last one', async () => {
    const heard: (readonly ChatMessage[])[] = [];
    const profile = parseProfile({ basics: { name: 'Tamsin Overbeek', email: 'tamsin@example.org' } });
    const cv = {
      name: 'binder',
      profile,
      questions: [{ ...question, turns: ['Hello', 'And before?'], offersContact: true }],
    };
    const results = await askQuestions(cv, async (messages) => {
      heard.push([...messages]);
      return messages.length === 1 ? 'First reply' : `tamsin@example.org\n\n${right}`;
    });
    expect(heard[1]?.map(({ role, content }) => `${role}: ${content}`)).toEqual([
      'user: Hello',
      'assistant: First reply',
      'user: And before?',
    ]);
    expect(results.map(({ score }) => score.reasons)).toEqual([[]]);
  });
});
