import { describe, expect, it } from 'vitest';
import { sentences } from '../../../src/answers/languages/ar/sentences';
import resume from '../../eval/quotes/restorer/resume.json';
import { answererOf, converse } from '../../support/answers';
import { claimReader } from '../../support/claim-verdicts';

const answerer = answererOf(resume);
const english = {
  basics: { name: 'Ivo Marek', label: 'Master baker' },
  work: [{ name: 'Thornfield Bakery', position: 'Head baker', startDate: '2021-05' }],
};

describe('an Arabic question', () => {
  it.each([
    ['أين تعمل ليلى الآن؟', 'العمل الحالي لدى ليلى هو رئيسة قسم الترميم، مكتب السنديان للترميم', 'job-1'],
    ['هل تجيد الإيطالية؟', 'نعم. من لغات ليلى: الإيطالية (متوسطة).', 'languages'],
    ['ما اهتمامات ليلى؟', 'في السيرة الذاتية اهتمامان: الخط العربي', 'interests-1'],
  ])('is answered in Arabic: %s', async (question, says, anchor) => {
    const { text, language, quotes } = await converse(answerer, question);
    expect(language).toBe('ar');
    expect(text).toContain(says);
    expect(quotes[0]?.anchor).toBe(anchor);
  });

  it('gets "not in the CV" in Arabic for what the CV lacks', async () => {
    const { text } = await converse(answerer, 'هل تعرف Photoshop؟');
    expect(text).toContain('«\u2068Photoshop\u2069»: غير مذكور في السيرة الذاتية.');
  });

  it('gets Arabic sentences around quotes of an English CV', async () => {
    const { text, quotes, language } = await converse(answererOf(english), 'أين يعمل Ivo الآن؟');
    expect(language).toBe('ar');
    expect(text).toMatch(
      /^العمل الحالي لدى \u2068Ivo\u2069 هو \u2068Head baker\u2069، \u2068Thornfield Bakery\u2069/,
    );
    expect(quotes[0]?.anchor).toBe('job-1');
  });

  it('finds a month of a year', async () => {
    const { quotes } = await converse(answerer, 'ماذا كانت تعمل في مايو 2012؟');
    expect(quotes[0]?.anchor).toBe('job-3');
  });
});

it.each([
  [1, 'وظيفة واحدة'],
  [2, 'وظيفتان'],
  [3, '3 وظائف'],
  [11, '11 وظيفة'],
  [100, '100 وظيفة'],
])('counted parts of a CV agree with %i', (n, phrase) => expect(sentences.part.work.counted(n)).toBe(phrase));

it.each([
  ['an Arabic answer', english, 'أين يعمل؟', 'عمل Ivo في Google عشر سنوات.'],
  ['an English answer to an Arabic question', english, 'أين يعمل؟', 'Ivo has worked at Google since 1990.'],
  ['an English answer about an Arabic CV', resume, 'Where does she work?', 'Layla works at Google.'],
])('the check of claims marks an employer that the CV has not in %s', async (_, about, question, answer) => {
  const [claim] = await claimReader(about)(answer, question);
  expect(claim).toMatchObject({ verdict: 'unsupported', reason: { kind: 'unmentioned', what: 'Google' } });
});
