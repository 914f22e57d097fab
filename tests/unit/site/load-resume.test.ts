import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openResume } from '../../../src/resume/profile';
import { isSamplePortrait } from '../../../src/site/sample-portrait';
import { loadResume, loadResumes } from '../../../src/site/load-resume';
import { temporaryFolder } from '../../support/temporary-folder';
import { translationAt, translationFiles } from '../../../src/site/translation-files';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let owner: string;

beforeEach(() => {
  owner = temporaryFolder();
  mkdirSync(join(owner, 'public'));
});

function loadText(text: string, isStrict = false) {
  writeFileSync(join(owner, 'resume.json'), text);
  return loadResume(owner, 'resume.json', { isStrict });
}
const load = (basics: object) => loadText(JSON.stringify({ basics: { name: 'Ada Byron', ...basics } }));

describe('the photo of a résumé', () => {
  it('is a file of the site where the résumé holds the picture itself', async () => {
    const { profile, publicFolder, remarks } = await load({ image: `data:image/png;base64,${png}` });
    const file = profile.photo?.src ?? '';
    expect(file).toMatch(/^picture-[\da-f]{12}\.png$/);
    expect(publicFolder.files).toContain(file);
    expect(publicFolder.read(file)).toEqual(Buffer.from(png, 'base64'));
    expect(remarks).toEqual([]);
  });

  it.each([
    ['of another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['that is no picture', `data:image/png;base64,${btoa('<script>')}`],
    ['too large', `data:image/png;base64,${'A'.repeat(5_000_000)}`],
    ['on another host', 'https://pictures.example/ada.png'],
    ['that is not there', 'photo.jpg'],
  ])('is left out with a remark: one %s', async (_, image) => {
    const { profile, publicFolder, remarks } = await load({ image });
    expect(profile.photo).toBeUndefined();
    expect(publicFolder.files).toEqual([]);
    expect(remarks).toMatchObject([{ path: 'basics.image', kind: 'lost' }]);
  });

  it('is never the portrait of the sample’s owner in the résumé of another', () => {
    const picture = Buffer.from('a face');
    const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
    const sample = { owner: hash('Sam Ple'), portraits: [hash(picture)] };
    expect(isSamplePortrait(picture, { basics: { name: 'Ada Byron' } }, sample)).toBe(true);
    expect(isSamplePortrait(picture, { basics: { name: 'Sam Ple' } }, sample)).toBe(false);
    expect(isSamplePortrait(Buffer.from('mine'), { basics: { name: 'Ada Byron' } }, sample)).toBe(false);
  });

  it('that shows somebody else is left out with a remark', () => {
    const pictures = { has: () => true, isOthers: (path: string) => path === 'photo.jpg' };
    const basics = { name: 'Ada', image: 'photo.jpg', imageWebp: 'me.webp' };
    const opened = openResume({ basics }, { pictures });
    expect(opened.profile.photo).toBeUndefined();
    expect(opened.remarks).toMatchObject([
      { path: 'basics.image', message: expect.stringMatching(/; put your own/) },
    ]);
  });
});

describe('the encoding of a file', () => {
  const text = JSON.stringify({ basics: { name: 'Adèle Müller' } });
  const load = (bytes: Uint8Array) => {
    writeFileSync(join(owner, 'resume.json'), bytes);
    return loadResume(owner, 'resume.json');
  };

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('may be %s', async (_, bytes) => {
    const { profile, remarks } = await load(bytes);
    expect([profile.name, remarks]).toEqual(['Adèle Müller', []]);
  });

  it('is named where it is another one', async () => {
    expect((await load(Buffer.from(text, 'latin1'))).remarks).toMatchObject([
      { kind: 'lost', path: 'resume.json', message: expect.stringMatching(/is not in UTF-8, .*; save it/) },
    ]);
    const noMark = load(Buffer.from(text, 'utf16le'));
    await expect(noMark).rejects.toThrow('neither UTF-8 nor UTF-16. Save it as UTF-8.');
  });
});

describe('a broken file', () => {
  it('is read as far as it goes, with line and column of what is wrong', async () => {
    const broken = '{\n  "basics": { "name": "Ada Byron" },\n  "skills": ["Go",,]\n}';
    const { profile, remarks } = await loadText(broken);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Go']);
    expect(remarks[0]?.path).toMatch(/^resume\.json:3:\d+$/);
  });

  it.each(['', '{', '{ "basics": { "label": "Analyst" }', 'Ada'])(
    'stops the build where it names nobody: %j',
    async (text) => {
      await expect(loadText(text)).rejects.toThrow(/basics|is empty|is a text|resume\.json:1:\d+/);
    },
  );

  it('is said to be missing where it is', async () => {
    const missing = loadResume(owner, 'cv.json');
    await expect(missing).rejects.toThrow('The résumé cv.json cannot be read; check the name');
  });
});

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), '{}');
  }
}

it('what a file translates is the résumé of its name beside it', () => {
  write('resume.json', 'resume.fr.json', 'jane.doe.json', 'jane.doe.pt-br.json');
  const at = (name: string) => translationAt(join(folder, name));
  expect(at('resume.fr.json')).toEqual({ language: 'fr', original: join(folder, 'resume.json') });
  expect(at('jane.doe.pt-br.json')).toEqual({ language: 'pt-BR', original: join(folder, 'jane.doe.json') });
  expect(at('resume.json')).toBeUndefined();
  expect(at('jane.doe.json')).toBeUndefined();
});

describe('the files of further languages', () => {
  it('are those beside the résumé that end in a language, in order', () => {
    write('resume.json', 'resume.ja.json', 'resume.fr.json', 'resume.pt-br.json', 'other.de.json');
    expect(translationFiles(folder, 'resume.json')).toEqual([
      { language: 'fr', file: 'resume.fr.json' },
      { language: 'ja', file: 'resume.ja.json' },
      { language: 'pt-BR', file: 'resume.pt-br.json' },
    ]);
  });

  const others =
    'resume.old.json resume.bak.json resume.min.json resume.xq.json resume.fr.yaml resume.2024.json';

  it.each(others.split(' '))('are not meant by %s', (name) => {
    write('resume.json', name);
    expect(translationFiles(folder, 'resume.json')).toEqual([]);
  });
});

function loadForeign(content: string | object) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'resume.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return loadResumes(folder, 'resume.json');
}

describe('a résumé in the form of another program', () => {
  it.each([
    ['a YAML file', 'basics:\n  name: Paul Meier\nwork: []\n'],
    ['a YAML file', '# My CV\n---\nbasics: {name: Paul}\n'],
    ['a file of RenderCV', { cv: { name: 'Ada', sections: { experience: [{ company: 'A mill' }] } } }],
    ['a file of Reactive Resume', { basics: { name: 'Ada' }, sections: { experience: { items: [] } } }],
  ])('is refused with the command that reads it: %s', async (form, content) => {
    await expect(loadForeign(content)).rejects.toThrow(
      `is ${form}. Make JSON Resume of it by: npm run import -- resume.json --yes`,
    );
  });

  it('is built with a remark on its share where most of its text has no place', async () => {
    const essays = ['A long text on looms and mills.', 'Another one on bridges and canals.'];
    const [{ remarks }] = await loadForeign({ basics: { name: 'Ada Byron', label: 'Analyst' }, essays });
    const message = expect.stringMatching(/^shows 2\d % .* under `essays`/) as string;
    expect(remarks[0]).toMatchObject({ path: '', message });
  });
});
