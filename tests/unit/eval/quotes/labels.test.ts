import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLabelledCvs, kinds, type LabelledQuestion } from '../../../eval/quotes/labels';
import { ownerResumeFile } from '../../../support/owner';

const root = resolve(import.meta.dirname, '../../../..');

describe('a folder of labelled questions', () => {
  let folder: string;
  const write = (half: string, yaml: string) => {
    writeFileSync(join(folder, 'binder', `${half}.yaml`), yaml);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'labels-'));
    mkdirSync(join(folder, 'binder'));
    copyFileSync(resolve(root, ownerResumeFile), join(folder, 'binder/resume.json'));
    write('build', '[]');
    write('measured', '[]');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is read with its two halves', () => {
    write(
      'build',
      '- ask: Where?\n  kind: fact\n  language: en\n  quotes: [job-1]\n  says: [archive | 2024]\n',
    );
    write(
      'measured',
      '- turns: [Bonjour, Son salaire ?]\n  kind: absent\n  language: fr\n  absent: true\n  contact: true\n',
    );
    const [cv] = readLabelledCvs(folder);
    expect(cv?.name).toBe('binder');
    expect(cv?.questions).toMatchObject([
      { id: 'binder/build.yaml 1', half: 'build', turns: ['Where?'], quotes: ['job-1'], isAbsent: false },
      {
        half: 'measured',
        turns: ['Bonjour', 'Son salaire ?'],
        quotes: [],
        isAbsent: true,
        offersContact: true,
      },
    ]);
  });

  const start = '- ask: Where?\n  kind: fact\n  language: en\n';
  it.each([
    ['ask: x', 'binder/build.yaml must be a list'],
    [`${start}  quote: [job-1]`, 'binder/build.yaml 1 has `quote`; known are ask'],
    [
      `${start}  quotes: [job-99]`,
      'binder/build.yaml 1: `quotes` names job-99, an anchor that the CV does not',
    ],
    [start, 'binder/build.yaml 1 expects nothing'],
    [`${start}  says: [true]`, '`says` must hold texts only'],
    [`${start}  says: archive`, '`says` must be a list'],
    [`${start}  absent: false`, '`absent` must be true or left out'],
    [`${start}  quotes: [job-1]\n  no-quotes: true`, 'has both `quotes` and `no-quotes`'],
    ['- kind: fact\n  language: en\n  says: [x]', 'must have either `ask` or `turns`'],
    ['- turns: [Where?]\n  kind: follow-up\n  language: en\n  says: [x]', 'must be two to four messages'],
    ['- ask: Where?\n  kind: riddle\n  language: en\n  says: [x]', '`kind` must be one of fact'],
    ['- ask: Dove?\n  kind: fact\n  language: it\n  says: [x]', '`language` must be one of en'],
  ])('is refused with a sentence that names file and entry: %s', (yaml, sentence) => {
    write('build', yaml);
    expect(() => readLabelledCvs(folder)).toThrow(sentence);
  });
});

describe('the labelled set', () => {
  const questions = readLabelledCvs(join(root, 'tests/eval/quotes')).flatMap((cv) => cv.questions);
  const ofHalf = (half: string) => questions.filter((question) => question.half === half);
  const shareOf = (has: (question: LabelledQuestion) => boolean) =>
    questions.filter(has).length / questions.length;

  it('has every kind in both halves', () => {
    for (const half of ['build', 'measured']) {
      expect(new Set(ofHalf(half).map(({ kind }) => kind))).toEqual(new Set(kinds));
    }
  });

  it('has halves of about one size', () => {
    expect(Math.abs(ofHalf('build').length - ofHalf('measured').length)).toBeLessThan(20);
  });

  it('asks in five languages, and some in Arabic', () => {
    expect(shareOf(({ language }) => language === 'en')).toBeGreaterThan(0.3);
    for (const language of ['fr', 'de', 'es', 'ja']) {
      expect(shareOf((question) => question.language === language)).toBeGreaterThan(0.1);
    }
    expect(questions.filter(({ language }) => language === 'ar').length).toBeGreaterThanOrEqual(40);
  });

  it('has chats of several messages', () => {
    expect(shareOf(({ turns }) => turns.length > 1)).toBeGreaterThan(1 / 8);
  });

  it('asks nothing twice', () => {
    const asked = questions.map(({ id, turns }) => `${id.split('/')[0]}: ${turns.join(' / ').toLowerCase()}`);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });
});
