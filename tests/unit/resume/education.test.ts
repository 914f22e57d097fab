import { describe, expect, it } from 'vitest';
import { toCv } from '../../../src/resume/cv';
import { outlineOf } from '../../../src/resume/outline';
import { parseProfile } from '../../../src/resume/profile';
import { plainTextCv } from '../../../src/resume/exports/plain-text';
import { profilePrompt } from '../../../src/resume/prompt';
import { renderPage } from '../../support/render-page';
import { siteFacts } from '../../support/site-facts';
import { words } from '../../support/words';

type Study = Readonly<Record<string, unknown>>;

function linesOf(study: Study): { readonly title: string; readonly facts: readonly string[] } {
  const profile = parseProfile({ basics: { name: 'Ada' }, education: [study] });
  const section = outlineOf(profile, words.resume).sections.find(({ kind }) => kind === 'education');
  if (section?.kind !== 'education') throw new Error('No education');
  const [entry] = section.entries;
  return { title: entry?.item.title ?? '', facts: entry?.facts ?? [] };
}

describe('what was studied', () => {
  it.each([
    [{ studyType: 'BSc', area: 'Weaving' }, 'BSc, Weaving', []],
    [{ area: 'Weaving' }, 'Weaving', []],
    [{ studyType: 'BSc' }, 'BSc', []],
    [{ title: 'Diploma', studyType: 'BSc', area: 'Weaving' }, 'Diploma', ['BSc, Weaving']],
    [{ title: 'BSc', studyType: 'BSc', area: 'Weaving' }, 'BSc', ['Weaving']],
    [{ title: 'BSc in weaving', studyType: 'BSc', area: 'Weaving' }, 'BSc in weaving', []],
    // Parts of other words are no repetition.
    [{ title: 'Diploma with Honours', area: 'IT' }, 'Diploma with Honours', ['IT']],
    [{ title: 'Master of Arts', studyType: 'MA', area: 'Art' }, 'Master of Arts', ['MA, Art']],
    [{ title: 'Starter diploma', area: 'Art' }, 'Starter diploma', ['Art']],
    [{ title: '情報工学の学士', area: '情報工学' }, '情報工学の学士', []],
    // What one says, the other need not say again.
    [{ studyType: 'BSc Weaving', area: 'Weaving' }, 'BSc Weaving', []],
    [{ studyType: 'BSc', area: 'BSc Weaving' }, 'BSc Weaving', []],
    [{ studyType: 'Weaving', area: 'weaving' }, 'Weaving', []],
  ])('%j', (study, title, facts) => {
    expect(linesOf({ institution: 'A school', ...study })).toEqual({ title, facts });
  });

  it.each([
    { title: 'Two-year course' },
    { studyType: 'Course' },
    { studyType: 'Course', title: 'Course' },
    {},
  ])('shows the area on the page, to the assistant and in the exports beside %j', (study) => {
    const education = [{ institution: 'A school', area: 'Fluid mechanics', ...study }];
    const profile = parseProfile({ basics: { name: 'Ada' }, education });
    const outline = outlineOf(profile, words.resume);
    const outputs = {
      page: renderPage(profile, siteFacts).html,
      prompt: profilePrompt(outline),
      text: plainTextCv(outline, words.resume),
      data: JSON.stringify(toCv(profile, words.resume)),
    };
    for (const [name, output] of Object.entries(outputs)) expect(output, name).toContain('Fluid mechanics');
    expect(outputs.page.split('Fluid mechanics')).toHaveLength(2);
  });
});
