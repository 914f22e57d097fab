import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Claim, ClaimChecker } from '../../../../src/answers/check-claims';
import { splitSentences } from '../../../../src/answers/claims/split-sentences';
import { checkAnswer, joined, type Checked } from '../../../eval/claims/check-answer';
import type { LabelledAnswer } from '../../../eval/claims/kinds';
import { readAnswers } from '../../../eval/claims/read-answers';
import { failures, figuresOf, report } from '../../../eval/claims/report';

/** Marks every sentence that names Mars. */
const checker: ClaimChecker = {
  open: async () => ({
    read: (answer, isWhole) =>
      splitSentences(answer, isWhole).map((sentence): Claim =>
        sentence.text.includes('Mars')
          ? { ...sentence, verdict: 'unsupported', reason: { kind: 'unmentioned', what: 'Mars' } }
          : { ...sentence, verdict: 'supported' },
      ),
  }),
};

const answer: LabelledAnswer = {
  id: 'binder.yaml 1',
  question: 'Where did she work?',
  language: 'en',
  sentences: [
    { label: 'true', text: 'She works in Ghent.' },
    { label: 'place', text: 'Before. She worked on Mars.' },
    { label: 'none', text: 'Would you like to go to Mars?' },
  ],
};

const check = (half: Checked['half']) =>
  checkAnswer(checker, answer, { cv: 'binder', half, origin: 'written' });

describe('a labelled answer', () => {
  it('counts a sentence as marked if one of its claims is', async () => {
    expect((await check('build')).map(({ isMarked }) => isMarked)).toEqual([false, true, true]);
  });

  it.each([
    ['en', ['One.', 'Two.'], 'One. Two.'],
    ['ja', ['一。', '二。'], '一。二。'],
    ['en', ['Jobs:', '- One', '- Two', 'Three.'], 'Jobs:\n- One\n- Two\n\nThree.'],
    ['en', ['| One |', '| Two |'], '| One |\n| Two |'],
    ['en', ['**One**: a line', 'Two.'], '**One**: a line\nTwo.'],
    ['en', ['It says "one."', 'Two.'], 'It says "one." Two.'],
    ['en', ['**One** is bold.', '**Two** too.'], '**One** is bold. **Two** too.'],
  ] as const)('is joined as a reply in %s: %j', (language, texts, whole) => {
    const { text, spans } = joined({
      language,
      sentences: texts.map((each) => ({ label: 'true', text: each })),
    });
    expect(text).toBe(whole);
    expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(texts);
  });
});

describe('the report on claims', () => {
  it('has the halves side by side, with the number of sentences', async () => {
    const text = report([...(await check('build')), ...(await check('measured'))]);
    expect(text).toMatch(/\| place +\| 100\.0 \(1\) \/ 100\.0 \(1\)/);
    expect(text).toMatch(/\| true \(goal 3\) +\| 0\.0 \(1\) \/ 0\.0 \(1\)/);
    expect(text).toMatch(/\| none +\| 100\.0 \(1\) \/ 100\.0 \(1\)/);
  });

  it('lists the failures of the development set alone', async () => {
    expect(failures(await check('measured'))).toEqual([]);
    expect(failures(await check('build'))).toEqual([
      'binder.yaml 1 | en | none | Would you like to go to Mars? | unmentioned: Mars',
    ]);
  });

  it('is saved as counts', async () => {
    expect(figuresOf(await check('build')).figures).toContainEqual({
      origin: 'written',
      half: 'build',
      language: 'en',
      label: 'place',
      sentences: 1,
      marked: 1,
    });
  });
});

describe('hand-written answers', () => {
  let folder: string;
  const write = (yaml: string) => writeFileSync(join(folder, 'binder.yaml'), yaml);
  const labelled = (sentence: string, language = 'en') =>
    `- question: And?\n  language: ${language}\n  answer:\n    - ${sentence}\n`;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'claims-'));
    mkdirSync(folder, { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('are read in order, with a label for each sentence', () => {
    write(labelled('true: Yes.\n    - false-absence: The CV does not mention glue.'));
    expect(readAnswers(folder)).toEqual([
      {
        cv: 'binder',
        answers: [
          {
            id: 'binder.yaml 1',
            question: 'And?',
            language: 'en',
            sentences: [
              { label: 'true', text: 'Yes.' },
              { label: 'false-absence', text: 'The CV does not mention glue.' },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ['question: x', 'binder.yaml must be a list'],
    [
      `${labelled('true: Yes.')}${labelled('lie: No.')}`,
      'binder.yaml 2 must label each sentence with one of',
    ],
    [labelled('true: Yes.', 'xx'), 'binder.yaml 1 must name one of'],
    [labelled('just text'), 'binder.yaml 1 must label each sentence'],
    [labelled('true: 4'), 'binder.yaml 1 must have a sentence after `true`'],
    [`${labelled('true: Yes.')}  half: build\n`, 'binder.yaml 1 has `half`'],
  ])('that cannot be right stop the run: %j', (yaml, message) => {
    write(yaml);
    expect(() => readAnswers(folder)).toThrow(message);
  });
});
