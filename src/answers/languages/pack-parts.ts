import type { CvTopic } from '../../resume/outline';
import type { Sections, SectionWords } from './sections';

/** "Yes: …"; a sentence with a colon of its own follows a full stop. */
export const opening = (word: string) => (sentence: string) =>
  `${word}${/[:：] /.test(sentence) ? '.' : ':'} ${sentence}`;

/** One of these words for each part of a CV. */
export function ofEach<Key extends keyof SectionWords>(
  sections: Sections,
  key: Key,
): Readonly<Record<CvTopic, SectionWords[Key]>> {
  return Object.fromEntries(Object.entries(sections).map(([topic, words]) => [topic, words[key]])) as Record<
    CvTopic,
    SectionWords[Key]
  >;
}
