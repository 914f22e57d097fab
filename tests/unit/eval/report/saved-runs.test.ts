import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRun, readRuns, saveRun } from '../../../../src/cli/eval/report/saved-runs';
import { inventedRun } from './invented-runs';

const run = inventedRun({ nature: { right: 1, honest: 1, invented: 0, seconds: 1 }, questions: 1 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a saved run', () => {
  it('is read as it was', () => {
    saveRun(run, join(folder, 'new/folder'));
    expect(readRuns(join(folder, 'new/folder')).map((saved) => saved.run)).toEqual([
      JSON.parse(JSON.stringify(run)),
    ]);
  });

  it('is named after model and prompt, and takes the place of the former one of these', () => {
    const file = saveRun(run, folder);
    expect(file).toMatch(/Qwen3-0\.6B-default-[\da-f]{8}\.json$/);
    expect(saveRun({ ...run, date: '2026-12-01T00:00:00.000Z' }, folder)).toBe(file);
    expect(readRuns(folder).map((saved) => saved.run.date)).toEqual(['2026-12-01T00:00:00.000Z']);
  });

  it.each([
    ['model', { model: 'Qwen3/0.6B' }],
    ['prompt', { prompt: 'numbered-facts' }],
    ['owner', { owner: 'Ida' }],
    ['backend', { backend: 'huggingface' }],
  ])('does not take the place of one with another %s', (_, other) => {
    expect(saveRun({ ...run, ...other }, folder)).not.toBe(saveRun(run, folder));
    expect(readRuns(folder)).toHaveLength(2);
  });

  it('stays inside of its folder, whatever the model is called', () => {
    saveRun({ ...run, model: '../../../etc/passwd', prompt: '..' }, folder);
    saveRun({ ...run, model: '日本' }, folder);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('stays where a run without a whole reply would take its place', () => {
    const file = saveRun(run, folder);
    const before = readFileSync(file, 'utf8');
    const failed = run.answers.map((answer) => ({ ...answer, error: 'Ollama does not answer.' }));
    expect(() => saveRun({ ...run, answers: failed }, folder)).toThrow('the former run stays');
    expect(() => saveRun({ ...run, answers: [] }, folder)).toThrow('the former run stays');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('leaves no unfinished file', () => {
    saveRun(run, folder);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('the saved runs', () => {
  it('are the newest first', () => {
    for (const [day, model] of [
      ['20', 'a'],
      ['22', 'b'],
      ['21', 'c'],
    ] as const)
      saveRun({ ...run, model, date: `2026-11-${day}T00:00:00.000Z` }, folder);
    expect(readRuns(folder).map((saved) => saved.run.model)).toEqual(['b', 'c', 'a']);
  });

  it.each([
    ['broken JSON', '{"model": '],
    ['a list', '[{"score": {"share": 1}}]'],
    ['a run without answers', JSON.stringify({ ...run, answers: undefined })],
    ['a mark above 1', JSON.stringify(run).replace('"right":1', '"right":7')],
    ['markup for a number', JSON.stringify(run).replace(/"words":\d+/, '"words":"<b>"')],
    ['a kind that there is not', JSON.stringify(run).replace('"kind":"time"', '"kind":"tea"')],
  ])('leave out a file that holds %s', (_, text) => {
    writeFileSync(join(folder, 'other.json'), text);
    saveRun(run, folder);
    expect(readRuns(folder)).toHaveLength(1);
  });

  it('are none in a folder that there is not', () => {
    expect(readRuns(join(folder, 'none'))).toEqual([]);
  });

  it('are found by a part of a name that only one has', () => {
    saveRun(run, folder);
    saveRun({ ...run, prompt: 'numbered-facts' }, folder);
    const saved = readRuns(folder);
    expect(findRun(saved, 'numbered').prompt).toBe('numbered-facts');
    expect(() => findRun(saved, 'Qwen3')).toThrow(/^More than one saved run has "Qwen3".*\n {2}Qwen3-0\.6B-/);
    expect(() => findRun(saved, 'llama')).toThrow(/^No saved run has "llama".*\n {2}Qwen3-0\.6B-/);
  });
});
