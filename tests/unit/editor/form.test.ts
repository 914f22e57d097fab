import { describe, expect, it } from 'vitest';
import { arrangementOf, withHidden, withMoved, writtenAs } from '../../../src/editor/form/Sections';
import { keyIn, sections, checkText } from '../../../src/editor/form/plan';
import { withToken } from '../../../src/editor/looks/Looks';
import { anchorOf, locate } from '../../../src/editor/preview/locate';
import { editorWords } from '../../../src/editor/words.en';
import { loadEditorWords } from '../../../src/words/editor/load-words';
import { otherLanguages } from '../../support/catalogue-leaves';
import { leavesOf } from '../../support/leaves';

describe('a typed text', () => {
  it.each([
    ['date', '2021-05', '2021-05'],
    ['date', '2021', '2021'],
    ['end', 'May 2021', '2021-05'],
    ['email', ' ada@example.org ', 'ada@example.org'],
    ['url', 'https://example.org', 'https://example.org'],
    ['line', '', undefined],
  ] as const)('of the kind %s is taken: %s', (kind, text, value) => {
    expect(checkText(kind, text)).toEqual({ value });
  });

  it.each([
    ['date', '2021-13'],
    ['date', 'soon'],
    ['end', 'today'],
    ['email', 'ada.example.org'],
    ['url', 'javascript:alert(1)'],
  ] as const)('of the kind %s is refused: %s', (kind, text) => {
    expect(checkText(kind, text)).toHaveProperty('refused');
  });
});

describe('the form', () => {
  it('has every section of the schema, jobs before all that has the same fields', () => {
    const keys = sections.map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(['basics', 'work', 'internships']);
    expect(keys).toContain('teachings');
    expect(keys).toContain('assistant');
  });

  it('edits a key under the name that the file has for it', () => {
    const work = sections.find(({ key }) => key === 'work');
    const employer = work && 'fields' in work ? work.fields.find(({ key }) => key === 'name') : undefined;
    expect(employer && keyIn({ company: 'The Mill' }, employer)).toBe('company');
    expect(employer && keyIn({ name: 'A', company: 'The Mill' }, employer)).toBe('name');
  });
});

describe('the order of the sections', () => {
  const root = { meta: { sections: ['work', '-awards'] } };
  const arrangement = arrangementOf(root);

  it('is the page’s: those that the file names, then the others', () => {
    expect(arrangement.order.slice(0, 3)).toEqual(['work', 'summary', 'skills']);
    expect([...arrangement.hidden]).toEqual(['awards']);
  });

  it('is written as far as it is not the usual one', () => {
    const usual = arrangementOf({});
    expect(writtenAs(usual)).toBeUndefined();
    expect(writtenAs(withHidden(usual, 'languages', true))).toEqual(['-languages']);
    const moved = withMoved(usual, 'education', 'skills');
    expect(writtenAs(moved)?.slice(0, 3)).toEqual(['summary', 'education', 'skills']);
    expect(writtenAs(withMoved(moved, 'education', 'partners'))).toBeUndefined();
  });
});

const cv = {
  basics: { name: 'Ada Okafor', label: 'Nurse', summary: 'I **care** for people.' },
  work: [
    { name: 'Old Mill', position: 'Helper', startDate: '2010', endDate: '2012' },
    {},
    { name: 'New Mill', position: 'Nurse', startDate: '2020-01', highlights: ['Trained three people.'] },
  ],
  projects: [{ name: 'Planner' }],
};

describe('a click on the page', () => {
  const click = (ids: readonly string[], text = '', kind: 'text' | 'date' | 'photo' = 'text') =>
    locate({ ids, kind, text }, cv);

  it('goes to the job that stands there, though the page sorts them and leaves out what is empty', () => {
    expect(click(['job-1', 'work-exp'], 'New Mill')).toEqual(['work', 2, 'name']);
    expect(click(['job-2', 'work-exp'], 'Helper')).toEqual(['work', 0, 'position']);
    expect(click(['job-2', 'work-exp'], '2010 – 2012', 'date')).toEqual(['work', 0, 'startDate']);
    expect(click(['job-1-detail-1', 'job-1'])).toEqual(['work', 2, 'highlights', 0]);
  });

  it('goes to the section where no entry is told', () => {
    expect(click(['work-exp'])).toEqual(['work']);
    expect(click(['summary'], 'I care for people.')).toEqual(['basics', 'summary']);
    expect(click(['profile'], '', 'photo')).toEqual(['basics', 'image']);
    expect(click(['main'])).toBeUndefined();
  });

  it('goes past what is hidden', () => {
    const work = [
      { name: 'Old Mill', hidden: true },
      { name: 'New Mill', highlights: ['<!-- Swept. -->', 'Trained three.'] },
    ];
    const root = { basics: { name: 'Ada Okafor' }, work };
    const clicked = (id: string, text = '') => locate({ ids: [id], kind: 'text', text }, root);
    expect(clicked('job-1', 'New Mill')).toEqual(['work', 1, 'name']);
    expect(clicked('job-1-detail-1')).toEqual(['work', 1, 'highlights', 1]);
  });

  it('goes from a heading to what the section is called', () => {
    expect(click(['work-exp-title', 'work-exp'])).toEqual(['meta', 'headings', 'work']);
    expect(click(['summary-title', 'summary'])).toEqual(['meta', 'headings', 'summary']);
    expect(click(['partners-title'])).toEqual(['partners', 'heading']);
  });

  it('and back: a field has the element that shows it', () => {
    expect(anchorOf(['work', 2, 'position'], cv)).toBe('job-1');
    expect(anchorOf(['projects', 0], cv)).toBe('projects-1');
    expect(anchorOf(['basics', 'label'], cv)).toBe('profile');
  });
});

describe('a token of theme.css', () => {
  const css = '/* --accent: no; */\n:root {\n  --accent: #123456;\n  --density: 1.2;\n}\nh1 { color: red }\n';

  it('is replaced where it stands', () => {
    expect(withToken(css, 'accent', '#abcdef')).toBe(css.replace('#123456', '#abcdef'));
  });
  it('goes with its line', () => {
    expect(withToken(css, 'accent', undefined)).toBe(css.replace('  --accent: #123456;\n', ''));
  });
  it('is added to the rule that is there, or to one of its own', () => {
    expect(withToken(css, 'font-sans', 'serif')).toContain(':root {\n  --font-sans: serif;\n  --accent');
    expect(withToken('', 'accent', 'red')).toBe(':root {\n  --accent: red;\n}\n');
  });
});

/** What is the same in several languages. */
const shared = /^(?:fields\.(?:.*\.2|.*\.url.*)|publishing\.targets\.|refused\.|looks\.)|^tabs\./;

it.each(otherLanguages)('the editor in %s has every sentence, in its own words', async (language) => {
  const [english, words] = [leavesOf(editorWords), leavesOf(await loadEditorWords[language]())];
  expect(words.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  const own = new Map(words.map(({ path, value }) => [path, value]));
  const same = english.filter(
    ({ path, value }) =>
      typeof value === 'string' && value.length > 12 && !shared.test(path) && own.get(path) === value,
  );
  expect(same).toEqual([]);
});
