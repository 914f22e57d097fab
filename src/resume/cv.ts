import {
  outlineOf,
  textSections,
  type CvTopic,
  type Outline,
  type OutlineEntry,
  type OutlineSection,
} from './outline';
import type { OwnersAnswer, Profile } from './profile';
import type { ResumeWords } from './words.en';

/** A CV as data that questions are answered from. It travels as JSON and holds only what the page shows, and the owner's answers. */
export interface Cv {
  readonly person: Person;
  /** What the page calls the parts above its sections. */
  readonly headings: { readonly profile: string; readonly contact: string };
  /** In the page's order; jobs newest first. */
  readonly sections: readonly CvSection[];
  readonly entries: readonly CvEntry[];
  readonly languages: Profile['languages'];
  /** What the owner answers beyond the CV. */
  readonly answers: readonly OwnersAnswer[];
  /** Sentences of the owner's that the assistant may use. */
  readonly facts: readonly string[];
  /** Between the parts of a line; ", " unless given. */
  readonly separator?: string | undefined;
  /** True where the site holds the CV as `cv.pdf`. */
  readonly hasPdf?: boolean | undefined;
}

type Person = Pick<Profile, 'name' | 'firstName' | 'headline' | 'location' | 'email' | 'phone' | 'links'>;

export interface CvSection {
  readonly topic: CvTopic;
  readonly anchor: string;
  readonly heading: string;
  readonly intro?: string | undefined;
}

export interface CvEntry {
  readonly topic: CvTopic;
  /** Id of its element on the page. */
  readonly anchor: string;
  /** Names it in a link, e.g. "Analyst, A mill". */
  readonly heading: string;
  /** A job's title, a degree, a group of skills, the name of a project. */
  readonly title?: string | undefined;
  /** An employer, a school, a publisher, an issuer. */
  readonly organisation?: string | undefined;
  readonly place?: string | undefined;
  /** One line on the organisation. */
  readonly about?: string | undefined;
  /** A grade or an honour. */
  readonly score?: string | undefined;
  /** JSON Resume dates; a start without an end is ongoing. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** As the page shows it. */
  readonly period?: string | undefined;
  /** What the page shows of it beside title, period, points and tags. */
  readonly lines: readonly string[];
  readonly points: readonly CvPoint[];
  readonly tags: readonly string[];
}

export interface CvPoint {
  readonly text: string;
  /** Id of its element on the page, where it has one. */
  readonly anchor?: string | undefined;
}

/** The CV as data, with every text in the words of the page. */
export function toCv(profile: Profile, words: ResumeWords): Cv {
  return cvOf(outlineOf(profile, words), words);
}

export function cvOf(outline: Outline, words: ResumeWords): Cv {
  const { profile } = outline;
  const sections = textSections(outline);
  const { name, firstName, headline, location, email, phone, links, languages, answers, facts, separator } =
    profile;
  return {
    person: { name, firstName, headline, location, email, phone, links },
    headings: { profile: words.profile, contact: words.contact },
    sections: sections.map(({ topic, anchor, heading, intro }) => ({ topic, anchor, heading, intro })),
    entries: sections.flatMap(cvEntries),
    languages,
    answers,
    facts,
    separator: separator === ', ' ? undefined : separator,
  };
}

function cvEntries(section: OutlineSection): CvEntry[] {
  switch (section.kind) {
    case 'experience':
      return section.entries.map(({ item, ...entry }) => ({
        ...cvEntry(entry, section),
        title: item.jobTitle,
        organisation: item.employer || undefined,
        about: item.employerDescription,
        place: item.location,
      }));
    case 'education':
      return section.entries.map(({ item, ...entry }) => ({
        ...cvEntry(entry, section),
        title: item.title,
        organisation: item.school || undefined,
        place: item.location,
        score: item.score,
      }));
    case 'more':
      return section.entries.map((entry) => ({ ...cvEntry(entry, section), ...bylineOf(entry, section) }));
    default:
      return section.entries.map((entry) => cvEntry(entry, section));
  }
}

/** The organisation of a voluntary post is its title on the page, and the post its byline. */
function bylineOf({ title, facts: [byline] }: OutlineEntry, { topic }: OutlineSection): Partial<CvEntry> {
  if (topic === 'volunteer') return { title: byline, organisation: title };
  // What stands there of a project is a role.
  return topic === 'projects' ? {} : { organisation: byline };
}

function cvEntry(entry: OutlineEntry, section: OutlineSection): CvEntry {
  const { anchor, title, period, facts, texts, points, tags } = entry;
  return {
    topic: entry.topic ?? section.topic,
    anchor,
    heading: entry.fullTitle ?? title ?? section.heading,
    title,
    start: period?.from?.date,
    end: period?.to?.date,
    period: period?.text,
    lines: [...facts, ...texts],
    points: points.map(({ text, detail, anchor: pointAnchor }) => ({
      text: detail === undefined ? text : `${text}: ${detail}`,
      anchor: pointAnchor,
    })),
    tags,
  };
}
