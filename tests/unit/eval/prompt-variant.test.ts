import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toAssistantProfile } from '../../../src/resume/assistant-profile';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { promptVariant } from '../../../src/cli/eval/prompt-variant';
import { ownerResume } from '../../support/owner';

const profile = parseProfile(ownerResume);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prompt-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function variantOf(text: string, cv = profile) {
  const file = join(folder, 'mine.md');
  writeFileSync(file, text);
  return promptVariant(file, cv);
}

describe('the prompt that a model is asked with', () => {
  it('is without a file what a built site sends, and the same bytes from its two parts', () => {
    const { name, messages } = promptVariant(undefined, profile);
    const asked = ['Hello', 'Good day!', 'Where does she work?'];
    expect(name).toBe('default');
    expect(messages(asked)).toEqual([
      { role: 'system', content: toAssistantProfile(profile, resumeWords).prompt },
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Good day!' },
      { role: 'user', content: 'Where does she work?' },
    ]);
    const fromParts = variantOf('{rules}\n\n<profile>\n{facts}\n</profile>\n');
    expect(fromParts.name).toBe('mine');
    expect(fromParts.messages(asked)).toEqual(messages(asked));
  });

  it('names every placeholder that nothing stands for, and those that there are', () => {
    expect(() => variantOf('{rules} {cv} {mood}')).toThrow(
      'mine.md has {cv}, {mood}, which nothing stands for. Known are {rules}, {facts}',
    );
  });

  it('leaves braces of the CV and of the question as they are', () => {
    const hostile = parseProfile({ basics: { name: 'Ada {email} Byron', email: 'ada@example.org' } });
    const sent = variantOf('{name}', hostile).messages(['{rules} $&']);
    expect(sent.map(({ content }) => content)).toEqual(['Ada {email} Byron', '{rules} $&']);
  });
});
