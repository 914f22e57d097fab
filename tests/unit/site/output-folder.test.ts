import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, win32 } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isInside } from '../../../src/site/owners-text';
import { writeSite } from '../../../src/site/output-folder';
import { temporaryFolder } from '../../support/temporary-folder';

const page = '<div id="assistant-root"></div>';
let root: string;
let folder: string;
let out: string;
beforeEach(() => {
  root = temporaryFolder();
  [folder, out] = [join(root, 'owner'), join(root, 'web')];
  put('owner/resume.json');
  put('owner/public/photo.jpg');
});

/** Builds a site that consists of these files, beside its page. */
const build = (names: readonly string[] = [], to = out) =>
  writeSite(new Map([...names, 'index.html'].map((name) => [name, page])), {
    out: to,
    folder,
    resumeFile: 'resume.json',
  });

function put(path: string, text = 'by hand'): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const filesIn = (below: string) =>
  readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(below.length + 1))
    .toSorted();

const others = ['.git/config', '.nojekyll', 'CNAME', 'assets/theirs.js'];

describe('a second build', () => {
  it('removes what only the first one wrote, and nothing of others', () => {
    expect(build(['assets/old.js', 'fr/index.html'])).toEqual([]);
    for (const name of others) put(`web/${name}`);
    expect(build(['assets/new.js'])).toEqual([]);
    const written = ['assets/new.js', 'build-files.json', 'index.html'];
    expect(filesIn(out)).toEqual([...written, ...others].toSorted());
    expect(JSON.parse(readFileSync(join(out, 'build-files.json'), 'utf8'))).toEqual(written);
    expect(readdirSync(out)).not.toContain('fr');
    expect(readdirSync(root).toSorted()).toEqual(['owner', 'web']);
  });

  it('leaves the site as it was where the new one cannot be written, as on a full disk', () => {
    build(['assets/old.js']);
    const before = filesIn(out);
    put('web/index.html', 'the first page');
    expect(() => build(['assets/new.js', 'x'.repeat(300)])).toThrow(
      /^The site cannot be written to .*ENAMETOOLONG/,
    );
    expect(filesIn(out)).toEqual(before);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('the first page');
    expect(readdirSync(root).toSorted()).toEqual(['owner', 'web']);
  });

  it('removes no file that a list names outside of the site, nor through a link', () => {
    build();
    symlinkSync(folder, join(out, 'linked'));
    const outside = ['../owner/resume.json', join(folder, 'resume.json'), 'linked/resume.json', '', 7];
    put('web/build-files.json', JSON.stringify(['index.html', ...outside]));
    build();
    expect(filesIn(folder)).toEqual(['public/photo.jpg', 'resume.json']);
    expect(() => build(['linked/resume.json'])).toThrow('linked in it is a link that leads out of it');
    expect(readFileSync(join(folder, 'resume.json'), 'utf8')).toBe('by hand');
  });
});

describe('the folder of a site', () => {
  it('is none with files that are no site, nor a file', () => {
    put('web/index.html', 'Dear Sir');
    expect(() => build()).toThrow('no earlier site');
    put('web/build-files.json', '["frame.html"]');
    expect(() => build()).toThrow('no earlier site');
    expect(filesIn(out)).toEqual(['build-files.json', 'index.html']);
    expect(() => build([], join(out, 'index.html'))).toThrow('The site cannot be written to');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('Dear Sir');
  });

  it('never holds the owner’s folder or résumé, by another name neither, and does not lie in public/', () => {
    symlinkSync(root, join(root, 'link'));
    put('owner/index.html', page);
    const before = filesIn(folder);
    for (const to of [folder, root, join(root, 'link/owner'), join(root, 'link')])
      expect(() => build([], to)).toThrow('Choose a folder of its own');
    for (const to of ['public', 'public/site']) expect(() => build([], join(folder, to))).toThrow('public/');
    put('cv/index.html', page);
    const resumeFile = join(root, 'cv/jane.json');
    expect(() => writeSite(new Map(), { out: join(root, 'cv'), folder, resumeFile })).toThrow('which holds');
    expect(filesIn(folder)).toEqual(before);
    expect(existsSync(join(root, 'cv/build-files.json'))).toBe(false);
  });
});

it.each([
  ['D:\\site', 'C:\\owner', false],
  ['C:\\owner\\dist', 'C:\\owner', false],
  ['C:\\', 'C:\\owner', true],
  ['C:\\Owner', 'c:\\owner', true],
  ['C:\\owner', 'C:\\owner\\..backup', true],
])('on Windows %s holds %s: %s', (outer, inner, expected) => {
  expect(isInside(outer, inner, win32)).toBe(expected);
});
