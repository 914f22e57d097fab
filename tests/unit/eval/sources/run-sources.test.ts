import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLabelledAnswers } from '../../../eval/sources/labels';
import { runSources } from '../../../eval/sources/run-sources';
import { ownerResumeFile } from '../../../support/owner';

const root = resolve(import.meta.dirname, '../../../..');

describe('labelled answers', () => {
  let folder: string;
  const write = (yaml: string) => writeFileSync(join(folder, 'binder.yaml'), yaml);
  const run = () => runSources({ folder, cvFolder: folder, showsFailures: true });
  const labelled = (half: string, answer: string, sources: string) =>
    `- question: And?\n  answer: ${answer}\n  language: en\n  half: ${half}\n  sources: ${sources}\n`;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sources-'));
    mkdirSync(join(folder, 'binder'));
    copyFileSync(resolve(root, ownerResumeFile), join(folder, 'binder/resume.json'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('are scored by half and language, and tell what is missing or wrong in the development set', async () => {
    write(
      labelled('build', 'She speaks Dutch and English.', '[languages]') +
        labelled('build', 'She speaks Dutch and English.', '[job-1 | job-2]') +
        labelled('measured', 'She speaks Dutch and English.', '[job-3]'),
    );
    const report = await run();
    expect(report).toContain('binder.yaml 2');
    expect(report).toContain('! missing job-1 | job-2\n! wrong languages');
    expect(report).not.toContain('binder.yaml 3');
    expect(report).toMatch(/\| en +\| 2 \/ 1 +\| 50 \/ 0 +\| 50 \/ 0/);
  });

  it.each([
    ['question: x', 'binder.yaml must be a list'],
    [labelled('build', 'Yes.', '[job-99]'), 'binder.yaml 1 names job-99'],
    [labelled('other', 'Yes.', '[]'), 'binder.yaml 1 must name one of build, measured'],
    [`${labelled('build', 'Yes.', '[]')}  source: []`, 'binder.yaml 1 has `source`'],
    [labelled('build', 'Yes.', 'job-1'), 'binder.yaml 1 must list anchors'],
  ])('that cannot be right stop the run: %j', async (yaml, message) => {
    write(yaml);
    await expect(run()).rejects.toThrow(message);
  });

  it('are in every language and in both halves', () => {
    const answers = readLabelledAnswers(resolve(root, 'tests/eval/sources')).flatMap((set) => set.answers);
    const groups = new Set(answers.map(({ language, half }) => `${language} ${half}`));
    expect(groups.size).toBe(10);
  });
});
