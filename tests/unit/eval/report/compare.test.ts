import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../../src/cli/eval/report/compare';
import { saveRun } from '../../../../src/cli/eval/report/saved-runs';
import { inventedRuns } from './invented-runs';

let folder: string;
let written: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
  written = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void written.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void written.push(line));
  for (const run of inventedRuns()) saveRun(run, folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('npm run eval -- compare', () => {
  it('says what changed, how surely, and for which questions most', () => {
    expect(main(['--folder', folder, 'Qwen3-0.6B-default', 'engine-first'])).toBe(0);
    const text = written.join('\n');
    expect(text).toContain('Qwen3 0.6B (ollama), default → Qwen3 0.6B (ollama), engine-first: 96 questions');
    expect(text).toMatch(/^\| score +\| \+\d+ +\| [+−]?\d+ to \+\d+ +\| (?:not )?clear +\|$/m);
    expect(text).toMatch(/^\| [\w-]+ \d+: [^|]*\?[^|]* \| \d+ % +\| \d+ % +\|$/m);
  });

  it('compares two baselines as well, since they are asked for', () => {
    expect(main(['--folder', folder, 'Parrot', 'Fixed'])).toBe(0);
    expect(written.join()).toContain('Parrot, default → Fixed sentence, default');
  });

  it('asks for two names', () => {
    expect(main(['--folder', folder, 'Parrot'])).toBe(1);
    expect(written).toEqual(['Name two saved runs: npm run eval -- compare FIRST SECOND']);
  });

  it('refuses runs about two CVs', () => {
    const [run] = inventedRuns();
    if (run) saveRun({ ...run, owner: 'Ida Rhodes', model: 'Elsewhere' }, folder);
    expect(main(['--folder', folder, 'Elsewhere', 'Parrot'])).toBe(1);
    expect(written.join()).toContain('about two CVs: Ida Rhodes and Ada Byron');
  });
});
