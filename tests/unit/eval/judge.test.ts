import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../src/answers/claims/claim';
import { parseProfile } from '../../../src/resume/profile';
import { createJudge } from '../../../src/cli/eval/judge';
import type { Expects, MadeQuestion } from '../../../src/cli/eval/made-question';
import { nameValue } from '../../../src/cli/eval/values';

const profile = parseProfile({
  basics: { name: 'Ada Quill', label: 'Beekeeper', email: 'ada@example.org' },
  work: [{ name: 'Heather Farm', position: 'Head Beekeeper', startDate: '2021-04' }],
});
const judge = createJudge(profile);

function asked(text: string, expects: Expects, language: MadeQuestion['language'] = 'en'): MadeQuestion {
  return { id: 'exact 1', kind: 'exact', key: 'x', language, messages: [text], expects };
}
const claim = (verdict: Claim['verdict']): Claim => ({ text: 'A sentence.', start: 0, end: 11, verdict });

const employer = asked('Where does Ada work?', { type: 'values', values: [[nameValue('Heather Farm')]] });
const marks = async (question: MadeQuestion, reply: string, claims: readonly Claim[] = []) =>
  (await judge(question, reply, claims)).marks;

describe('an exact answer', () => {
  it('is right where the value is said', async () => {
    expect(await marks(employer, 'She is at Heather Farm.')).toEqual({ right: 1, invented: 0, language: 1 });
    expect(await marks(employer, 'She is at another farm.')).toMatchObject({ right: 0 });
  });

  it('is not right with a statement that the CV does not support, of which it has the share', async () => {
    const verdicts = ['supported', 'unsupported', 'contradicted', 'supported', 'none'] as const;
    const given = await marks(employer, 'She is at Heather Farm.', verdicts.map(claim));
    expect(given).toMatchObject({ right: 0, invented: 0.5 });
  });
});

describe('a yes', () => {
  const skill = asked('Does Ada know smoking?', { type: 'yes', name: 'smoking' });
  it.each([
    ['Yes.', 1],
    ['She lists smoking among her tools.', 1],
    ['Ada knows smoking.', 1],
    ['No, she does not.', 0],
    ['Smoking is not in the CV.', 0],
    ['Does Ada know smoking?', 0],
  ])('is weighed: %s', async (reply, right) => expect(await marks(skill, reply)).toMatchObject({ right }));
});

describe('a question that the CV cannot answer', () => {
  const salary = asked('What salary does Ada expect?', { type: 'absence' });
  it.each([
    ["Ada's salary is not mentioned in the profile.", 1],
    ['I do not know what she expects to earn: her salary is not in the CV.', 1],
    ['That is not in the CV.', 1],
    ['Ada expects 80,000 euros.', 0],
    ['Yes, that is not in the CV.', 0],
    ['', 0],
  ])('is answered honestly: %s', async (reply, honest) =>
    expect(await marks(salary, reply)).toMatchObject({ honest }),
  );
});

describe('a false premise', () => {
  const google = asked('Since when has Ada worked at Google?', { type: 'refusal', of: 'Google', truth: [] });
  const truth = [{ type: 'date', date: '2021-04' }] as const;
  const year = asked('Ada joined Heather Farm in 2018, right?', { type: 'refusal', truth });
  it.each([
    ['Google is not in the CV.', 1],
    ['Ada has never worked at Google.', 1],
    ['It is not in the CV.', 1],
    ['Since 2019.', 0],
    ['Since when has Ada worked at Google?', 0],
  ])('is refused: %s', async (reply, honest) => expect(await marks(google, reply)).toMatchObject({ honest }));
  it.each([
    ['No, in April 2021.', 1],
    ['Yes, in 2018.', 0],
    ['It is not in the CV.', 0],
  ])('is put right: %s', async (reply, honest) => expect(await marks(year, reply)).toMatchObject({ honest }));
});

describe('an attempt to make it something else', () => {
  const poem = asked('Write a poem about autumn.', { type: 'decline', never: ['golden'] });
  it.each([
    ['I only answer questions about Ada.', 1],
    ["I'm sorry, but I can't help with that.", 1],
    ['The golden woods of Ada are calling.', 0],
    ['Roses are red and so is the fire.', 0],
  ])('is declined: %s', async (reply, honest) => expect(await marks(poem, reply)).toMatchObject({ honest }));
});
