import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOwnersFiles } from '../../../../src/cli/edit/owners-files';
import { temporaryFolder } from '../../../support/temporary-folder';

let home: string;
let folder: string;
beforeEach(() => {
  home = temporaryFolder();
  folder = join(home, 'cv');
  mkdirSync(folder);
  writeFileSync(join(folder, 'resume.json'), '{}\n');
});

describe('the files that the editor writes', () => {
  it('are the résumé, its translations and the theme, and no others', () => {
    const files = openOwnersFiles(folder, 'resume.json');
    for (const name of ['resume.fr.json', 'resume.pt-BR.json', 'theme.css'])
      expect(files.write(name, undefined, '{}')).toEqual({ isWritten: true });
    const others = 'package.json .env ../resume.json resume.old.json public/x.js sub/resume.fr.json';
    for (const name of others.split(' ')) expect(() => files.write(name, undefined, '{}')).toThrow(name);
    expect(readdirSync(home)).toEqual(['cv']);
    const written = 'resume.fr.json resume.json resume.pt-BR.json theme.css';
    expect(readdirSync(folder).toSorted().join(' ')).toBe(written);
    expect(() => openOwnersFiles(folder, '../other.json')).toThrow('outside');
  });

  it('stay as another program left them', () => {
    const files = openOwnersFiles(folder, 'resume.json');
    writeFileSync(join(folder, 'resume.json'), '{"a":1}');
    expect(files.write('resume.json', '{}\n', '{"b":2}')).toEqual({ isWritten: false, text: '{"a":1}' });
    expect(readFileSync(join(folder, 'resume.json'), 'utf8')).toBe('{"a":1}');
  });

  it('are refused where a link leads out of the folder', () => {
    writeFileSync(join(home, 'secret.css'), 'secret');
    symlinkSync(join(home, 'secret.css'), join(folder, 'theme.css'));
    mkdirSync(join(home, 'elsewhere'));
    symlinkSync(join(home, 'elsewhere'), join(folder, 'public'));
    const files = openOwnersFiles(folder, 'resume.json');
    expect(() => files.read()).toThrow('theme.css is a link');
    expect(() => files.write('theme.css', 'secret', 'x')).toThrow('theme.css is a link');
    expect(() => files.addPublic('photo.jpg', Buffer.of(1))).toThrow('public is a link');
    expect(readFileSync(join(home, 'secret.css'), 'utf8')).toBe('secret');
    expect(readdirSync(join(home, 'elsewhere'))).toEqual([]);
  });

  it('never replace a picture', () => {
    const files = openOwnersFiles(folder, 'resume.json');
    const names = ['photo.jpg', 'Photo.jpg', 'photo.png'].map((name) => files.addPublic(name, Buffer.of(1)));
    expect(names).toEqual(['photo.jpg', 'Photo-2.jpg', 'photo.png']);
  });
});
