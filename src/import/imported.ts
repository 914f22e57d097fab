/** JSON Resume 1.0 (https://jsonresume.org/schema), as an importer fills it; members without content are left out later. */
export interface Resume {
  readonly basics?: Basics | undefined;
  readonly work?: readonly Work[] | undefined;
  readonly volunteer?: readonly Volunteer[] | undefined;
  readonly education?: readonly Education[] | undefined;
  readonly awards?: readonly Award[] | undefined;
  readonly certificates?: readonly Certificate[] | undefined;
  readonly publications?: readonly Publication[] | undefined;
  readonly skills?: readonly Skill[] | undefined;
  readonly languages?: readonly Language[] | undefined;
  readonly interests?: readonly Interest[] | undefined;
  readonly references?: readonly Reference[] | undefined;
  readonly projects?: readonly Project[] | undefined;
  /** This site's own keys (`src/resume/README.md`), and `meta`. */
  readonly [key: string]: unknown;
}

type Text = string | undefined;
type Texts = readonly string[] | undefined;

export interface Basics {
  readonly name?: Text;
  readonly label?: Text;
  readonly image?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly url?: Text;
  readonly summary?: Text;
  readonly location?: Place | undefined;
  readonly profiles?: readonly SocialProfile[] | undefined;
}

export interface Place {
  readonly city?: Text;
  readonly region?: Text;
  readonly countryCode?: Text;
}

export interface SocialProfile {
  readonly network?: Text;
  readonly username?: Text;
  readonly url?: Text;
}

/** JSON Resume dates. */
export interface Period {
  readonly startDate?: Text;
  readonly endDate?: Text;
}

interface Told {
  readonly summary?: Text;
  readonly highlights?: Texts;
}

export interface Work extends Period, Told {
  readonly name?: Text;
  readonly position?: Text;
  readonly location?: Text;
  readonly url?: Text;
  readonly description?: Text;
}

export interface Volunteer extends Period, Told {
  readonly organization?: Text;
  readonly position?: Text;
  readonly url?: Text;
}

export interface Education extends Period {
  readonly institution?: Text;
  readonly url?: Text;
  readonly area?: Text;
  readonly studyType?: Text;
  readonly score?: Text;
  /** The town: a key of this site. */
  readonly location?: Text;
  readonly courses?: Texts;
}

interface Award {
  readonly title?: Text;
  readonly date?: Text;
  readonly awarder?: Text;
  readonly summary?: Text;
}

export interface Certificate {
  readonly name?: Text;
  readonly date?: Text;
  readonly issuer?: Text;
  readonly url?: Text;
  readonly summary?: Text;
}

export interface Publication {
  readonly name?: Text;
  readonly publisher?: Text;
  readonly releaseDate?: Text;
  readonly url?: Text;
  readonly summary?: Text;
}

export interface Skill {
  readonly name?: Text;
  readonly level?: Text;
  readonly keywords?: Texts;
}

export interface Language {
  readonly language?: Text;
  readonly fluency?: Text;
}

interface Interest {
  readonly name?: Text;
  readonly summary?: Text;
  readonly keywords?: Texts;
}

export interface Reference {
  readonly name?: Text;
  readonly reference?: Text;
}

export interface Project extends Period {
  readonly name?: Text;
  readonly description?: Text;
  readonly highlights?: Texts;
  readonly keywords?: Texts;
  readonly url?: Text;
  readonly roles?: Texts;
  readonly entity?: Text;
  readonly type?: Text;
}

/** How many entries of one section of the résumé were taken. */
export interface TakenSection {
  readonly section: string;
  readonly count: number;
}

/** What an import gives. */
export interface Imported {
  /** What the file is, e.g. "LinkedIn’s data export". */
  readonly format: string;
  /** Valid JSON Resume; no member is empty. */
  readonly resume: Resume;
  readonly taken: readonly TakenSection[];
  /** What the importer decided without being sure, a sentence each. */
  readonly guessed: readonly string[];
  /** The fields whose texts were guessed, as `guessedField` names them. */
  readonly guessedFields: readonly string[];
  /** What the file holds and the résumé does not, with the reason or the first words. */
  readonly leftOut: readonly string[];
}
