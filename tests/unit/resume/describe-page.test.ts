import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePage } from '../../../src/resume/describe-page';
import { parseProfile } from '../../../src/resume/profile';

const titleOf = (name: string, label?: string) =>
  describePage(parseProfile({ basics: { name, label } })).title;
const descriptionOf = (summary: string) =>
  describePage(parseProfile({ basics: { name: 'Ada Byron', summary } })).description;

const long = 'Engineer (looms, engines, and every kind of';
const longName = 'Augusta Ada King-Noel, Countess of Lovelace and of a good';

describe('the title of the page', () => {
  it.each([
    ['Ada Byron', undefined, 'Ada Byron'],
    ['Ada Byron', 'Mathematician', 'Ada Byron – Mathematician'],
    ['Ada', 'Analytical Machine Engineer, Poetical Science Specialist', 'Ada – Analytical Machine Engineer'],
    ['Ada', 'Analytical Machine Engineer | Poetical Science Specialist', 'Ada – Analytical Machine Engineer'],
    ['Ada Byron', `${long} machine that there is)`, `Ada Byron – ${long}…`],
    ['Ada Byron', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtin', 'Ada Byron'],
    [`${longName} deal more`, 'Poet', `${longName}…`],
    ['佐藤 美咲', `${'分散学習の研究'.repeat(10)}者`, `佐藤 美咲 – ${'分散学習の研究'.repeat(7)}分散…`],
  ])('of %s, %s', (name, label, title) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(titleOf(name, label)).toBe(title);
  });

  it('has at most 60 characters, and no character cut in two', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }),
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        (name, label) => {
          fc.pre(/\p{L}/u.test(name));
          const title = titleOf(name, label);
          expect(title.length).toBeLessThanOrEqual(60);
          expect(title).not.toMatch(/\p{Cs}/u);
        },
      ),
    );
  });
});

describe('the description of the page', () => {
  it('ends with a sentence where enough of them fit', () => {
    const [first, second] = [`${'One engine '.repeat(6)}works.`, `${'Two looms '.repeat(4)}weave.`];
    expect(descriptionOf(`${first} ${second} ${'More '.repeat(30)}`)).toBe(`${first} ${second}`);
  });

  it('ends between words elsewhere, in a language without spaces, too', () => {
    expect(descriptionOf('Engine '.repeat(30))).toBe(`${'Engine '.repeat(22).trim()}…`);
    const japanese = descriptionOf(`AI ${'研究開発を担当しています'.repeat(20)}`);
    expect(japanese).toMatch(/^AI 研究.*…$/);
    expect(japanese.length).toBeGreaterThan(140);
    expect(japanese.length).toBeLessThanOrEqual(160);
  });
});
