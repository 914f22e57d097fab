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
const invoice = column(50, 50, [[12, 0, 'I 7']]);
const pdfWithEntities = tinyPdf({ pages: [[]], attachment: { name: 'a.xml', bytes: text(entities) } });
type Refused = readonly [what: string, name: string, content: string | Uint8Array, problem: string];
const refused: readonly Refused[] = [
  ['an empty file', 'cv.json', '', 'is empty'],
  ['a file of spaces', 'cv.yaml', ' \n\n ', 'is empty'],
  ['binary garbage', 'cv.json', new Uint8Array([0, 159, 146, 150, 255, 1]), 'neither text nor'],
  ['prose', 'cv.txt', 'Dear diary', 'no CV that can be read'],
  ['broken YAML', 'cv.yaml', 'basics: {name: [Mira', 'neither a known file nor readable YAML'],
  ['JSON without a CV', 'cv.json', '{"name": "left-pad"}', 'no CV that can be read'],
  ['broken JSON', 'cv.json', '{"basics": {\n  "name": "Ada",,\n}}', 'name expected at line 2, column 17'],
  ['lists in lists', 'cv.json', `{"basics": ${'['.repeat(500)}"x"${']'.repeat(500)}}`, 'more than 60 levels'],
  ['lists without an end', 'cv.json', `{"basics": {}, "x": ${'['.repeat(1e5)}`, 'more than 60 levels'],
  ['quotation marks', 'cv.json', '"'.repeat(2e6), 'no CV in YAML has'],
  ['lines of quotation marks', 'cv.yaml', '"'.repeat(1e5), 'at line 1, column 3'],
  ['YAML in too many levels', 'cv.yaml', '- '.repeat(1e5), 'too many levels'],
  ['XML of one long name', 'cv.xml', '<'.repeat(1e5), 'is broken XML'],
  ['endless character data', 'cv.xml', `<SkillsPassport>${'<![CDATA['.repeat(2e5)}`, 'is broken XML'],
  ['XML of something else', 'cv.xml', '<invoice><total>3</total></invoice>', '“invoice”'],
  ['a web page', 'cv.html', '<!DOCTYPE html><html><body>CV</body></html>', 'is a web page'],
  ['broken XML', 'cv.xml', '<SkillsPassport><LearnerInfo></SkillsPassport>', 'is broken XML'],
  ['XML with entity declarations', 'cv.xml', entities, 'declares XML entities'],
  ['aliases that multiply', 'cv.yaml', aliasBomb, 'aliases'],
  ['huge YAML', 'cv.yaml', `basics:\n  name: ${'x'.repeat(1_000_001)}\n`, 'no CV in YAML has'],
  ['a huge document', 'cv.json', megabytes(31).fill(32), 'at most 30 MB'],
  ['a broken archive', 'export.zip', linkedInZip('en').bytes.subarray(0, 900), 'is empty or broken'],
  ['an archive cut in a file', 'export.zip', withoutMiddle(linkedInZip('en').bytes), 'is empty or broken'],
  ['an archive of others', 'export.zip', zipOf({ 'notes.txt': 'x' }).bytes, 'none of the files of LinkedIn'],
  ['an office document', 'cv.docx', zipOf({ '[Content_Types].xml': '' }).bytes, 'another office program'],
  ['a bomb that says its size', 'export.zip', zipSync({ 'Skills.csv': megabytes(60) }), 'has 60 MB'],
  ['a bomb that hides its size', 'export.zip', lyingBomb(), 'more than it says'],
  ['an archive of too many files', 'export.zip', manyEntries(), 'more than 20000 files'],
  ['other columns', 'export.zip', zipOf({ 'Positions.csv': 'Firma,Titel\nA,B\n' }).bytes, 'other columns'],
  ['a line of 10 MB', 'Skills.csv', `Name\n${'x'.repeat(10_000_000)}\n`, 'has 11 MB'],
  ['an encrypted PDF', 'cv.pdf', tinyPdf({ pages: [[]], isLocked: true }), 'protected by a password'],
  ['a PDF without text', 'cv.pdf', tinyPdf({ pages: [[]] }), 'holds no text'],
  ['a PDF of an invoice', 'cv.pdf', tinyPdf({ pages: [invoice] }), 'no heading of a CV'],
  ['a broken PDF', 'cv.pdf', '%PDF-1.7 and nothing more', 'is empty or broken'],
  ['a PDF that carries entity declarations', 'cv.pdf', pdfWithEntities, 'declares XML entities'],
];

/** Bytes with a hole, so that the directory at the end is whole and a file is not. */
function withoutMiddle(bytes: Uint8Array): Uint8Array {
  const broken = bytes.slice();
  broken.fill(0xff, 40, 400);
  return broken;
}

/** How a sentence on what to do begins. */
const action = /\b(?:(?:ex|im)port|save|correct|write|unpack|check|print|it can be|only)\b/i;

describe('an importer', () => {
  it.each(refused)('refuses %s, and says what to do', async (_what, name, content, problem) => {
    const began = performance.now();
    const bytes = typeof content === 'string' ? text(content) : content;
    const error: unknown = await importFiles([{ name, bytes }]).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ImportError);
    const { message } = error as ImportError;
    expect(message).toContain(problem);
    expect(message).toMatch(/^\S.*[.)]$/);
    expect(message.split(problem).at(-1)).toMatch(action);
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
    const hostile = '"__proto__": {"work": [{"name": "X"}]}, "skills": {"constructor": ["a"]}';
    const bytes = text(`{"basics": {"name": "Mira"}, ${hostile}}`);
    const { resume } = await importFiles([{ name: 'cv.json', bytes }]);
    expect(resume.work).toBeUndefined();
    expect(Object.getPrototypeOf(resume)).toBe(Object.prototype);
  });

  it('keeps no script, address of code or control character of a hostile description', async () => {
    const link = '<a href="javascript:alert(2)">me</a>';
    const content = `<p onclick="x()">Hi<script>alert(1)</script> ${link}\u0007\u202a</p>`;
    const basics = { name: 'Mira', headline: '', website: { url: 'javascript:alert(3)' } };
    const source = { basics, summary: { content }, sections: {} };
    const { resume, leftOut } = await importFiles([{ name: 'cv.json', bytes: text(JSON.stringify(source)) }]);
    expect(JSON.stringify(resume)).not.toMatch(/script|alert|onclick|\\u0007/);
    expect(leftOut.join()).toContain('no web address');
  });

  it('names a date of which a part is left out', async () => {
    const work = [{ name: 'Mill', startDate: '2014-13', endDate: 'May 2016' }];
    const bytes = text(JSON.stringify({ basics: { name: 'Mira' }, work }));
    const { guessed } = await importFiles([{ name: 'cv.json', bytes }]);
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
