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

interface SectionOptions {
  /** The number with the right one of the noun's forms. */
  readonly counted: (n: number, ...forms: readonly string[]) => string;
  readonly absent: (what: string) => string;
  /** Makes of what visitors call it all that they may write. */
  readonly asked?: (names: string) => string;
}

/** The words for one part: its heading, the forms of its noun, how its absence begins, what visitors call it. */
type Row = `${string} · ${string} · ${string} · ${string}`;

export function sectionReader({ counted, absent, asked = (names) => names }: SectionOptions) {
  return (row: Row): SectionWords => {
    const [heading = '', nouns = '', what = '', names = ''] = row.split(' · ');
    const forms = nouns.split(', ');
    return { heading, asked: asked(names), counted: (n) => counted(n, ...forms), absent: absent(what) };
  };
}
