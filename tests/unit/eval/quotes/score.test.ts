import { describe, expect, it } from 'vitest';
import { saysAbsence } from '../../../../src/cli/eval/absence';
import { parseProfile } from '../../../../src/resume/profile';
import { readCvFacts } from '../../../../src/cli/eval/cv-facts';
import type { LabelledQuestion } from '../../../eval/quotes/labels';
import { scoreLabels } from '../../../eval/quotes/score';

const question: LabelledQuestion = {
  id: 'binder/build.yaml 1',
  half: 'build',
  turns: ['How long was she there?'],
  kind: 'time',
  language: 'en',
  quotes: [],
  says: [],
  notSays: [],
  isAbsent: false,
  offersContact: false,
  isWithoutQuotes: false,
};
const quote = (anchor: string) => `> She bound books.\n>\n> — [Binder, \\[A\\] mill](#${anchor})`;
const cv = readCvFacts(
  parseProfile({
    basics: { name: '早瀬 みのり', email: 'tamsin@example.org', phone: '+32 9 555 01 23' },
    work: [{ name: 'Aufbau und Betrieb der Mühle', position: '主任', startDate: '2020' }],
  }),
);
const score = (labels: Partial<LabelledQuestion>, reply: string) =>
  scoreLabels({ ...question, ...labels }, reply, cv);

describe('the score of a labelled question', () => {
  it('tells the first quote from the first three', () => {
    const reply = [quote('job-9'), quote('job-1'), quote('job-2'), quote('job-3')].join('\n\n');
    expect(score({ quotes: ['job-9'] }, reply)).toMatchObject({
      firstQuoteAnswers: true,
      oneOfThreeAnswers: true,
    });
    expect(score({ quotes: ['job-2'] }, reply)).toMatchObject({
      firstQuoteAnswers: false,
      oneOfThreeAnswers: true,
    });
    expect(score({ quotes: ['job-3'] }, reply)).toMatchObject({
      firstQuoteAnswers: false,
      oneOfThreeAnswers: false,
    });
  });

  it('needs all that is to be said, and nothing of what is not', () => {
    const labels = { says: ['Go', 'Rust'], notSays: ['Dutch'] };
    expect(score(labels, 'Go and Rust.').isSaid).toBe(true);
    expect(score(labels, 'Go.').isSaid).toBe(false);
    expect(score(labels, 'Go, Rust and Dutch.').isSaid).toBe(false);
    expect(score(labels, 'Google, Rustic.').isSaid).toBe(false);
  });

  it.each([
    ['3年', '彼女は3年いました。', true],
    ['3年', '2013年からです。', false],
    ['はい', 'はい、できます。', true],
  ])('finds %s in a Japanese reply: %s is %s', (wanted, reply, isSaid) => {
    expect(score({ says: [wanted], language: 'ja' }, reply).isSaid).toBe(isSaid);
  });

  it('takes no absence from a quote', () => {
    const reply = '> Kubernetes is not in the CV.\n>\n> — [Skills](#skills-1)';
    expect(score({ quotes: ['skills-1'] }, reply).isFreeOfFalseAbsence).toBe(true);
  });

  it.each([
    ['fr', 'Oui, elle est à Nantes depuis 2020.', true],
    ['ja', 'はい、Kubernetes (EKS) を使っています。', true],
    ['ja', 'Kubernetes.', false],
    ['en', 'はい、2020年からです。', false],
    ['fr', 'Oui : « She was there for the years that he is from ».', true],
    ['en', 'Bei Aufbau und Betrieb der Mühle, seit 2020 und auch im Winter.', false],
  ] as const)('reads the language %s of the own words: %s', (language, reply, isRight) => {
    expect(score({ language }, reply).languageIsRight).toBe(isRight);
  });

  it('gives a reason for each failed check', () => {
    const labels = { quotes: ['job-1'], says: ['two | 2'], offersContact: true };
    expect(score(labels, `Elle est dans le CV.\n\n${quote('job-2')}`).reasons).toEqual([
      'quotes job-2; expected job-1',
      'does not say two or 2',
      "does not offer the owner's address",
      'is not in the language en',
    ]);
  });
});

describe('an absence', () => {
  it.each([
    'Kubernetes is not in the CV.',
    'The CV names no employer called Google.',
    'I found nothing about that in Tamsin’s CV, and I only quote what is there.',
    'There is no phone number in her CV.',
    'Kubernetes n’est pas dans le CV.',
    'Le CV ne mentionne pas « Docker ».',
    'Kubernetes steht nicht im Lebenslauf.',
    'Der Lebenslauf nennt kein Gehalt.',
    'Kubernetes no está en el CV.',
    'El CV no dice nada sobre el salario.',
    'Kubernetesは履歴書にありません。',
    '履歴書には給与の記載がありません。',
  ])('is heard in: %s', (sentence) => {
    expect(saysAbsence(sentence)).toBe(true);
  });

  it.each([
    'Yes: Docker, under Infrastructure in the CV.',
    'No, she left in 2021. The CV has three jobs since.',
    'Not only in the CV: she also writes about Docker.',
    'Oui, le CV cite Docker.',
    'Ja, im Lebenslauf steht Docker.',
    'Sí, el CV menciona Docker.',
    'はい、履歴書にDockerがあります。',
  ])('is not heard in: %s', (sentence) => {
    expect(saysAbsence(sentence)).toBe(false);
  });
});
