import type { CvTopic } from '../../resume/outline';

/** What a language calls one part of a CV, wherever it is named. */
interface SectionWords {
  readonly heading: string;
  /** What visitors call it, with bars between. */
  readonly asked: string;
  /** "2 certificates". */
  readonly counted: (n: number) => string;
  /** "Certificates are not in the CV." */
  readonly absent: string;
}

export type Sections = Readonly<Record<CvTopic, SectionWords>>;

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
