/** What cannot be imported is refused in whole sentences: what happened, and what to do. */
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportError } from '../../../src/import/import-error';
import { importFiles } from '../../../src/import/import-file';
import { linkedInZip, zipOf } from '../../support/import-fixtures';
import { column, tinyPdf } from '../../support/tiny-pdf';

const profile = 'First Name,Last Name,Headline\nMira,Okonjo,Engineer\n';
const text = (content: string) => strToU8(content);
const megabytes = (count: number) => new Uint8Array(count * 1_000_000);

/** A small archive whose one file unpacks to much more than the archive says. */
function lyingBomb(): Uint8Array {
  const honest = zipSync({ 'Skills.csv': megabytes(60) });
  const size = new DataView(honest.buffer, honest.byteOffset);
  for (let at = 0; at + 46 < honest.length; at += 1) {
    const signature = size.getUint32(at, true);
    if (signature === 0x04034b50) size.setUint32(at + 22, 100, true);
    if (signature === 0x02014b50) size.setUint32(at + 24, 100, true);
  }
  return honest;
}

function manyEntries(): Uint8Array {
  const names = Array.from({ length: 20_001 }, (_, index) => [`media/${index}`, new Uint8Array()] as const);
  return zipSync(Object.fromEntries(names), { level: 0 });
}

const aliasBomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index) => {
    const before = String.fromCharCode('a'.charCodeAt(0) + index);
    return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]`;
  }),
  'basics: *h',
].join('\n');

const entities =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><SkillsPassport><LearnerInfo>&b;</LearnerInfo></SkillsPassport>';

const refused: readonly (readonly [
  what: string,
  name: string,
  bytes: Uint8Array,
  problem: string,
  action: string,
])[] = [
  ['an empty file', 'cv.json', new Uint8Array(), 'is empty', 'Download or export it again'],
  ['a file of spaces', 'cv.yaml', text(' \n\n '), 'is empty', 'Download or export it again'],
  [
    'binary garbage',
    'cv.json',
    new Uint8Array([0, 159, 146, 150, 255, 1]),
    'neither text nor',
    'save it as text in UTF-8',
  ],
  ['prose', 'cv.txt', text('Dear diary'), 'no CV that can be read', 'It can be LinkedIn’s'],
  [
    'broken YAML',
    'cv.yaml',
    text('basics: {name: [Mira'),
    'neither a known file nor readable YAML',
    'It can be LinkedIn’s',
  ],
  [
    'JSON without a CV',
    'cv.json',
    text('{"name": "left-pad"}'),
    'no CV that can be read',
    'It can be LinkedIn’s',
  ],
  [
    'broken JSON',
    'cv.json',
    text('{"basics": {\n  "name": "Ada",,\n}}'),
    'property name expected at line 2, column 17',
    'Correct it there',
  ],
  [
    'lists in lists',
    'cv.json',
    text(`{"basics": {"name": ${'['.repeat(500)}"x"${']'.repeat(500)}}}`),
    'more than 60 levels',
    'Export it again',
  ],
  [
    'more lists than a parser can follow',
    'cv.json',
    text(`{"basics": {"name": "Ada"}, "x": ${'['.repeat(1e5)}`),
    'more than 60 levels',
    'Export it again',
  ],
  ['quotation marks', 'cv.json', text('"'.repeat(2e6)), 'no CV in YAML has', 'right file'],
  [
    'lines of quotation marks',
    'cv.yaml',
    text('"'.repeat(1e5)),
    'at line 1, column 3',
    'It can be LinkedIn’s',
  ],
  ['YAML in too many levels', 'cv.yaml', text('- '.repeat(1e5)), 'too many levels', 'It can be LinkedIn’s'],
  ['XML of one long name', 'cv.xml', text('<'.repeat(1e5)), 'is broken XML', 'Export it again'],
  [
    'character data that does not end',
    'cv.xml',
    text(`<SkillsPassport>${'<![CDATA['.repeat(2e5)}`),
    'is broken XML',
    'Export it again',
  ],
  [
    'XML of something else',
    'cv.xml',
    text('<invoice><total>3</total></invoice>'),
    '“invoice”',
    'only Europass’s',
  ],
  [
    'a web page',
    'cv.html',
    text('<!DOCTYPE html><html><body>CV</body></html>'),
    'is a web page',
    'Save the CV as',
  ],
  [
    'broken XML',
    'cv.xml',
    text('<SkillsPassport><LearnerInfo></SkillsPassport>'),
    'is broken XML',
    'Export it again',
  ],
  ['XML with entity declarations', 'cv.xml', text(entities), 'declares XML entities', 'Export the CV again'],
  ['aliases that multiply', 'cv.yaml', text(aliasBomb), 'aliases', 'Write those parts out'],
  [
    'huge YAML',
    'cv.yaml',
    text(`basics:\n  name: ${'x'.repeat(1_000_001)}\n`),
    'no CV in YAML has',
    'right file',
  ],
  ['a huge document', 'cv.json', megabytes(31).fill(32), 'at most 30 MB', 'without pictures and attachments'],
  [
    'a broken archive',
    'export.zip',
    linkedInZip('en').bytes.subarray(0, 900),
    'is empty or broken',
    'Download or export it again',
  ],
  [
    'an archive cut in the middle of a file',
    'export.zip',
    withoutMiddle(linkedInZip('en').bytes),
    'is empty or broken',
    'Download or export it again',
  ],
  [
    'an archive of other files',
    'export.zip',
    zipOf({ 'notes.txt': 'x' }).bytes,
    'none of the files of LinkedIn',
    'zip that LinkedIn sends',
  ],
  [
    'an office document',
    'cv.docx',
    zipOf({ '[Content_Types].xml': '<x/>' }).bytes,
    'another office program',
    'Save the CV as',
  ],
  [
    'a bomb that says its size',
    'export.zip',
    zipSync({ 'Skills.csv': megabytes(60) }),
    'has 60 MB',
    'Download the export again',
  ],
  ['a bomb that hides its size', 'export.zip', lyingBomb(), 'more than it says', 'Download the export again'],
  [
    'an archive of too many files',
    'export.zip',
    manyEntries(),
    'more than 20000 files',
    'Unpack it yourself',
  ],
  [
    'a table with other columns',
    'export.zip',
    zipOf({ 'Positions.csv': 'Firma,Titel\nA,B\n' }).bytes,
    'other columns',
    'Download the export again',
  ],
  [
    'a line of 10 MB',
    'Skills.csv',
    text(`Name\n${'x'.repeat(10_000_000)}\n`),
    'has 11 MB',
    'Download the export again',
  ],
  [
    'an encrypted PDF',
    'cv.pdf',
    tinyPdf({ pages: [[]], isLocked: true }),
    'protected by a password',
    'print it into a new PDF',
  ],
  ['a PDF without text', 'cv.pdf', tinyPdf({ pages: [[]] }), 'holds no text', 'Import what it was made from'],
  [
    'a PDF of somebody else',
    'cv.pdf',
    tinyPdf({ pages: [column(50, 50, [[12, 0, 'Invoice 7']])] }),
    'no heading of a CV',
    'or import another file',
  ],
  ['a broken PDF', 'cv.pdf', text('%PDF-1.7 and nothing more'), 'is empty or broken', 'export it again'],
  [
    'a PDF that carries entity declarations',
    'cv.pdf',
    tinyPdf({ pages: [[]], attachment: { name: 'a.xml', bytes: text(entities) } }),
    'declares XML entities',
    'Export the CV again',
  ],
];

/** Bytes with a hole, so that the directory at the end is whole and a file is not. */
function withoutMiddle(bytes: Uint8Array): Uint8Array {
  const broken = bytes.slice();
  broken.fill(0xff, 40, 400);
  return broken;
}

describe('an importer', () => {
  it.each(refused)('refuses %s', async (_what, name, bytes, problem, action) => {
    const began = performance.now();
    const error: unknown = await importFiles([{ name, bytes }]).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ImportError);
    const { message } = error as ImportError;
    expect(message).toContain(problem);
    expect(message).toContain(action);
    expect(message).toMatch(/^\S.*[.)]$/);
    expect(message.length).toBeLessThan(420);
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it.each([
    ['zip called .pdf', { ...linkedInZip('en'), name: 'cv.pdf' }],
    ['JSON called .zip', { name: 'cv.zip', bytes: text('{"basics": {"name": "Mira Okonjo"}}') }],
    ['table called .txt', { name: 'notes.txt', bytes: text(profile) }],
    ['YAML in UTF-16 called .csv', { name: 'x.csv', bytes: utf16('basics:\n  name: Mira Okonjo\n') }],
  ])('goes by the content, not by the name: %s', async (_, file) => {
    expect((await importFiles([file])).resume.basics?.name).toBe('Mira Okonjo');
  });

  it('follows no folders of an archive, and takes a file from any of them', async () => {
    const { bytes } = zipOf({ '../../../etc/Profile.csv': profile, 'a\\..\\Skills.csv': 'Name\nRope\n' });
    const { resume } = await importFiles([{ name: 'export.zip', bytes }]);
    expect(resume.basics?.name).toBe('Mira Okonjo');
    expect(resume.skills).toEqual([{ name: 'Skills', keywords: ['Rope'] }]);
  });

  it('reads an archive that was written as a stream, with sizes after the content', async () => {
    const pieces: Uint8Array[] = [];
    const zip = new Zip((_error, piece) => pieces.push(piece));
    const file = new ZipDeflate('Profile.csv');
    zip.add(file);
    file.push(text(profile), true);
    zip.end();
    const bytes = new Uint8Array(pieces.flatMap((piece) => Array.from(piece)));
    expect((await importFiles([{ name: 'export.zip', bytes }])).resume.basics?.name).toBe('Mira Okonjo');
  });

  it('does not take members of the prototype for members of the file', async () => {
    const bytes = text(
      '{"basics": {"name": "Mira"}, "__proto__": {"work": [{"name": "X"}]}, "skills": {"constructor": ["a"]}}',
    );
    const { resume } = await importFiles([{ name: 'cv.json', bytes }]);
    expect(resume.work).toBeUndefined();
    expect(Object.getPrototypeOf(resume)).toBe(Object.prototype);
  });

  it('keeps no script, address of code or control character of a hostile description', async () => {
    const summary =
      '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:alert(2)">me</a>\u0007\u202a</p>';
    const source = {
      basics: { name: 'Mira', headline: '', website: { url: 'javascript:alert(3)' } },
      summary: { content: summary },
      sections: {},
    };
    const { resume, leftOut } = await importFiles([{ name: 'cv.json', bytes: text(JSON.stringify(source)) }]);
    expect(JSON.stringify(resume)).not.toMatch(/script|alert|onclick|\\u0007/);
    expect(leftOut.join()).toContain('no web address');
  });

  it('names a date of which a part is left out', async () => {
    const work = [{ name: 'Mill', startDate: '2014-13', endDate: 'May 2016' }];
    const { guessed } = await importFiles([
      { name: 'cv.json', bytes: text(JSON.stringify({ basics: { name: 'Mira' }, work })) },
    ]);
    expect(guessed).toEqual(['“2014-13” was read as 2014 (work[0].startDate).']);
  });

  it('takes no longer for a run of spaces than for words', async () => {
    const summary = `${' '.repeat(300_000)}x`;
    const bytes = text(JSON.stringify({ basics: { name: 'Mira', summary } }));
    const began = performance.now();
    await importFiles([{ name: 'cv.json', bytes }]);
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('names no person where the file names none, and says so', async () => {
    const { resume, guessed } = await importFiles([{ name: 'Skills.csv', bytes: text('Name\nRope\n') }]);
    expect(resume.basics?.name).toBe('Your Name');
    expect(guessed.join()).toContain('replace “Your Name” in `basics.name`');
  });
});

function utf16(content: string): Uint8Array {
  const units = Uint16Array.from(`\uFEFF${content}`, (letter) => letter.charCodeAt(0));
  return new Uint8Array(units.buffer);
}
