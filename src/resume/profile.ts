import { newestFirst, readEducation, readExperience, readLink, shortUrl } from './career';
import type { Education, Experience, Link } from './career';
import { JsonReader } from './json-reader';
import type { Problem } from './json-reader';
import { readMoreSections } from './more-sections';
import type { MoreSection } from './more-sections';
import { splitName } from './names';
import { readOwnersAnswers } from './owners-answers';
import type { OwnersAnswer } from './owners-answers';
import { readPartners } from './partners';
import type { Partners } from './partners';
import { readTeachings } from './teachings';
import type { Teachings } from './teachings';

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
  readonly summary?: string | undefined;
  readonly languages: readonly Language[];
  readonly skills: readonly SkillGroup[];
  /** Newest first. */
  readonly work: readonly Experience[];
  /** Newest first. */
  readonly internships: readonly Experience[];
  readonly teachings?: Teachings | undefined;
  readonly partners?: Partners | undefined;
  readonly education: readonly Education[];
  readonly more: readonly MoreSection[];
  readonly suggestedQuestions: readonly string[];
  /** What the owner answers beyond the CV. */
  readonly answers: readonly OwnersAnswer[];
  /** Sentences that the assistant may use; the page does not show them. */
  readonly facts: readonly string[];
  /** The owner's own label, such as "June 2025". */
  readonly lastUpdated?: string | undefined;
  /** `YYYY-MM`. */
  readonly lastModified?: string | undefined;
  readonly sourceCode?: Link | undefined;
}

/** Addresses of files in `public/`, relative to the site's root. */
interface Photo {
  readonly src: string;
  readonly webp?: string | undefined;
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

/** Thrown for a résumé file that cannot be used; the message names every problem by its path. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ path, message }) => `  - ${path || 'the file'}: ${message}`);
    super(['The résumé file cannot be used as it stands:', ...lines].join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads any JSON Resume (https://jsonresume.org/schema), and this site's further keys where the file has them.
 * `hasPublicFile` takes paths inside `public/`. Throws `ProfileError` with every problem of the file.
 */
export function parseProfile(json: unknown, hasPublicFile: (path: string) => boolean = () => true): Profile {
  const problems: Problem[] = [];
  const root = new JsonReader(json, '', { problems, hasPublicFile });
  if (root.isAbsent) root.report('is empty; write an object with at least `basics`');
  const profile = root.isObject() ? readProfile(root) : undefined;
  if (!profile || problems.length > 0) throw new ProfileError(problems);
  return profile;
}

function readProfile(root: JsonReader): Profile {
  const basics = root.at('basics');
  const assistant = root.at('assistant');
  const meta = root.at('meta');
  const name = basics.at('name').line() ?? '';
  if (basics.isAbsent) basics.report('is missing; write an object with at least your `name`');
  else if (basics.isObject() && basics.at('name').isAbsent)
    basics.at('name').report('is missing; write your full name');

  return {
    name,
    firstName: assistant.at('firstName').line() ?? splitName(name).given[0] ?? '',
    headline: basics.at('label').line(),
    location: readLocation(basics.at('location')),
    email: basics.at('email').email(),
    phone: basics.at('phone').line(),
    photo: readPhoto(basics),
    links: readLinks(basics),
    summary: basics.at('summary').text(),
    languages: root.at('languages').objects(readLanguage),
    skills: root.at('skills').objects(readSkillGroup),
    work: newestFirst(root.at('work').objects(readExperience)),
    internships: newestFirst(root.at('internships').objects(readExperience)),
    teachings: readTeachings(root.at('teachings')),
    partners: readPartners(root.at('partners')),
    education: root.at('education').objects(readEducation),
    more: readMoreSections(root),
    suggestedQuestions: assistant.at('suggestedQuestions').texts(),
    answers: readOwnersAnswers(assistant.at('answers')),
    facts: assistant.at('facts').texts(),
    lastUpdated: meta.at('lastUpdated').text(),
    lastModified: /^\d{4}-\d{2}/.exec(meta.at('lastModified').text() ?? '')?.[0],
    sourceCode: readLink(meta.at('sourceCode')),
  };
}

function readLocation(field: JsonReader): string | undefined {
  if (!field.isObject()) return undefined;
  const city = field.at('city').line();
  const region = field.at('region').line() ?? countryName(field.at('countryCode'));
  return [city, region].filter((part) => part !== undefined).join(', ') || undefined;
}

/** The English name of an ISO 3166-1 country code; any other text stays as it is. */
function countryName(field: JsonReader): string | undefined {
  const code = field.line();
  if (code === undefined || !/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code.toUpperCase());
}

/** A photo on another host is left out: the page makes no request to other hosts. `picture` is the key before 1.0. */
function readPhoto(basics: JsonReader): Photo | undefined {
  const image = basics.at('image').isAbsent ? basics.at('picture') : basics.at('image');
  const src = image.isRemote ? undefined : image.localFile();
  const webp = basics.at('imageWebp').localFile();
  return src === undefined ? undefined : { src, webp };
}

function readLinks(basics: JsonReader): Link[] {
  const website = basics.at('url').url() ?? basics.at('website').url();
  const profiles = basics.at('profiles').objects((field): Link | undefined => {
    const url = field.at('url').url();
    return url === undefined ? undefined : { label: field.at('network').line() ?? shortUrl(url), url };
  });
  return website === undefined ? profiles : [{ label: shortUrl(website), url: website }, ...profiles];
}

function readLanguage(field: JsonReader): Language | undefined {
  const name = field.at('language').text();
  if (name === undefined) return field.at('language').report('is missing; write the name of the language');
  return { name, fluency: field.at('fluency').text() };
}

function readSkillGroup(field: JsonReader): SkillGroup | undefined {
  const name = field.at('name').text();
  if (name === undefined)
    return field.at('name').report('is missing; write what this group of skills is called');
  return { name, level: field.at('level').text(), tags: field.at('keywords').texts() };
}
