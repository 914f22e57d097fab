import type { DegreeLevel, SkillClass, Unsaid } from './kinds';
import type { Sections } from './sections';

/** A job, a degree or a project in one line, each part in markdown: "Conservator, City archive (2016 – 2023)". */
export interface Line {
  readonly title: string;
  readonly organisation?: string | undefined;
  readonly period?: string | undefined;
}

/** A point in time, as the language writes it: "March 2024" or "2024". */
export interface When {
  readonly text: string;
  readonly hasMonth: boolean;
}

/**
 * What the assistant says in its own words, in one language. All arguments are markdown already; `name` is the owner's first
 * name, since a CV tells nobody's pronoun. Every sentence ends with its full stop and stands by itself.
 */
export interface Sentences {
  /** "a, b and c" is Intl's work; this joins a list that goes on: "a, b, c and 3 more". */
  readonly andMore: (items: string, more: number) => string;
  readonly line: (line: Line) => string;
  /** "4 years and 2 months"; `years` and `months` are formatted, either may be absent. */
  readonly yearsAndMonths: (years: string | undefined, months: string | undefined) => string;
  readonly lessThanAMonth: string;
  readonly about: (duration: string) => string;
  /** A duration worked out from the entries that tell of something. */
  readonly atLeast: (duration: string) => string;
  /** "March 2021 to May 2025", "since March 2024" (no end). */
  readonly span: (from: When | undefined, to: When | undefined) => string;
  readonly yes: (sentence: string) => string;
  /** Yes to a question that says no: "doch", "si". */
  readonly yesAgainst: (sentence: string) => string;
  readonly no: (sentence: string) => string;

  /** After a figure that stands nowhere in the CV as such. */
  readonly workedOut: string;
  /** Names a misspelt word as it was read: "pytroch, read as PyTorch". */
  readonly readAs: (written: string, read: string) => string;

  // The person
  readonly who: (name: string, headline: string | undefined, place: string | undefined) => string;
  readonly occupation: (name: string, headline: string) => string;
  readonly lives: (name: string, place: string) => string;
  readonly contact: (name: string, ways: string) => string;
  /** A way to reach the owner that the CV does not have; `channel` from `channels`. */
  readonly noChannel: (channel: string) => string;
  readonly channels: Readonly<Record<'email' | 'phone' | 'website' | 'address' | 'profile', string>>;
  /** The `mailto:` link's words. */
  readonly write: (name: string) => string;
  readonly hasPdf: (name: string, link: string) => string;
  readonly noPdf: (name: string) => string;

  // What only the owner can tell
  readonly unsaid: Readonly<Record<Unsaid, (name: string) => string>>;
  /** Who can tell, with `way` a link or what the CV has. */
  readonly askOwner: (name: string, way: string) => string;
  readonly askOwnerInPerson: (name: string) => string;
  /** Below the answer to a message of more than 4,000 characters. */
  readonly readInPart: string;
  /** Before the owner's own answer, which follows as a quotation. */
  readonly ownerAnswers: (name: string) => string;
  readonly hire: (name: string, way: string | undefined) => string;

  // Presence and absence
  /** "“Kubernetes” is not in the CV." */
  readonly notInCv: (term: string) => string;
  /** The same of a common word: the CV may have it by another one. */
  readonly notInWords: (term: string) => string;
  /** What the CV has instead: "Under Infrastructure it has Docker, Slurm and Proxmox." */
  readonly groupHas: (group: string, items: string) => string;
  /** "Yes: the CV mentions Rust under {heading}." */
  readonly mentionedUnder: (term: string, headings: string) => string;
  readonly usedAt: (term: string, places: string) => string;
  /** The search found passages that may answer. */
  readonly closest: string;
  readonly nothing: (name: string) => string;
  /** The CV is in another language than the question, which `language` names. */
  readonly unmatched: (language: string) => string;
  readonly nothingMore: string;
  /** Before links to the parts of the CV. */
  readonly parts: (links: string) => string;
  readonly part: Sections;
  /** "The CV has 4 jobs: …" */
  readonly has: (counted: string, items: string | undefined) => string;

  // Work
  readonly worksNow: (
    name: string,
    title: string,
    organisation: string | undefined,
    since: When | undefined,
  ) => string;
  readonly noCurrentJob: (name: string, latest: string | undefined) => string;
  readonly firstJob: (name: string, line: string) => string;
  readonly previousJob: (name: string, line: string) => string;
  readonly latestJob: (name: string, line: string) => string;
  readonly longestJob: (name: string, line: string, duration: string) => string;
  readonly shortestJob: (name: string, line: string, duration: string) => string;
  readonly before: (subject: string, line: string) => string;
  readonly after: (subject: string, line: string) => string;
  readonly nothingBefore: (subject: string) => string;
  readonly nothingAfter: (subject: string) => string;
  readonly workedAt: (name: string, line: string) => string;
  readonly inPlace: (place: string, lines: string) => string;
  readonly atTime: (time: string, lines: string) => string;
  readonly nothingAtTime: (time: string) => string;
  readonly started: (subject: string, when: When) => string;
  readonly ended: (subject: string, when: When) => string;
  readonly ongoing: (subject: string, since: When | undefined) => string;
  readonly stated: (text: string) => string;
  /** Quotes a line of the CV word for word; it may be in the first person. */
  readonly says: (subject: string, line: string) => string;
  /** The time of a thing. */
  readonly happened: (subject: string, span: string) => string;
  readonly noDate: (subject: string) => string;
  readonly lasted: (subject: string, duration: string, span: string) => string;
  /** Years in the trade: the union of all jobs' periods. */
  readonly totalExperience: (name: string, duration: string, since: When) => string;
  /** Years with a skill: the union of the periods whose entries mention it. */
  readonly skillYears: (skill: string, duration: string, places: string) => string;
  readonly gap: (spans: string) => string;
  readonly noGaps: string;
  readonly longer: (subject: string, duration: string, other: string, otherDuration: string) => string;
  readonly earlier: (subject: string, when: When, other: string, otherWhen: When) => string;
  readonly bothInCv: (first: string, second: string) => string;

  // Education, skills, languages
  readonly studied: (name: string, line: string) => string;
  readonly highestDegree: (name: string, line: string) => string;
  readonly degrees: Readonly<Record<DegreeLevel, string>>;
  readonly classes: Readonly<Record<SkillClass, string>>;
  /** "Programming languages in the CV: Rust and C++." */
  readonly ofClass: (className: string, items: string) => string;
  readonly speaks: (name: string, language: string, level: string | undefined) => string;
  readonly native: (name: string, languages: string) => string;
  readonly noNative: (languages: string) => string;
  readonly grade: (line: string, score: string) => string;

  // The conversation; of several the question chooses one, always the same
  readonly smalltalk: Readonly<
    Record<
      | 'greeting'
      | 'thanks'
      | 'goodbye'
      | 'smalltalk'
      | 'bot'
      | 'help'
      | 'privacy'
      | 'derail'
      | 'otherTask'
      | 'acknowledge',
      readonly ((name: string) => string)[]
    >
  >;
  /** To what is nobody's business: no wit, and no invitation to ask the owner. */
  readonly private: (name: string) => string;

  // The fit sheet of a job ad
  readonly fit: {
    /** Above the sheet of one requirement. */
    readonly intro: string;
    /** Above several: how many there are, and how many of them the CV meets, comes close to and does not mention. */
    readonly verdict: (all: number, met: number, partly: number, missing: number) => string;
    readonly requirement: string;
    readonly inCv: string;
    readonly notInCv: string;
    readonly noRequirements: string;
    /** To "is she a fit for …?" without an ad. */
    readonly invite: (name: string) => string;
  };
}
