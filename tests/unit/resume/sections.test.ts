// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toAssistantProfile } from '../../../src/resume/assistant-profile';
import { toCv } from '../../../src/resume/cv';
import { writeExports } from '../../../src/resume/exports/exported-files';
import { profilePageLd } from '../../../src/resume/exports/json-ld';
import { hiddenText, isHidden, shownText } from '../../../src/resume/hidden';
import { mergeTranslation } from '../../../src/resume/merge-translation';
import { outlineOf } from '../../../src/resume/outline';
import { openResume, parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { renderPage } from '../../support/render-page';
import { siteFacts } from '../../support/site-facts';
import { ada } from './ada';
import { pageWords } from '../../../src/page/words.en';
import { siteDataId } from '../../../src/shared/site-data';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { plainTextCv } from '../../../src/resume/exports/plain-text';
import { profilePrompt } from '../../../src/resume/prompt';
import { words } from '../../support/words';

const site = { basePath: '/', siteUrl: 'https://cv.example', folder: '' };

/** Whatever is made of a résumé with these sections. */
function madeOf(sections: unknown, further: object = {}) {
  const { profile, resume, remarks } = openResume({ ...ada, meta: { sections }, ...further });
  const outline = outlineOf(profile, resumeWords);
  const { html: page } = renderPage(profile, siteFacts);
  const { prompt, suggestedQuestions, greeting } = toAssistantProfile(profile, resumeWords);
  const outputs: Record<string, string> = {
    page,
    prompt,
    greeting,
    questions: suggestedQuestions.join('\n'),
    quotes: JSON.stringify(toCv(profile, resumeWords)),
    'json-ld': JSON.stringify(profilePageLd(profile, site)),
    ...writeExports(profile, resume, site, resumeWords),
  };
  return { outputs, remarks, outline, profile };
}

/** A text of each section, which no other one has. */
const marks = {
  summary: ada.basics.summary,
  work: ada.work[0]?.summary ?? '',
  internships: ada.internships[0]?.position ?? '',
  education: ada.education[0]?.institution ?? '',
  projects: ada.projects[0]?.name ?? '',
  publications: ada.publications[0]?.name ?? '',
} as const;

it.each(Object.entries(marks))('a hidden section is in no output: %s', (name, mark) => {
  const shown = madeOf([]).outputs;
  expect(shown['page']).toContain(mark);
  const { outputs, remarks } = madeOf([`-${name}`]);
  expect(remarks.filter(({ kind }) => kind !== 'technical' && kind !== 'private')).toEqual(
    madeOf([]).remarks.filter(({ kind }) => kind !== 'technical' && kind !== 'private'),
  );
  expect(Object.keys(outputs).filter((output) => outputs[output]?.includes(mark))).toEqual([]);
});

describe('a hidden entry', () => {
  const work = [
    { name: 'The Mill', position: 'Miller', startDate: '1830', hidden: true },
    {
      name: 'The Loom',
      position: 'Weaver',
      highlights: ['<!-- Burnt a bobbin. -->', 'Wove.'],
      startDate: '1840',
    },
  ];
  const { outputs, remarks, profile } = madeOf([], { work });

  it('is in no output, nor is a point that is one comment, and nothing is said of either', () => {
    expect(outputs['page']).toContain('Wove.');
    expect(Object.values(outputs).join('\n')).not.toMatch(/Miller|bobbin/);
    expect(profile.work).toHaveLength(1);
    expect(remarks.filter(({ path }) => path.startsWith('work'))).toEqual([]);
  });

  it('is hidden in a second language too', () => {
    const translation = { work: [{ position: 'Meunière' }, { highlights: ['Brûlé.', 'Tissé.'] }] };
    const { resume } = mergeTranslation({ work }, translation);
    expect(JSON.stringify(madeOf([], resume as object).outputs)).not.toMatch(/Meunière|Brûlé/);
    expect(madeOf([], resume as object).outputs['page']).toContain('Tissé.');
  });

  it.each(['Plain', ' two  spaces ', 'a --> b', '**bold**'])('comes back as it was: %s', (text) => {
    expect(isHidden(hiddenText(text))).toBe(true);
    expect(shownText(hiddenText(text))).toBe(text);
    expect(shownText(text)).toBe(text);
  });
});

describe('a section that the owner names', () => {
  const headings = { work: 'Where I have woven', internships: 'As an apprentice', languages: 'I speak' };
  const { outputs, outline, remarks } = madeOf([], { meta: { headings } });

  it.each(['page', 'quotes', 'cv.txt', 'llms.txt'])('has that name in the %s', (output) => {
    const text = outputs[output]?.toLowerCase();
    for (const heading of Object.values(headings)) expect(text).toContain(heading.toLowerCase());
  });

  it('is said to be in the CV’s language, beside those that the page names', () => {
    const own = outline.sections.filter(({ isOwnHeading }) => isOwnHeading).map(({ topic }) => topic);
    expect(own).toEqual(['work', 'partners']);
    expect(remarks.filter(({ path }) => path.startsWith('meta'))).toEqual([]);
  });

  it('hears of a name for no section', () => {
    const given = madeOf([], { meta: { headings: { educaton: 'School' } } }).remarks;
    expect(given.map(({ path, message }) => `${path} ${message}`).join('\n')).toMatch(
      /headings\.educaton.*`education`/,
    );
  });
});

it('hides the bars of the timeline and leaves the work that they are drawn from', () => {
  expect(madeOf([]).outputs['page']).toContain('class="bar');
  const { outputs } = madeOf(['-timeline']);
  expect(outputs['page']).not.toMatch(/class="(?:bar|scale)/);
  expect(outputs['page']).toContain(marks.work);
});

describe('the order of the sections', () => {
  const order = ['education', 'publications', 'work'];
  const { outline, outputs } = madeOf(order);

  it('is the owner’s, and those not named follow in the usual one', () => {
    const topics = outline.sections.map(({ topic }) => topic).join(' ');
    expect(topics).toBe('education publications work summary skills teachings partners projects');
  });

  it.each(['page', 'prompt', 'quotes', 'cv.txt', 'llms.txt'])('is that of the %s', (output) => {
    const text = outputs[output] ?? '';
    const places = [marks.education, marks.publications, marks.work].map((mark) => text.lastIndexOf(mark));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(-1);
  });

  it('holds within each column of the page', () => {
    const page = new DOMParser().parseFromString(outputs['page'] ?? '', 'text/html');
    const right = [...page.querySelectorAll('.profile-page__right > section')].map(({ id }) => id);
    expect(right.join(' ')).toBe('education publications work-exp summary teachings partners projects');
  });
});

describe('what cannot be read of meta.sections', () => {
  it.each([
    [['wrok'], 'meta.sections[0]', '"wrok" is no section; did you mean work?'],
    [['work', '-timelin'], 'meta.sections[1]', '"-timelin" is no section; did you mean timeline?'],
    [
      ['internships'],
      'meta.sections[0]',
      '"internships" is a part of a section, without a place of its own; write "-internships" to hide it',
    ],
  ])('is told: %j', (sections, path, message) => {
    expect(madeOf(sections).remarks).toContainEqual({ kind: 'lost', path, message });
  });

  it('leaves the names beside it as they are, and capitals and one text with commas will do', () => {
    const topics = (sections: unknown) =>
      madeOf(sections)
        .outline.sections.map(({ topic }) => topic)
        .slice(0, 2);
    expect(topics(['wrok', 'education', 'work'])).toEqual(['education', 'work']);
    expect(topics('Education, work')).toEqual(['education', 'work']);
  });
});

function sectionOf(partners: unknown): Element | null {
  const { html } = renderPage(parseProfile({ basics: { name: 'Ada' }, partners }), siteFacts);
  return new DOMParser().parseFromString(html, 'text/html').querySelector('#partners');
}

describe('the partners of a CV without teachings', () => {
  it('have the heading, the label and the closing words that the file gives them', () => {
    const section = sectionOf(ada.partners);
    expect(section?.querySelector('h2')?.textContent).toBe('Those who lent a machine');
    expect(section?.querySelector('.section__intro')?.textContent).toBe('Each of them waited.');
    expect(section?.querySelectorAll('img')).toHaveLength(2);
    expect(section?.querySelector('ul + p')?.textContent).toBe('and others');
    expect(section?.querySelector('summary')?.textContent).toContain('See all lenders');
  });

  it('have neutral words, and no closing words, where the file has a plain list', () => {
    const section = sectionOf(ada.partners.items);
    expect(section?.querySelector('h2')?.textContent).toBe(resumeWords.headings.partners);
    expect(section?.querySelector('ul + p')).toBeNull();
    expect(section?.querySelector('summary')?.textContent).toContain(pageWords.expand);
  });

  it('are no section where there are none', () => {
    for (const partners of [undefined, [], {}, { heading: 'Nobody', items: [] }]) {
      const profile = parseProfile({ basics: { name: 'Ada' }, partners });
      expect(outlineOf(profile, resumeWords).sections).toEqual([]);
    }
  });
});

const keysOf = (...keys: readonly string[]) =>
  parseProfile({
    basics: { name: 'Ada' },
    teachings: { items: keys.map((key) => ({ key, title: 'Looms' })) },
  }).teachings?.items.map(({ key }) => key) ?? [];

const isAccepted = (key: string): boolean => keysOf(key).includes(key);

/** Every id of the page, and of the block of data beside it, without the owner's own. */
function idsOf(resume: unknown): string[] {
  const profile = parseProfile(resume);
  const own = profile.teachings?.items.map(({ key }) => key) ?? [];
  const { html } = renderPage(profile, siteFacts);
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [siteDataId, ...[...page.querySelectorAll('[id]')].map(({ id }) => id)].filter(
    (id) => !own.includes(id),
  );
}

it.each([...sampleResumeFiles.map(readSampleResume), ada].map((resume, index) => [index, resume] as const))(
  'a teaching cannot take the id of another part of the page (%i)',
  (_, resume) => {
    expect(idsOf(resume).filter(isAccepted)).toEqual([]);
  },
);

it('a teaching may have any other word as its key', () => {
  const keys = 'contact looms Deep-learning job-hunting panels mains title skills_2 web-1'.split(' ');
  expect(keys.filter((key) => !isAccepted(key))).toEqual([]);
});

it('a key that two teachings have is said to be replaced', () => {
  const items = ['looms', 'looms'].map((key) => ({ key, title: 'Looms' }));
  const { remarks } = openResume({ basics: { name: 'Ada' }, teachings: { items } });
  expect(remarks).toEqual([
    {
      path: 'teachings.items[1].key',
      message: '"looms" is the key of another teaching, too, and is replaced; give each its own',
      kind: 'reread',
    },
  ]);
});

type Study = Readonly<Record<string, unknown>>;

function linesOf(study: Study): { readonly title: string; readonly facts: readonly string[] } {
  const profile = parseProfile({ basics: { name: 'Ada' }, education: [study] });
  const section = outlineOf(profile, words.resume).sections.find(({ kind }) => kind === 'education');
  if (section?.kind !== 'education') throw new Error('No education');
  const [entry] = section.entries;
  return { title: entry?.item.title ?? '', facts: entry?.facts ?? [] };
}

describe('what was studied', () => {
  it.each([
    [{ studyType: 'BSc', area: 'Weaving' }, 'BSc, Weaving', []],
    [{ area: 'Weaving' }, 'Weaving', []],
    [{ studyType: 'BSc' }, 'BSc', []],
    [{ title: 'Diploma', studyType: 'BSc', area: 'Weaving' }, 'Diploma', ['BSc, Weaving']],
    [{ title: 'BSc', studyType: 'BSc', area: 'Weaving' }, 'BSc', ['Weaving']],
    [{ title: 'BSc in weaving', studyType: 'BSc', area: 'Weaving' }, 'BSc in weaving', []],
    // Parts of other words are no repetition.
    [{ title: 'Diploma with Honours', area: 'IT' }, 'Diploma with Honours', ['IT']],
    [{ title: 'Master of Arts', studyType: 'MA', area: 'Art' }, 'Master of Arts', ['MA, Art']],
    [{ title: 'Starter diploma', area: 'Art' }, 'Starter diploma', ['Art']],
    [{ title: '情報工学の学士', area: '情報工学' }, '情報工学の学士', []],
    // What one says, the other need not say again.
    [{ studyType: 'BSc Weaving', area: 'Weaving' }, 'BSc Weaving', []],
    [{ studyType: 'BSc', area: 'BSc Weaving' }, 'BSc Weaving', []],
    [{ studyType: 'Weaving', area: 'weaving' }, 'Weaving', []],
  ])('%j', (study, title, facts) => {
    expect(linesOf({ institution: 'A school', ...study })).toEqual({ title, facts });
  });

  it.each([
    { title: 'Two-year course' },
    { studyType: 'Course' },
    { studyType: 'Course', title: 'Course' },
    {},
  ])('shows the area on the page, to the assistant and in the exports beside %j', (study) => {
    const education = [{ institution: 'A school', area: 'Fluid mechanics', ...study }];
    const profile = parseProfile({ basics: { name: 'Ada' }, education });
    const outline = outlineOf(profile, words.resume);
    const outputs = {
      page: renderPage(profile, siteFacts).html,
      prompt: profilePrompt(outline),
      text: plainTextCv(outline, words.resume),
      data: JSON.stringify(toCv(profile, words.resume)),
    };
    for (const [name, output] of Object.entries(outputs)) expect(output, name).toContain('Fluid mechanics');
    expect(outputs.page.split('Fluid mechanics')).toHaveLength(2);
  });
});
