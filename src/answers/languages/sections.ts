import type { CvTopic } from '../../resume/outline';

/** What a language calls one part of a CV, wherever it is named. */
export interface SectionWords {
  readonly heading: string;
  /** What visitors call it, with bars between. */
  readonly asked: string;
  /** "2 certificates". */
  readonly counted: (n: number) => string;
  /** "Certificates are not in the CV." */
  readonly absent: string;
}

export type Sections = Readonly<Record<CvTopic, SectionWords>>;
