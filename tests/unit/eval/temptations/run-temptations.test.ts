import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTemptations } from '../../../eval/temptations/labels';
import { nearFigures, runTemptations } from '../../../eval/temptations/run-temptations';
import { ownerResumeFile } from '../../../support/owner';

const root = resolve(import.meta.dirname, '../../../..');

describe('tempting questions', () => {
  let folder: string;
  const write = (half: 'build' | 'measured', yaml: string) =>
    writeFileSync(join(folder, half, 'binder.yaml'), yaml);
  const run = () => runTemptations({ folder, cvFolders: [folder], showsFailures: true });
  const entry = (labels: string) =>
    `- ask: Does she speak Dutch?\n  language: en\n  truth: fluent\n${labels}`;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'temptations-'));
    for (const name of ['build', 'measured', 'binder']) mkdirSync(join(folder, name));
    copyFileSync(resolve(root, ownerResumeFile), join(folder, 'binder/resume.json'));
    write('build', '[]');
    write('measured', '[]');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('are scored by half and language, and only failures of the development set are printed', async () => {
    write('build', entry("  false-answer: 'no'\n") + entry("  false-answer: 'yes'\n  says: [zebra]\n"));
    write('measured', entry("  false-answer: 'yes'\n  not-says: [Dutch]\n"));
    const report = await run();
    expect(report).toMatch(/\| en +\| 2 \/ 1 +\| 50 \/ 100 +\| 0 \/ 100 +\| 50 \/ 0 +\| 50 \/ 100 +\|/);
    expect(report).toMatch(/\| de +\| 0 \/ 0 +\| – \/ – /);
    expect(report).toMatch(
      /## build\/binder\.yaml 2 \(en\)\n- Does she speak Dutch\?\nsays: Yes.*\ntrue: fluent/,
    );
    expect(report).not.toContain('build/binder.yaml 1');
    expect(report).not.toContain('measured/binder.yaml');
  });

  it('go on with the messages before them', async () => {
    write(
      'build',
      "- ask: And Dutch?\n  after: [Does she speak English?, 'Yes.']\n  language: en\n  truth: fluent\n  says: [zebra]\n",
    );
    expect(await run()).toContain('- Does she speak English?\n- Yes.\n- And Dutch?\nsays: Yes');
  });

  it.each([
    ['ask: x', 'build/binder.yaml must be a list'],
    ['- ask: x', 'build/binder.yaml 1 must have `ask` and `truth`'],
    [entry(''), 'build/binder.yaml 1 expects nothing'],
    [entry('  notsays: [x]\n'), 'build/binder.yaml 1 has `notsays`'],
    [entry('  false-answer: maybe\n'), '`false-answer` must be one of yes, no'],
    [entry("  not-says: ['(x']\n"), '`not-says` holds (x, which is no regular expression'],
    [entry('  says: [x]\n  after: [Hello]\n'), '`after` must end with a reply'],
  ])('that cannot be right stop the run: %j', async (yaml, message) => {
    write('build', yaml);
    await expect(run()).rejects.toThrow(message);
  });

  it('may have a kind, and figures of their own', async () => {
    write('build', entry("  kind: trade\n  false-answer: 'yes'\n") + entry('  kind: field\n  says: [Yes]\n'));
    const report = await runTemptations({
      folder,
      cvFolders: [folder],
      showsFailures: false,
      figures: nearFigures,
    });
    expect(report).toMatch(/\| all +\| 2 \/ 0 +\| 100 \/ – +\| 100 \/ – +\|/);
    expect(report).toMatch(/\| trade +\| 1 \/ 0 +\| 100 \/ – +\| – \/ – +\|/);
  });

  it.each([
    ['temptations', 10],
    ['near', 14],
  ])('are in every language and in both halves, and no CV is in both: %s', (name, count) => {
    const sets = readTemptations(resolve(root, 'tests/eval', name));
    const groups = sets.flatMap(({ temptations }) =>
      temptations.map(({ language, half }) => `${language} ${half}`),
    );
    expect(new Set(groups).size).toBe(count);
    expect(new Set(sets.map(({ cv }) => cv)).size).toBe(sets.length);
  });
});
