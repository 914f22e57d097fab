import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadResumes } from '../../../src/site/load-resume';
import { temporaryFolder } from '../../support/temporary-folder';

function load(content: string | object) {
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
    await expect(load(content)).rejects.toThrow(
      `is ${form}. Make JSON Resume of it by: npm run import -- resume.json --yes`,
    );
  });

  it('is built with a remark on its share where most of its text has no place', async () => {
    const essays = ['A long text on looms and mills.', 'Another one on bridges and canals.'];
    const [{ remarks }] = await load({ basics: { name: 'Ada Byron', label: 'Analyst' }, essays });
    const message = expect.stringMatching(/^shows 2\d % .* under `essays`/) as string;
    expect(remarks[0]).toMatchObject({ path: '', message });
  });
});
