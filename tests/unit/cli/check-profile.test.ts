import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../src/cli/check-profile';

let folder: string;
const said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-profile-'));
  said.length = 0;
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => said.push(text));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function check(resume: unknown) {
  const file = join(folder, 'resume.json');
  writeFileSync(file, JSON.stringify(resume));
  return { code: await main([file]), text: said.join('\n') };
}

describe('npm run check-profile', () => {
  it('names questions that the CV leaves open, with the key for the answer, and has nothing against it', async () => {
    const { code, text } = await check({ basics: { name: 'Ada', email: 'ada@example.org' } });
    expect(code).toBe(0);
    expect(text).toContain('  - What salary or rate do you expect? (`assistant.answers`)');
    expect(text.match(/^ {2}- /gm)).toHaveLength(5);
  });

  it('fails where a build would stop', async () => {
    const { code, text } = await check({ basics: { name: 'Ada' }, assistant: { answers: [{}] } });
    expect(code).toBe(1);
    expect(text).toContain('assistant.answers[0].question');
  });
});
