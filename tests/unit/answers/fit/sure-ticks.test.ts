import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../../support/answers';

const ad = (requirement: string) =>
  `We are looking for a colleague.\n\nRequirements:\n- ${requirement}\n- Fluent Portuguese\n- Experience with a kiln`;

const nurse = (summary: string) =>
  answererOf({
    basics: { name: 'Ada Penrose', summary },
    work: [{ name: 'Severn Hospital', position: 'Nurse', startDate: '2021-04' }],
    education: [{ institution: 'Avon College', studyType: 'MSc', area: 'Nursing', endDate: '2019' }],
    certificates: [{ name: 'Advanced Life Support', date: '2024-02' }],
  });

const rowFor = async (requirement: string, summary: string) => {
  const { text } = await converse(nurse(summary), ad(requirement));
  return text.split('\n').find((line) => line.includes(requirement));
};

describe('a tick in a fit sheet', () => {
  it('is given for no word that joins what a synonym of the requirement joins', async () => {
    expect(
      await rowFor('Knowledge of carpentry', 'I look for work that joins the ward with teaching.'),
    ).toContain('–');
  });

  it('is given for a licence by no other certificate', async () => {
    expect(await rowFor('Driving licence', 'Nurse on wards.')).toContain('–');
  });

  it('is given for a licence of which the summary tells', async () => {
    expect(await rowFor('Driving licence', 'Nurse with a full driving licence.')).toContain('✓');
  });

  it.each([
    ['An MBA', '–'],
    ['MBA or similar', '–'],
    ["A master's degree", '✓'],
    ['An MSc', '✓'],
  ])('is given for a degree by that degree: %s %s', async (requirement, sign) => {
    expect(await rowFor(requirement, 'Nurse on wards.')).toContain(sign);
  });
});
