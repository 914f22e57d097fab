import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../src/resume/outline';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { splitEntries, tornBlocks } from '../../support/pdf-text';

const outline = outlineOf(
  parseProfile({
    basics: { name: 'Odile Vey', url: 'https://vey.example' },
    work: [
      { name: 'A mill', position: 'Miller', startDate: '2020', highlights: ['Ground rye.'] },
      { name: 'A ferry', position: 'Deckhand', startDate: '2018', highlights: ['Tied knots.'] },
    ],
  }),
  resumeWords,
);
const [from2020, from2018] = ['2020 – Ongoing', '2018 – Ongoing'];
const torn = (text: string) => tornBlocks(outline, text, ['https://vey.example']);
const name = 'Odile Vey vey.example';
const heading = 'Work experience';

describe('the check of a text for whole blocks', () => {
  it('passes a text in the order of the outline, with addresses and marks between its parts', () => {
    expect(
      torn(`${name} https://vey.example\n${heading}\nMiller · ${from2020} · A mill\n• Ground rye.
        Deckhand · ${from2018}\nA ferry\n• Tied knots.`),
    ).toEqual([]);
  });

  it.each([
    [
      'columns',
      `${name} ${heading} Miller Deckhand ${from2020} A mill Ground rye. ${from2018} A ferry Tied knots.`,
    ],
    [
      'another order',
      `${name} ${heading} Deckhand ${from2018} A ferry Tied knots. Miller ${from2020} A mill Ground rye.`,
    ],
    [
      'a missing text',
      `${name} ${heading} Miller ${from2020} A mill Deckhand ${from2018} A ferry Tied knots.`,
    ],
    [
      'lists at the end',
      `${name} ${heading} Miller ${from2020} A mill Deckhand ${from2018} A ferry Ground rye. Tied knots.`,
    ],
  ])('finds %s', (_, text) => {
    expect(torn(text)).not.toEqual([]);
  });
});

describe('the check of pages for whole entries', () => {
  it('finds the entry that goes on on the next page', () => {
    const pages = [
      `${heading} Miller ${from2020} A mill`,
      `Ground rye. Deckhand ${from2018} A ferry Tied knots.`,
    ];
    expect(splitEntries(outline, pages)).toEqual(['job-1']);
    expect(splitEntries(outline, [pages.join(' ')])).toEqual([]);
  });
});
