import {
  educationOf,
  experienceOf,
  linkOf,
  newestFirst,
  shortUrl,
  type Education,
  type Experience,
  type Link,
} from './career';
import {
  withoutHiddenSections,
  teachingsOf,
  type Teachings,
  type HiddenName,
  type SectionName,
  sectionPlan,
} from './section-names';
import { moreSectionsOf, type MoreSection } from './more-sections';
import { splitName } from './names';
import { placeOf, listSeparator } from './read/country';
import { readResume } from './read/read-resume';
import { isStrict, remarkLines, type Remark } from './read/remark';
import type { PictureFiles } from './read/field';
import type { Basics, Resume } from './schema/resume-schema';

/** A person's CV. Texts are trimmed and never empty; a list without entries means that the file has no such section. */
export interface Profile {
  readonly name: string;
  readonly firstName: string;
  readonly headline?: string | undefined;
  /** As shown, e.g. "Porto, Portugal". */
  readonly location?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly photo?: Photo | undefined;
  /** The person's own site and profiles elsewhere. */
  readonly links: readonly Link[];
  /** Names elsewhere of which the file has no address. */
  readonly accounts: readonly Account[];
  readonly summary?: string | undefined;
  readonly languages: readonly Language[];
  readonly skills: readonly SkillGroup[];
  /** Newest first. */
  readonly work: readonly Experience[];
  /** Newest first. */
  readonly internships: readonly Experience[];
  readonly teachings?: Teachings | undefined;
  readonly partners?: Resume['partners'];
  readonly education: readonly Education[];
  readonly more: readonly MoreSection[];
  readonly suggestedQuestions: readonly string[];
  /** What the owner answers beyond the CV. */
  readonly answers: readonly OwnersAnswer[];
  /** Sentences that the assistant may use; the page does not show them. */
  readonly facts: readonly string[];
  /** Between the parts of a line, such as a post and its employer. */
  readonly separator: string;
  /** BCP 47, as the owner set it. */
  readonly language?: string | undefined;
  /** The owner's own label, such as "June 2025". */
  readonly lastUpdated?: string | undefined;
  /** `YYYY-MM`. */
  readonly lastModified?: string | undefined;
  readonly sourceCode?: Link | undefined;
  /** The sections that the owner wants first, in this order. */
  readonly order: readonly SectionName[];
  /** What the owner calls the sections, where that is not what the page calls them. */
  readonly headings: Resume['meta']['headings'];
  /** True if each post's details start collapsed; else only what exceeds five of them. */
  readonly foldsDetails: boolean;
  /** What the owner hides; none of it is in this profile but what the bars are drawn from. */
  readonly hidden: ReadonlySet<HiddenName>;
}

/** Addresses of files in `public/`, relative to the site's root. */
export interface Photo {
  readonly src: string;
  readonly webp?: string | undefined;
}

/** An answer of the owner's to what a CV does not say, such as a notice period. */
export interface OwnersAnswer {
  /** One or more phrasings. */
  readonly questions: readonly string[];
  /** In markdown. */
  readonly answer: string;
  /** BCP 47; unset: the CV's. */
  readonly language?: string | undefined;
}

interface Language {
  readonly name: string;
  readonly fluency?: string | undefined;
}

interface SkillGroup {
  readonly name: string;
  readonly level?: string | undefined;
  readonly tags: readonly string[];
}

export interface Account {
  /** E.g. "GitHub". */
  readonly network?: string | undefined;
  readonly name: string;
}

/** Thrown for a résumé file of which no site can be built; the message names every problem by its path. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
  readonly problems: readonly Remark[];

  constructor(problems: readonly Remark[]) {
    const lines = remarkLines(problems).map((line) => `  - ${line}`);
    super(['The résumé file cannot be used as it stands:', ...lines].join('\n'));
    this.problems = problems;
  }
}

/** A résumé file that has been read. */
export interface OpenedResume {
  readonly profile: Profile;
  /** The file in its normal form, without what its owner hides. */
  readonly resume: Resume;
  /** What of the file the site does not show, or does not show as it was written. */
  readonly remarks: readonly Remark[];
}

interface OpenOptions {
  /** Of the CV's own texts (BCP 47): of names of countries, of what joins texts, and of texts in several languages. */
  readonly language?: string | undefined;
  readonly pictures?: PictureFiles | undefined;
  /** True to refuse what would otherwise be a remark. */
  readonly isStrict?: boolean | undefined;
  /** `YYYY-MM-DD`, for remarks on dates of the future. */
  readonly today?: string | undefined;
}

const anyPicture: PictureFiles = { has: () => true };

/**
 * Reads any JSON Resume (https://jsonresume.org/schema) of any version, this site's further keys, and what other files
 * have in their place. Throws `ProfileError` where the file names nobody, or where it is not strict though it should be.
 */
export function openResume(json: unknown, options: OpenOptions = {}): OpenedResume {
  const { language = 'en', pictures = anyPicture, today } = options;
  const { resume, remarks } = readResume(json, { pictures, language, today });
  const problems = remarks.filter(isStrict);
  if (resume === undefined) throw new ProfileError(options.isStrict ? problems : decisive(problems));
  if (options.isStrict && problems.length > 0) throw new ProfileError(problems);
  const shown = withoutHiddenSections(resume);
  return { profile: profileOf(shown, language), resume: shown, remarks };
}

/** What is said of the file, of `basics` or of the name, for want of which a file is refused. */
function decisive(problems: readonly Remark[]): readonly Remark[] {
  const found = problems.filter(
    ({ path, kind }) => kind === 'lost' && /^$|(?:^|\.)basics(?:\.name)?$/.test(path),
  );
  return found.length > 0 ? found : problems;
}

/** The profile of a résumé, whose pictures are taken to exist. Throws as `openResume` does. */
export function parseProfile(json: unknown, language = 'en'): Profile {
  return openResume(json, { language }).profile;
}

function profileOf(resume: Resume, language: string): Profile {
  const { basics, assistant, meta } = resume;
  const separator = listSeparator(language);
  return {
    name: basics.name,
    firstName: assistant.firstName ?? splitName(basics.name).given[0] ?? '',
    headline: basics.label,
    location: placeOf(basics.location, language),
    email: basics.email,
    phone: basics.phone,
    photo: photoOf(basics),
    links: linksOf(basics),
    accounts: accountsOf(basics),
    summary: basics.summary,
    languages: resume.languages.map(({ language, fluency }) => ({ name: language, fluency })),
    skills: resume.skills.flatMap(skillGroupsOf),
    work: newestFirst(resume.work.map(experienceOf)),
    internships: newestFirst(resume.internships.map(experienceOf)),
    teachings: teachingsOf(resume),
    partners: resume.partners,
    education: resume.education.map((study) => educationOf(study, separator)),
    more: moreSectionsOf(resume, separator),
    suggestedQuestions: assistant.suggestedQuestions,
    answers: assistant.answers.map(({ question, ...rest }) => ({ questions: question, ...rest })),
    facts: assistant.facts,
    separator,
    language: meta.language,
    lastUpdated: meta.lastUpdated,
    lastModified: /^\d{4}-\d{2}/.exec(meta.lastModified ?? '')?.[0],
    sourceCode: meta.sourceCode && linkOf(meta.sourceCode),
    headings: meta.headings,
    foldsDetails: meta.details === 'folded',
    ...sectionPlan(meta.sections),
  };
}

/** A photo on another host is left out: the page makes no request to other hosts. */
function photoOf({ image, imageWebp }: Basics): Photo | undefined {
  return image === undefined || /^https?:/i.test(image) ? undefined : { src: image, webp: imageWebp };
}

function linksOf({ url, websiteName, profiles }: Basics): Link[] {
  const own = url === undefined ? [] : [{ label: websiteName ?? shortUrl(url), url }];
  const others = profiles.flatMap(({ network, username, url }) => {
    if (url === undefined) return [];
    const isInAddress = username === undefined || url.toLowerCase().includes(username.toLowerCase());
    const name = isInAddress ? undefined : username;
    const label = network === undefined ? (name ?? shortUrl(url)) : name ? `${network}: ${name}` : network;
    return [{ label, url }];
  });
  return [...own, ...others];
}

function accountsOf({ profiles }: Basics): Account[] {
  return profiles.flatMap(({ network, username, url }) =>
    url === undefined && username !== undefined ? [{ network, name: username }] : [],
  );
}

/** Skills in a group without a name stand for themselves. */
function skillGroupsOf({ name, level, keywords }: Resume['skills'][number]): SkillGroup[] {
  if (name !== undefined) return [{ name, level, tags: keywords.filter((each) => each !== name) }];
  if (keywords.length === 0) return level === undefined ? [] : [{ name: level, tags: [] }];
  return keywords.map((keyword) => ({ name: keyword, level, tags: [] }));
}
