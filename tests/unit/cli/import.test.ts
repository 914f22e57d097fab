import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/import';
import { failureOf } from '../../../src/cli/command';
import { newFolder } from '../../../src/cli/init/new-folder';
import { importFiles } from '../../../src/import/import-file';
import { linkedInTables, linkedInZip } from '../../support/import-fixtures';
import { temporaryFolder } from '../../support/temporary-folder';
import { importInWorker } from '../../../src/cli/import/import-in-worker';
import { tinyPdf } from '../../support/tiny-pdf';

let folder: string;
let typedIn: string;
beforeEach(() => {
  folder = temporaryFolder();
  typedIn = join(folder, 'downloads');
  mkdirSync(typedIn);
  const { bytes } = linkedInZip('en');
  writeFileSync(join(typedIn, 'export.zip'), bytes);
});

/** What the command writes, warns and asks, and its exit code. */
async function run(parameters: readonly string[], answer?: string) {
  const written: string[] = [];
  const warned: string[] = [];
  const asked: string[] = [];
  const code = await main(parameters, {
    folder,
    typedIn,
    read: importFiles,
    ask: async (question) => {
      asked.push(question);
      return answer;
    },
    write: (line) => written.push(line),
    warn: (line) => warned.push(line),
  }).catch((error: unknown) => {
    warned.push(failureOf(error, 'import'));
    return 1;
  });
  return { code, text: written.join('\n'), warned, asked };
}

const nameIn = (file: string) => {
  const { basics } = JSON.parse(readFileSync(file, 'utf8')) as { basics: { name: string } };
  return basics.name;
};

describe('npm run import', () => {
  it('writes resume.json of the owner’s folder from a file where the command was typed', async () => {
    const { code, asked } = await run(['export.zip']);
    expect({ code, asked }).toEqual({ code: 0, asked: [] });
    expect(nameIn(join(folder, 'resume.json'))).toBe('Mira Okonjo');
    expect(readFileSync(join(folder, 'resume.json'), 'utf8')).toMatch(/^\{\n {2}"\$schema": "https:/);
  });

  it('lists what it took, guessed and left out, every contact detail, and the next step', async () => {
    const { text } = await run(['export.zip']);
    expect(text).toMatch(/^Taken: basics \d+, work 2, .*projects 1\.$/m);
    expect(text).toMatch(/^Guessed \(\d+\):$/m);
    expect(text).toMatch(/^Left out \(\d+\):$/m);
    expect(text).toContain('  E-mail: hello@mira.example (basics.email)');
    expect(text).toContain('  Phone: +351 900 000 001 (basics.phone)');
    expect(text).toContain('  Website: https://mira.example (basics.url)');
    expect(text).toContain('GitHub https://github.com/mira-okonjo (basics.profiles[1])');
    expect(text).toContain('  - the street address, since');
    expect(text).toContain('  - the birth date, since');
    expect(text).not.toMatch(/Mill Lane|4000-123/);
    expect(text).toMatch(/npm start$/);
  });

  it('replaces the invented person of init without asking, as long as nobody has changed it', async () => {
    const example = newFolder({ version: '1.0.0', isNpm: true })['resume.json'] ?? '';
    writeFileSync(join(folder, 'resume.json'), example.replaceAll('\n', '\r\n'));
    expect(await run(['export.zip'])).toMatchObject({ code: 0, asked: [] });
    expect(nameIn(join(folder, 'resume.json'))).toBe('Mira Okonjo');
    writeFileSync(join(folder, 'resume.json'), example.replace('"label"', '"Label"'));
    expect(await run(['export.zip'])).toMatchObject({ code: 1, asked: [expect.stringContaining('Replace')] });
  });

  it('says what a big file holds on one screen, and all of it with --all', async () => {
    const others = Array.from('abcdefghijklmnop', (letter, index) => [
      `room ${letter}`,
      { note: `A note of kind ${index}` },
    ]);
    const files = {
      basics: { name: 'Mira', email: 'me@harbour.example', phone: '+351 900 000 009' },
      work: Array.from({ length: 40 }, (_, index) => ({
        name: `Yard ${index}`,
        position: 'Rigger',
        startDate: '2014-06-01',
        endDate: `20${String(index % 10).padStart(2, '0')}-01-01`,
        summary: `Write to crew${index}@harbour.example.`,
        url: 'no address',
      })),
      ...Object.fromEntries(others),
    };
    writeFileSync(join(typedIn, 'big.json'), JSON.stringify(files));
    const short = await run(['big.json']);
    expect(short.text.split('\n').length).toBeLessThanOrEqual(25);
    expect(short.text).toMatch(/^Left out \(56\):$/m);
    expect(short.text).toMatch(/^ {2}… \(--all lists each\)$/m);
    expect(short.text).toMatch(/more like this/);
    expect(short.text).toContain('crew39@harbour.example (work[39].summary)');
    expect(short.text).not.toContain('A note of kind 15');
    expect((await run(['big.json', '--all', '--yes'])).text).toContain('A note of kind 15');
  });

  it.each([
    ['stays without an answer', [], undefined, 1, 'Old Name'],
    ['stays after another answer', [], 'no', 1, 'Old Name'],
    ['stays after an empty answer', [], '', 1, 'Old Name'],
    ['is replaced after the answer y', [], 'y', 0, 'Mira Okonjo'],
    ['is replaced by --yes, which asks nothing', ['--yes'], undefined, 0, 'Mira Okonjo'],
  ] as const)('a résumé that is there %s', async (_, options, answer, expected, name) => {
    writeFileSync(join(folder, 'resume.json'), JSON.stringify({ basics: { name: 'Old Name' } }));
    const { code, asked, warned } = await run(['export.zip', ...options], answer);
    expect(code).toBe(expected);
    expect(nameIn(join(folder, 'resume.json'))).toBe(name);
    expect(asked).toHaveLength(options.length === 0 ? 1 : 0);
    expect(warned.join()).toContain(expected === 1 ? 'stays as it is' : '');
  });

  it('takes the folder where the export was unpacked, and several of its tables', async () => {
    const unpacked = join(typedIn, 'unpacked');
    mkdirSync(unpacked);
    for (const file of ['Profile.csv', 'Skills.csv'])
      writeFileSync(join(unpacked, file), linkedInTables('en')[file] ?? '');
    writeFileSync(join(unpacked, 'messages.csv'), 'FROM,TO\nA,B\n');
    expect((await run(['unpacked', '--out', 'a.json'])).code).toBe(0);
    expect((await run(['unpacked/Skills.csv', 'unpacked/Profile.csv', '--out', 'b.json'])).code).toBe(0);
    const read = (file: string) => readFileSync(join(typedIn, file), 'utf8');
    expect(read('a.json')).toBe(read('b.json'));
    expect(read('a.json')).toContain('Finite elements');
  });

  it.each([
    ['no file', [], 'Write the file at the end'],
    ['a file that is not there', ['nothing.zip'], 'nothing.zip cannot be found'],
    ['a folder without an export', ['.'], 'without the CSV files'],
    ['an unknown option', ['export.zip', '--force'], '--force'],
    ['a folder as the file to write', ['export.zip', '--out', '.'], 'is a folder'],
    ['a file to write in no folder', ['export.zip', '--out', 'no/where.json'], 'does not exist'],
    ['a file of another kind', ['notes.txt'], 'notes.txt'],
  ])('refuses %s with a sentence, writes nothing and ends with 1', async (_, parameters, sentence) => {
    writeFileSync(join(typedIn, 'notes.txt'), 'Dear diary');
    const { code, text, warned } = await run(parameters);
    expect({ code, text }).toEqual({ code: 1, text: '' });
    expect(warned).toEqual([expect.stringContaining(sentence)]);
    expect(existsSync(join(folder, 'resume.json'))).toBe(false);
  });

  it('shows no character of a stranger’s file that a terminal obeys', async () => {
    const strange = { basics: { name: 'Mira' }, 'x\u001b[31m': 'red' };
    writeFileSync(join(typedIn, 'cv.json'), JSON.stringify(strange));
    const { text } = await run(['cv.json']);
    expect(text).toContain('red');
    expect(text).not.toContain('\u001b');
  });
});

describe('a worker that imports', () => {
  it('gives what the importers give, and their sentence for what they refuse', async () => {
    const file = linkedInZip('en');
    const none = importInWorker([{ name: 'cv.json', bytes: new Uint8Array() }]);
    const [imported] = await Promise.all([
      importInWorker([file]),
      expect(none).rejects.toThrow('cv.json is empty or broken. Download or export it again.'),
    ]);
    expect(imported).toEqual(await importFiles([file]));
  });

  it('ends a file that would keep it busy for ever, with a sentence', async () => {
    // Each q saves the state of a page, and the reader of PDFs copies what it has saved so far.
    const bytes = tinyPdf({ pages: [[]], drawing: 'q '.repeat(1e6) });
    await expect(importInWorker([{ name: 'cv.pdf', bytes }], 1000)).rejects.toThrow(
      /^cv\.pdf takes more than 1 s to read, which no CV does, .*\. Check whether it is the right file, or export it again\.$/,
    );
  });
});
