import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../src/cli/check-profile';
import { failureOf } from '../../../src/cli/command';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
const said: string[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  said.length = 0;
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => said.push(text));
  }
});

async function check(resume: unknown, ...options: readonly string[]) {
  const file = join(folder, 'resume.json');
  writeFileSync(file, JSON.stringify(resume));
  const code = await main([file, ...options]).catch((error: unknown) => {
    said.push(failureOf(error, 'validate'));
    return 1;
  });
  return { code, text: said.join('\n') };
}

describe('npm run check-profile', () => {
  it('says what would make the CV better, and what it leaves open with the key for the answer', async () => {
    const { code, text } = await check({ basics: { name: 'Ada' } });
    expect(code).toBe(0);
    expect(text).toMatch(/^What would make the CV better:\n {2}- basics\.email: /m);
    const open = /^Visitors often ask .*\n( {2}- .*\n)*? {2}- What salary .* \(`assistant\.answers`\)$/m;
    expect(text).toMatch(open);
  });

  it('names what the site does not show, and that it never shows the street', async () => {
    const location = { address: '1 Lace St', postalCode: '1', city: 'York' };
    const { code, text } = await check({
      basics: { name: 'Ada', email: 'ada', location },
      assistant: { answers: [{}, { question: 'x' }], tone: 'dry' },
      meta: { verison: '1' },
    });
    expect(code).toBe(0);
    expect(text).toContain('  - basics.location.address, basics.location.postalCode: never published');
    expect(text).toContain('  - basics.email: "ada" is not an e-mail address; write');
    expect(text).toContain('  - assistant.answers[1]: `answer` is missing; write what the assistant answers');
    expect(text).toContain('  - assistant.tone, meta.verison: ignored, since a résumé has no such key');
  });

  it('fails where a build would stop', async () => {
    const { code, text } = await check({ basics: { label: 'Analyst' } });
    expect(code).toBe(1);
    expect(text).toContain('basics.name');
  });

  it('fails with --strict at what is lost', async () => {
    expect((await check({ basics: { name: 'Ada', email: 'ada' } }, '--strict')).code).toBe(1);
    expect((await check({ basics: { name: 'Ada', email: 'a@b.example' }, x: 1 }, '--strict')).code).toBe(0);
  });
});
