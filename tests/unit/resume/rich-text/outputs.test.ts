// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toCv } from '../../../../src/resume/cv';
import { describePage } from '../../../../src/resume/describe-page';
import { writeExports } from '../../../../src/resume/exports/exported-files';
import { profilePageLd } from '../../../../src/resume/exports/json-ld';
import { outlineOf } from '../../../../src/resume/outline';
import { openResume, parseProfile } from '../../../../src/resume/profile';
import { profilePrompt } from '../../../../src/resume/prompt';
import { resumeWords } from '../../../../src/resume/words.en';
import { renderPage } from '../../../support/render-page';
import { siteFacts } from '../../../support/site-facts';

const markdown = (name: string) =>
  `**${name}1** here:\n- ${name}2\n- [${name}3](https://example.com/${name})`;
const html = (name: string) => `<p><b>${name}1</b></p><ul><li>${name}2</li><li><em>${name}3</em></li></ul>`;
const hostile = (name: string) =>
  `<b>${name}1</b> <img src=x onerror=alert(1)> <a href="javascript:alert(1)">${name}2</a> <svg onload=alert(1)>${name}3</svg><script>alert(1)</script>`;

function resumeWith(text: (name: string) => string) {
  return {
    basics: { name: 'Ada Lovelace', summary: text('summary') },
    work: [
      {
        position: 'Analyst',
        name: 'A mill',
        description: text('about'),
        startDate: '2019',
        summary: text('job'),
        highlights: [text('detail')],
      },
      { position: 'Clerk', summary: text('closed'), summaryFolded: true, startDate: '2018', endDate: '2019' },
    ],
    teachings: {
      intro: text('intro'),
      items: [
        {
          key: 'school',
          title: 'School',
          summary: text('teaching'),
          courses: [{ name: 'Sums', summary: text('course') }],
        },
      ],
    },
    education: [{ institution: 'School', area: 'Sums', courses: [text('subject')] }],
    projects: [{ name: 'Engine', description: text('project'), highlights: [text('point')] }],
    references: [{ name: 'Charles', reference: text('reference') }],
  };
}

const names = 'summary about job detail closed intro teaching course subject project point reference'.split(
  ' ',
);
const written = names.flatMap((name) => [`${name}1`, `${name}2`, `${name}3`]);

/** What the page draws outside the texts that hold markup. */
function texts(text: (name: string) => string): Record<string, string> {
  const { profile, resume } = openResume(resumeWith(text));
  const exported = Object.entries(writeExports(profile, resume, { basePath: '/' }, resumeWords));
  return {
    prompt: profilePrompt(outlineOf(profile, resumeWords)),
    'the CV as data': JSON.stringify(toCv(profile, resumeWords)),
    'the description of the page': describePage(profile).description,
    'JSON-LD': JSON.stringify(profilePageLd(profile, { basePath: '/' })),
    ...Object.fromEntries(exported.filter(([name]) => name !== 'resume.json')),
  };
}

function page(text: (name: string) => string): Document {
  const { html: drawn } = renderPage(parseProfile(resumeWith(text)), siteFacts);
  return new DOMParser().parseFromString(drawn, 'text/html');
}

describe.each([
  ['markdown', markdown],
  ['HTML', html],
  ['hostile HTML', hostile],
])('a résumé whose texts hold %s', (_, text) => {
  it('reaches everything but the page as plain text', () => {
    for (const [name, output] of Object.entries(texts(text))) {
      expect(output, name).not.toMatch(
        /\*\*|<\/?(?:p|b|ul|li|em|img|svg|a|script)\b|\]\(https?:\/\/example|\bonerror|javascript:/,
      );
    }
  });

  it('loses no word on the page, in the prompt, in cv.txt or in the data', () => {
    const {
      prompt = '',
      'cv.txt': plain = '',
      'the CV as data': data = '',
      'llms.txt': llms = '',
    } = texts(text);
    const body = page(text).body.textContent ?? '';
    for (const output of [body, plain, data, llms]) {
      expect(written.filter((word) => !output.includes(word))).toEqual([]);
    }
    // The prompt leaves out introductions and courses of teachings to save tokens.
    const told = written.filter((word) => !/^(?:intro|course)\d/.test(word));
    expect(told.filter((word) => !prompt.includes(word))).toEqual([]);
  });

  it('is exported as its owner wrote it', () => {
    const { profile, resume } = openResume(resumeWith(text));
    const { 'resume.json': json = '' } = writeExports(profile, resume, { basePath: '/' }, resumeWords);
    expect(JSON.parse(json)).toMatchObject({ basics: { summary: text('summary') } });
  });
});

describe('the page', () => {
  it('draws emphasis, lists and links of a text', () => {
    const drawn = page(markdown);
    // A heading's line takes the words alone.
    for (const name of names.filter((each) => each !== 'about' && each !== 'subject')) {
      const strong = [...drawn.querySelectorAll('main strong')].find(
        (each) => each.textContent === `${name}1`,
      );
      expect(strong, name).toBeDefined();
      const link = drawn.querySelector(`main li a[href="https://example.com/${name}"]`);
      expect(link?.textContent, name).toBe(`${name}3`);
    }
  });

  it('draws no element and no address that a text brings beyond the list', () => {
    const plain = page((name) => `${name}1 ${name}2 ${name}3`);
    const elements = (drawn: Document) =>
      new Set([...drawn.querySelectorAll('*')].map(({ tagName }) => tagName));
    const allowed = new Set([...elements(plain), ...'P BR UL OL LI STRONG EM CODE A'.split(' ')]);
    const drawn = page(hostile);
    expect([...elements(drawn)].filter((name) => !allowed.has(name))).toEqual([]);
    expect([...drawn.querySelectorAll('[onerror], [onload], [href^="javascript" i]')]).toEqual([]);
  });
});
