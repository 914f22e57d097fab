import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFiles } from '../../../src/import/import-file';
import { lintResume } from '../../../src/resume/lint';
import { remarkLines } from '../../../src/resume/read/remark';
import { loadResume } from '../../../src/site/load-resume';
import { siteWords } from '../../../src/words/site-words';
import { loadLocalize, type Sentences } from '../../../src/words/messages/localize';
import { otherLanguages } from '../../support/catalogue-leaves';
import { importFixture, linkedInZip } from '../../support/import-fixtures';
import { tinyDocx } from '../../support/tiny-docx';
import { temporaryFolder } from '../../support/temporary-folder';

const sentencesOf = (language: string) =>
  JSON.parse(readFileSync(`src/words/messages/${language}.json`, 'utf8')) as Sentences;

const heading = (text: string) => ({ text, style: 'heading' }) as const;
const others =
  'europass/candidate.xml europass/skills-passport.xml json-resume/old.json reactive-resume/v3.json ' +
  'reactive-resume/v5.json rendercv/cv.yaml';
const word = tinyDocx([
  { text: 'Ada Okafor' },
  { text: '12 Mill Lane, Leeds, United Kingdom' },
  heading('Work experience'),
  { text: 'Nurse, St Mary’s Hospital, 2019 – 2021' },
  heading('Education'),
  { text: 'BSc, University of Leeds, 2015' },
]);
const files = [linkedInZip('en'), ...others.split(' ').map(importFixture), { name: 'cv.docx', bytes: word }];

/** With one fault of each kind that owners make most. */
const faulty = {
  basics: {
    name: 'Greta Lindqvist',
    email: 'greta@beispiel',
    phone: 4930123456,
    image: 'photo.jpg',
    url: 'no address',
    location: { address: 'Mühlweg 3' },
  },
  work: [
    { name: 'Linde', position: 'Chef', startDate: '2021-05', endDate: '2019-03', highlights: ['Menus'] },
    { name: 'Krone', position: 'Cook', startDate: '2015 - 2016 (about)', endDate: 'once' },
    { name: 'Rot', position: '<b>Help</b>' },
    { startDate: '2003' },
  ],
  skillz: [{ name: 'Baking' }],
  skills: [{ name: 'Kitchen', keywords: ['Sauces', 'icons/knife.svg'] }],
  languages: 'German, French',
  education: 5,
  assistant: { facts: ['I have a driving licence.'] },
};

async function remarksOnFaulty(): Promise<readonly string[]> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'resume.json'), JSON.stringify(faulty));
  const { profile, remarks, language } = await loadResume(folder, 'resume.json');
  const { notices, advice } = lintResume(profile, siteWords.en.resume);
  return [...remarkLines([...remarks, ...notices, ...advice]), language.because];
}

/** Words of the owner's file, after the place where they stand. */
const isQuotation = (sentence: string) => /^(?:[\w .[\]]+: )?“[^”]*”(?: and \d+ more)?$/.test(sentence);

describe.each(otherLanguages)('what an owner is told, in %s', (language) => {
  it('has every remark of an import in its own words', async () => {
    const localize = await loadLocalize(language);
    const imported = await Promise.all(files.map((file) => importFiles([file])));
    const all = imported.flatMap(({ guessed, leftOut }) => [...guessed, ...leftOut]);
    const said = all.filter((sentence) => !isQuotation(sentence));
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((sentence) => localize(sentence) === undefined)).toEqual([]);
  });

  it('has every remark on a CV in its own words', async () => {
    const localize = await loadLocalize(language);
    const said = await remarksOnFaulty();
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((sentence) => localize(sentence) === undefined)).toEqual([]);
  });

  it('names in each sentence what the English one names, and has them all', () => {
    const placesIn = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted();
    const own = sentencesOf(language);
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(sentencesOf('de')).toSorted());
    for (const [english, sentence] of Object.entries(own))
      expect(placesIn(sentence)).toEqual(placesIn(english));
  });
});

it('has no sentence that nothing says any more', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n')
    .replace(/['`] \+\s*['`]/g, '')
    .replace(/\\(['`\\])/g, '$1');
  const unsaid = Object.keys(sentencesOf('de')).filter((english) => {
    const parts = english.split(/"?\{\d\}"?|:(?: |$)/).map((part) => part.trim().split(' '));
    const words = parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
    const size = Math.min(words.length, words.length > 3 ? 3 : 2);
    return !words.some((_, at) => sources.includes(words.slice(at, at + size).join(' ')));
  });
  expect(unsaid).toEqual([]);
});

it.each([
  ['The site is on the branch gh-pages of a@b:c.', 'Die Seite liegt auf dem Branch gh-pages von a@b:c.'],
  [
    'resume.json: work[].highlights: no line says what was done at "Chef, Linde"; write two or three `highlights` for each (and 2 more like it)',
    'resume.json: work[].highlights: Bei „Chef, Linde“ steht keine Zeile darüber, was Sie taten; schreiben Sie je zwei oder drei Punkte (`highlights`) (und 2 weitere dieser Art)',
  ],
  ['  Town: Leeds (basics.location.city)', '  Ort: Leeds (basics.location.city)'],
  [
    'There is no theme "x"; did you mean y? The site has the usual look.',
    'Es gibt keine Gestaltung „x“; meinten Sie y? Die Website sieht aus wie gewohnt.',
  ],
  [
    'The site is in French (fr): as `meta.language` says.',
    'Die Website ist auf Französisch (fr), wie `meta.language` sagt.',
  ],
  [
    '"a note" is a note and no skill; delete it',
    '„a note“ ist eine Notiz und keine Kenntnis; löschen Sie es',
  ],
])('fills in what the sentence names: %s', async (english, german) => {
  expect((await loadLocalize('de'))(english)).toBe(german);
});

it('leaves what it does not know', async () => {
  const localize = await loadLocalize('de');
  expect(localize('Something new.')).toBeUndefined();
  expect(localize('Something new.\nThe file is too large.')).toBe('Something new.\nDie Datei ist zu groß.');
});
