import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../src/cli/theme';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
let written: string[];

beforeEach(() => {
  folder = temporaryFolder();
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  written = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => written.push(text));
});

const resume =
  '{\r\n\t"x": 1,\r\n\t"basics": { "name": "Ada" },\r\n\t"meta": {\r\n\t\t"own": [1,  2]\r\n\t}\r\n}';
const chosen = resume.replace('2]', '2],\r\n\t\t"theme": "academic"');
const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
const saved = () => readFileSync(join(folder, 'resume.json'), 'utf8');

describe('talking-cv theme', () => {
  it('lists one name a line, the default first, each with a sentence', async () => {
    expect(await main([])).toBe(0);
    expect(written[0]).toMatch(/^default +[A-Z].*\.$/);
    for (const name of ['academic', 'bloom', 'broadsheet', 'one-column', 'portfolio', 'terminal'])
      expect(written).toContainEqual(expect.stringMatching(new RegExp(`^${name} +[A-Z].*\\.$`)));
  });

  it('writes a name into resume.json and leaves each other byte as it was, and takes it away again', async () => {
    save('resume.json', resume);
    expect(await main(['academic'])).toBe(0);
    expect(saved()).toBe(chosen);
    await main(['default']);
    expect(saved()).toBe(resume);
  });

  it('leaves theme.css as it is, and says which of its tokens win', async () => {
    save('resume.json', resume);
    save('theme.css', ':root { --accent: teal; --measure: 40rem }');
    await main(['bloom']);
    expect(written.at(-1)).toBe('theme.css comes after the theme and wins with --accent.');
    expect(readFileSync(join(folder, 'theme.css'), 'utf8')).toContain('teal');
  });

  it('refuses a name that there is not with the nearest one, and a file that is no JSON', async () => {
    save('resume.json', '{');
    await expect(main(['blom'])).rejects.toThrow('did you mean bloom?');
    await expect(main(['bloom'])).rejects.toThrow('resume.json is not whole JSON.');
    expect(saved()).toBe('{');
  });
});
