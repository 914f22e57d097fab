import { describe, expect, it } from 'vitest';
import { openResume } from '../../../../src/resume/profile';
import { shownTexts, silentlyLost, textsOf, wildResumes } from '../../../support/wild-resumes';

describe.each([
  ['tuned', 0.9],
  ['measured', 0.85],
] as const)('the %s half of the wild résumés', (half, least) => {
  const files = wildResumes(half);

  it.each(files)('makes a profile, and no text of it is lost without a word: $name', ({ json }) => {
    const opened = openResume(json);
    expect(silentlyLost(json, opened)).toEqual([]);
    for (const { path, message } of opened.remarks)
      expect(`${path}: ${message}`).toMatch(/;|\?|is never|is for/);
  });

  it(`has at least ${least * 100} % of its texts on the page`, () => {
    const all = files.flatMap(({ json }) => textsOf(json));
    const shown = files.flatMap(({ json }) => shownTexts(json, openResume(json)));
    expect(shown.length / all.length, `${shown.length} of ${all.length}`).toBeGreaterThan(least);
  });
});
