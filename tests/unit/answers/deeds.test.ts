import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

/** Led and taught, said in one language by the CV. */
function headOf(title: string, point: string) {
  return answererOf({
    basics: { name: 'Ana Ruiz', label: title, summary: point },
    work: [
      { name: 'Alfa', position: title, startDate: '2018-01', highlights: [point] },
      { name: 'Beta', position: 'Teacher', startDate: '2010-01', endDate: '2014-12' },
    ],
    projects: [{ name: 'Library', description: 'A hall for 300 people' }],
  });
}

const led: readonly (readonly [title: string, point: string, ask: string, says: RegExp])[] = [
  ['Head of Surveys', 'Lead a team of nine surveyors', 'Does she lead a team?', /^Yes.*nine surveyors/],
  ['Directora', 'Dirijo un equipo de nueve personas', '¿Dirige un equipo?', /^Sí.*nueve personas/],
  [
    'Cheffe de service',
    'Direction d’une équipe de neuf',
    'Dirige-t-elle une équipe ?',
    /^Oui.*équipe de neuf/,
  ],
  ['Abteilungsleiterin', 'Leitung eines Teams von neun', 'Hat sie Führungserfahrung?', /^Ja.*von neun/],
  ['Diretora', 'Lidero uma equipa de nove pessoas', 'Ela lidera uma equipa?', /^Sim.*nove pessoas/],
  ['رئيسة القسم', 'قيادة فريق من تسعة مهندسين', 'هل تقود فريقًا؟', /^نعم.*تسعة مهندسين/],
  ['課長', '9名のチームを率いる', 'チームを率いていますか？', /^はい.*9名/],
];

describe('what somebody did', () => {
  it.each(led)('is led where the CV says so in its own language: %s', async (title, point, ask, says) => {
    expect((await converse(headOf(title, point), ask)).text).toMatch(says);
  });

  it('is no team where other things are counted', async () => {
    const { text } = await converse(
      headOf('Lecturer', 'Supervise 12 dissertations a year'),
      'Does she lead a team?',
    );
    expect(text).not.toMatch(/^Yes/);
  });

  it('is told by whom somebody trains, and not by the training of a model', async () => {
    const head = headOf('Engineer', 'Tutoring of interns and colleagues');
    const { text } = await converse(head, 'Has she led a team?');
    expect(text).toMatch(/^(?!Yes).*colleagues/);
    expect(
      (await converse(headOf('Engineer', 'Training of models'), 'Has she led a team?')).text,
    ).not.toMatch(/models/);
  });

  it('is not led by what a team runs, or by a wish to lead', async () => {
    const point = 'Built the platform on which 40 teams run; my next step is to lead a team';
    expect((await converse(headOf('Engineer', point), 'Has she led a team?')).text).not.toMatch(/^Yes/);
  });

  it('is not a project where she leads a team', async () => {
    const head = headOf('Head of Surveys', 'Lead a team of nine surveyors');
    expect((await converse(head, 'Has she led a project?')).text).not.toMatch(/^Yes/);
  });

  it.each([
    ['Did she work at Google?', /“Google” is not in the CV/],
    ['Is she a fan of jazz?', /^(?!Yes)/],
  ])('has an employer only by its name: %s', async (question, says) => {
    const analyst = answererOf({
      basics: { name: 'Ana Ruiz' },
      work: [{ name: 'Alfa', position: 'Analyst' }],
      skills: [{ name: 'Tools', keywords: ['Google Analytics'] }],
    });
    expect((await converse(analyst, question)).text).toMatch(says);
  });

  it.each([
    ['How long has she taught?', /5 years/],
    ['Depuis combien de temps dirige-t-elle ?', /Head of Surveys/],
  ])('has its years by its verb alone: %s', async (question, says) => {
    const head = headOf('Head of Surveys', 'Lead a team of nine surveyors');
    expect((await converse(head, question)).text).toMatch(says);
  });
});

describe('a CV in another language than the question', () => {
  const arabic = headOf('مهندسة معمارية', 'ترميم سوق النحاسين القديم في المدينة مع فريق من البنائين');

  it('is not said to lack a common word', async () => {
    const { text } = await converse(arabic, 'Has she gilded a vaulted hammam?');
    expect(text).toMatch(/which is in Arabic/);
    expect(text).not.toMatch(/is not in the CV/);
  });

  const treasurer = answererOf({
    basics: { name: 'Amma Boateng', label: 'Analyst', summary: 'I read numbers for a living.' },
    work: [{ name: 'Alfa', position: 'Analyst', startDate: '2018-01' }],
    volunteer: [{ organization: 'Debating Society', position: 'Treasurer', startDate: '2016-01' }],
    publications: [{ name: 'Lime mortar for beginners', publisher: 'Beta Press', releaseDate: '2022-04' }],
  });

  it.each([
    ['学生団体の会計をしていましたか?', /記載がありません/],
    ['هل هي متطوعة في نادي المناظرات؟', /غير مذكور/],
    ['A-t-elle publié son livre sur la chaux en 2019 ?', /chaux » n’est pas dans le CV/],
  ])('is not said to lack what it has by another word: %s', async (question, absent) => {
    expect((await converse(treasurer, question)).text).not.toMatch(absent);
  });

  it('is said to lack a country, which has a name in every language', async () => {
    expect((await converse(arabic, 'Has she lived in England?')).text).toMatch(/“England” is not in the CV/);
  });

  it('is said to lack a language, and what is written as a name', async () => {
    expect((await converse(arabic, 'Does she know AWS and PHP 8?')).text).toMatch(/is not in the CV/);
  });

  it.each([
    'Where did she work?',
    'What did she do?',
    '¿Qué hizo?',
    'Wo hat sie gearbeitet?',
    'Où a-t-elle travaillé ?',
    '¿Dónde trabajó?',
    'Onde ela trabalhou?',
    'どこで働きましたか？',
    'أين عملت؟',
  ])('is all of it where nothing but the verb is said: %s', async (ask) => {
    expect((await converse(headOf('Head of Surveys', 'Lead a team'), ask)).text).toMatch(/Alfa.*Beta/s);
  });

  it('is not where somebody lives', async () => {
    const { text } = await converse(headOf('Head of Surveys', 'Lead a team'), 'أين تعمل؟');
    expect(text).toContain('Alfa');
  });

  it.each([
    ['Wann kann sie anfangen?', /verfügbar/],
    ['Was macht sie?', /Head of Surveys, Alfa/],
    ['Que fait-elle ?', /Head of Surveys, Alfa/],
    ['O que ela faz?', /Head of Surveys, Alfa/],
  ])('is told from what is wished and what is done in free time: %s', async (ask, says) => {
    expect((await converse(headOf('Head of Surveys', 'Lead a team'), ask)).text).toMatch(says);
    expect((await converse(headOf('Head of Surveys', 'Lead a team'), 'Beta?', ask)).text).toMatch(says);
  });
});

describe('what somebody has been', () => {
  const nurse = answererOf({
    basics: { name: 'Ada Finch', label: 'Nurse' },
    work: [
      { name: 'Alfa', position: 'Nurse', startDate: '2018-01', highlights: ['Care for delirious adults'] },
    ],
    certificates: [{ name: 'Registered Nurse (Adult)', date: '2017-09' }],
  });

  it.each([
    ['Has she been delirious?', /^Yes/],
    ['A-t-elle été adulte ?', /^Oui/],
    ['Ela já esteve adulta?', /^Sim/],
  ])('is not told by a line on others: %s', async (question, yes) => {
    expect((await converse(nurse, question)).text).not.toMatch(yes);
  });
});
