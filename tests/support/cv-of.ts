import { type Cv, toCv } from '../../src/resume/cv';
import { parseProfile } from '../../src/resume/profile';
import { resumeWords } from '../../src/resume/words.en';

/** The CV of a résumé, with English headings. */
export function cvOf(resume: unknown): Cv {
  return toCv(parseProfile(resume), resumeWords);
}
