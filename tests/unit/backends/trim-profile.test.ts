import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimProfile } from '../../../src/backends/trim-profile';
import { outlineOf } from '../../../src/resume/outline';
import { parseProfile } from '../../../src/resume/profile';
import { profilePrompt } from '../../../src/resume/prompt';
import { resumeWords } from '../../../src/resume/words.en';
import { ownerResume } from '../../support/owner';

const whole = profilePrompt(outlineOf(parseProfile(ownerResume), resumeWords));
const upTo = (length: number) => (prompt: string) => prompt.length <= length;
const rules = whole.slice(0, whole.indexOf('\n<profile>\n'));

describe('a prompt that is too long', () => {
  it('stays whole where it fits', () => {
    expect(trimProfile(whole, () => true)).toBe(whole);
  });

  it('holds the rules and whole lines of the CV in their order, and no more than fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: rules.length + 100, max: whole.length }), (most) => {
        const trimmed = trimProfile(whole, upTo(most));
        fc.pre(trimmed !== undefined);
        expect(trimmed.length).toBeLessThanOrEqual(most);
        expect(trimmed.startsWith(rules)).toBe(true);
        expect(trimmed.endsWith('\n</profile>')).toBe(true);
        const lines = whole.split('\n');
        let from = 0;
        for (const line of trimmed.split('\n')) {
          from = lines.indexOf(line, from) + 1;
          expect(from).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('cannot be made shorter without a CV in it', () => {
    expect(trimProfile('You are an assistant.', () => false)).toBeUndefined();
  });
});
