/** What the files of real people hold (issue 38, D). */
import { describe, expect, it } from 'vitest';
import { foreignForm } from '../../../../src/resume/read/parse-json';
import { readResume } from '../../../../src/resume/read/read-resume';
import { remarkOnShare } from '../../../../src/resume/read/remark';
import { chooseLanguage } from '../../../../src/site/choose-language';
import { remarkOnExample } from '../../../../src/site/sample-portrait';
import { openResume } from '../../../../src/resume/profile';
import { shownTexts, silentlyLost, textsOf, wildResumes } from '../../../support/wild-resumes';

const read = (value: unknown) => readResume(value, { pictures: { has: () => true }, language: 'en' });

describe('a list of skills', () => {
  it.each([
    ['/skills/icons/js.svg', 'the path of a file'],
    ['Level 3', 'a level'],
    ['80 %', 'a level'],
    ['name', 'the name of a column'],
    ['TODO: ask Lee', 'a note'],
  ])('leaves out %s, and says that it is %s', (name, what) => {
    const { resume, remarks } = read({ basics: { name: 'Ada' }, skills: [{ name: 'Go' }, { name }] });
    expect(resume?.skills.flatMap((skill) => skill.name ?? [])).toEqual(['Go']);
    expect(remarks.map(({ message }) => message).join('\n')).toContain(`is ${what} and no skill`);
  });

  it.each(['Node.js', 'Level design', 'Note taking', 'Name tagging', 'C/C++', 'CI/CD'])(
    'keeps %s',
    (name) => {
      expect(read({ basics: { name: 'Ada' }, skills: [{ name }] }).resume?.skills[0]?.name).toBe(name);
    },
  );
});

it('shows the words alone of a headline with HTML, markdown and a written line break', () => {
  const file = { basics: { name: 'Ada', label: '<b>Engineer</b>\\n**of** [bridges](https://x.example)' } };
  const { resume, remarks } = read(file);
  expect(resume?.basics.label).toBe('Engineer of bridges');
  expect(remarkOnShare(file, remarks)).toEqual([]);
});

it.each([
  { profile: { heading: 'Ann' }, work: { items: [] } },
  { data: { profile: { heading: 'Ann' }, objective: { body: 'Bridges' } } },
])('knows a file of Reactive Resume 1 or 2 (%#)', (file) => {
  expect(foreignForm(file, JSON.stringify(file))).toBe('a file of Reactive Resume');
});

it('tells the language by the owner’s own prose, not by the number of English posts', () => {
  const summary =
    'Ich bin Koch mit zwanzig Jahren Erfahrung in Küchen von Leipzig bis Hamburg und leite seit acht Jahren ein ' +
    'Team, das ohne Fertigprodukte arbeitet und junge Leute ausbildet.';
  const work = Array.from({ length: 8 }, (_, index) => ({
    name: `Company of the North ${index} Ltd`,
    position: 'Head of the Kitchen and Service',
  }));
  expect(chooseLanguage({ basics: { summary }, work }).language).toBe('de');
});

it('says once that texts of a well-known sample are left', () => {
  const [remark, ...others] = remarkOnExample({
    basics: { name: 'Ann Field', email: 'john@gmail.com', summary: 'A summary of John Doe…' },
  });
  expect(others).toEqual([]);
  expect(remark).toMatchObject({ path: 'basics.email' });
  expect(remark?.message).toContain('"john@gmail.com" is a sample’s text, ');
  expect(remarkOnExample({ basics: { name: 'Ann Field' } })).toEqual([]);
});

describe.each([
  ['tuned', 0.9],
  ['measured', 0.85],
] as const)('the %s half of the wild résumés', (half, least) => {
  const files = wildResumes(half);

  it.each(files)('makes a profile, and no text of it is lost without a word: $name', ({ json }) => {
    const opened = openResume(json);
    expect(silentlyLost(json, opened)).toEqual([]);
    for (const { path, message } of opened.remarks)
      expect(`${path}: ${message}`).toMatch(/;|\?|is never|is for/);
  });

  it(`has at least ${least * 100} % of its texts on the page`, () => {
    const all = files.flatMap(({ json }) => textsOf(json));
    const shown = files.flatMap(({ json }) => shownTexts(json, openResume(json)));
    expect(shown.length / all.length, `${shown.length} of ${all.length}`).toBeGreaterThan(least);
  });
});
