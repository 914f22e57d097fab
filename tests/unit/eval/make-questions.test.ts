import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { toCv } from '../../../src/resume/cv';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { makeQuestions } from '../../../src/cli/eval/make-questions';
import { questionKinds, type MadeQuestion } from '../../../src/cli/eval/made-question';

const root = resolve(import.meta.dirname, '../../..');
const resumeOf = (folder: string) =>
  JSON.parse(readFileSync(resolve(root, folder, 'resume.json'), 'utf8')) as Record<string, unknown>;
const about = (resume: unknown) => {
  const profile = parseProfile(resume);
  return { profile, cv: toCv(profile, resumeWords) };
};
async function make(resume: unknown): Promise<MadeQuestion[]> {
  const { profile, cv } = about(resume);
  return makeQuestions(profile, cv, new Date('2026-11-15T00:00:00Z'));
}
const texts = (questions: readonly MadeQuestion[]) => questions.map(({ messages }) => messages.join('\n'));

describe.each([
  ['a rich CV', 'tests/fixtures/owner', 'en'],
  ['a French CV', 'tests/eval/quotes/comptable', 'fr'],
])('the questions about %s', (_, folder, own) => {
  const resume = resumeOf(folder);
  let questions: readonly MadeQuestion[];
  beforeAll(async () => {
    questions = await make(resume);
  }, 60_000);

  it('are 300 or more, each once, of every kind', () => {
    expect(questions.length).toBeGreaterThanOrEqual(300);
    expect(new Set(texts(questions).map((text) => text.toLowerCase())).size).toBe(questions.length);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect([...new Set(questions.map(({ kind }) => kind))]).toEqual([...questionKinds]);
  });

  it('are in the language of the CV, but for those that try the others', () => {
    const others = questions.filter(({ kind }) => kind === 'language').map(({ language }) => language);
    expect(new Set(others)).toEqual(new Set(['en', 'fr', 'de', 'es', 'ja'].filter((each) => each !== own)));
    const rest = questions.filter(({ kind }) => kind !== 'language').map(({ language }) => language);
    expect(new Set(rest)).toEqual(new Set([own]));
  });

  it('ask only for names that the CV lacks where they call something absent', () => {
    const cv = JSON.stringify(resume).toLowerCase();
    const named = questions.flatMap(({ expects }) =>
      expects.type === 'absence' || expects.type === 'refusal' ? (expects.of ?? []) : [],
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(cv))).toEqual([]);
  });
});

it('ask for nothing that the owner has answered', async () => {
  const { basics, work } = resumeOf('tests/eval/quotes/nurse');
  const answers = [{ question: 'What salary do you expect?', answer: 'Ask me in the interview.' }];
  const onSalary = async (assistant: object) =>
    (await make({ basics, work, assistant })).filter(({ key }) => key === 'unsaid-salary');
  expect(await onSalary({})).not.toEqual([]);
  expect(await onSalary({ answers })).toEqual([]);
}, 60_000);
