import { describe, expect, it } from 'vitest';
import { retold } from '../../../src/editor/Retold';
import { editorWords } from '../../../src/editor/words.en';
import { importFiles } from '../../../src/import/import-file';
import { loadEditorWords } from '../../../src/words/editor/load-words';
import { otherLanguages } from '../../support/catalogue-leaves';
import { importFixture, linkedInZip } from '../../support/import-fixtures';
import { tinyDocx } from '../../support/tiny-docx';

const heading = (text: string) => ({ text, style: 'heading' }) as const;
const files = [
  linkedInZip('en'),
  ...[
    'europass/candidate.xml',
    'europass/skills-passport.xml',
    'json-resume/old.json',
    'reactive-resume/v3.json',
    'reactive-resume/v5.json',
    'rendercv/cv.yaml',
  ].map(importFixture),
  {
    name: 'cv.docx',
    bytes: tinyDocx([
      { text: 'Ada Okafor' },
      { text: '12 Mill Lane, Leeds, United Kingdom' },
      heading('Work experience'),
      { text: 'Nurse, St Mary’s Hospital, 2019 – 2021' },
      heading('Education'),
      { text: 'BSc, University of Leeds, 2015' },
    ]),
  },
];

/** Words of the owner's file, after the place where they stand. */
const isQuotation = (sentence: string) => /^(?:[\w .[\]]+: )?“[^”]*”(?: and \d+ more)?$/.test(sentence);

describe.each(otherLanguages)('what the server says, in %s', (language) => {
  it('has every remark of an import in its own words', async () => {
    const words = await loadEditorWords[language]();
    const imported = await Promise.all(files.map((file) => importFiles([file])));
    const said = imported
      .flatMap(({ guessed, leftOut }) => [...guessed, ...leftOut])
      .filter((sentence) => !isQuotation(sentence));
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((sentence) => retold(words, sentence) === undefined)).toEqual([]);
  });

  it('names in each sentence what the English one names', async () => {
    const { told } = await loadEditorWords[language]();
    const placesIn = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted();
    const names = Object.keys(editorWords.told) as (keyof typeof told)[];
    for (const name of names) expect(placesIn(told[name])).toEqual(placesIn(editorWords.told[name]));
  });
});

it('fills in what the sentence names', async () => {
  const words = await loadEditorWords.de();
  expect(retold(words, 'The site is on the branch gh-pages of git@example.org:a/b.')).toBe(
    'Die Seite liegt auf dem Branch gh-pages von git@example.org:a/b.',
  );
  expect(retold(words, 'Something new.')).toBeUndefined();
});
