import { passagesOf } from '../../src/answers/passages';
import { toCv } from '../../src/resume/cv';
import type { Profile } from '../../src/resume/profile';
import { site } from '../../src/words/en';

/** What scoring needs to know of a CV. */
export interface CvFacts {
  /** The owner's e-mail address and phone number, as the CV has them. */
  readonly contacts: readonly string[];
  /** Takes the CV's names, titles, tags and lines out of a text, whose language they do not tell. */
  readonly withoutPhrases: (text: string) => string;
}

export function readCvFacts(profile: Profile): CvFacts {
  const { name, email, phone } = profile;
  const lines = passagesOf(toCv(profile, site.resume)).flatMap(({ heading, text }) => [
    heading,
    ...text.split('\n'),
  ]);
  const parts = lines.flatMap((line) => line.split(/[,:;、()（）]|\s[–—-]\s/));
  const phrases = new Set([...lines, ...parts, ...name.split(' ')].map((phrase) => phrase.trim()));
  const alternatives = [...phrases]
    .filter((phrase) => phrase.length > 2 || /\p{Script=Han}/u.test(phrase))
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  // Japanese letters may follow a Latin name at once, and go on after a Japanese one.
  const letter = String.raw`[\p{Script=Latin}\p{N}]`;
  const pattern = new RegExp(`(?<!${letter})(?:${alternatives.join('|')})(?!${letter})`, 'gu');
  return {
    contacts: [email, phone].filter((contact) => contact !== undefined),
    withoutPhrases: (text) => text.replace(pattern, ' '),
  };
}
