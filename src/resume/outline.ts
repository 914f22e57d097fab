import type { Education, Experience } from './career';
import { formatDate, formatPeriod } from './dates';
import type { Period } from './dates';
import type { MoreItem, MoreSection } from './more-sections';
import type { Partners } from './partners';
import type { Profile } from './profile';
import type { Teaching } from './teachings';
import type { ResumeWords } from './words.en';

/**
 * A profile as a list of sections, in the page's order. The page, the prompt, the passages and the text files all
 * walk it, so a section that is added here appears in each of them (docs/add-a-section.md).
 */
export interface Outline {
  /** The person above the sections: name, headline, contacts. */
  readonly profile: Profile;
  readonly sections: readonly OutlineSection[];
  /** A sentence, e.g. "Last updated: June 2025". */
  readonly lastUpdated?: string | undefined;
}

/** A section's `kind` decides how the page draws it; `more` is the look for every section without one of its own. */
export type OutlineSection =
  | SectionOf<'text' | 'skills' | 'more', OutlineEntry>
  | ExperienceSection
  | SectionOf<'teachings', EntryOf<Teaching>>
  | SectionOf<'partners', EntryOf<Partners>>
  | SectionOf<'education', EntryOf<Education>>;

/** The part of a CV that a section or an entry belongs to. */
export type CvTopic =
  | 'summary'
  | 'skills'
  | 'languages'
  | 'work'
  | 'internships'
  | 'teachings'
  | 'partners'
  | 'education'
  | 'projects'
  | 'publications'
  | 'certificates'
  | 'awards'
  | 'volunteer'
  | 'interests'
  | 'references';

interface SectionOf<Kind extends string, Entry extends OutlineEntry> {
  readonly kind: Kind;
  /** Id of its element on the page. */
  readonly anchor: string;
  readonly heading: string;
  /** The kind of question that its entries answer. */
  readonly topic: CvTopic;
  /** The page's columns; `left` is beside the profile card. */
  readonly column: 'left' | 'right';
  readonly intro?: string | undefined;
  readonly entries: readonly Entry[];
}

export interface ExperienceSection extends SectionOf<'experience', EntryOf<Experience>> {
  /** Sections that the page shows inside this one, collapsed. */
  readonly parts: readonly ExperienceSection[];
}

/** A part of a section that can be shown, quoted and linked to by itself. No text in it is empty. */
export interface OutlineEntry {
  /** Id of its element on the page. */
  readonly anchor: string;
  readonly title?: string | undefined;
  /** The title where the section's heading is out of sight, if the title alone would say too little. */
  readonly fullTitle?: string | undefined;
  /** The kind of question it answers, where that differs from the section's. */
  readonly topic?: CvTopic | undefined;
  readonly period?: Period | undefined;
  /** A few words each: place, role, publisher, score. */
  readonly facts: readonly string[];
  readonly texts: readonly string[];
  readonly points: readonly OutlinePoint[];
  readonly tags: readonly string[];
  readonly url?: string | undefined;
}

export interface OutlinePoint {
  readonly text: string;
  /** Id of its element on the page, where the point is long enough to be quoted by itself. */
  readonly anchor?: string | undefined;
  readonly detail?: string | undefined;
  readonly url?: string | undefined;
}

/** An entry together with what the page's own look for this kind needs beyond it. */
export interface EntryOf<Item> extends OutlineEntry {
  readonly item: Item;
}

/** Sections without content are left out. */
export function outlineOf(profile: Profile, words: ResumeWords): Outline {
  const updated = profile.lastUpdated ?? formatDate(profile.lastModified ?? '', words.dates);
  const sections: readonly OutlineSection[] = [
    summarySection(profile, words),
    skillsSection(profile, words),
    workSection(profile, words),
    teachingsSection(profile, words),
    partnersSection(profile, words),
    educationSection(profile, words),
    ...profile.more.map((section) => moreSection(section, words)),
  ];
  return {
    profile,
    sections: sections.filter((section) => flattened(section).some(hasContent)),
    lastUpdated: updated ? words.lastUpdated(updated) : undefined,
  };
}

/** All sections with content one after the other, as a text without a layout has them. */
export function textSections({ sections }: Outline): OutlineSection[] {
  return sections.flatMap(flattened).filter(hasContent);
}

/** The anchors of the sections that a CV has. */
export function sectionAnchors({ sections }: Outline): ReadonlySet<string> {
  return new Set(sections.map(({ anchor }) => anchor));
}

function flattened(section: OutlineSection): OutlineSection[] {
  return section.kind === 'experience' ? [section, ...section.parts.flatMap(flattened)] : [section];
}

function hasContent({ intro, entries }: OutlineSection): boolean {
  return intro !== undefined || entries.length > 0;
}

function summarySection({ summary }: Profile, { headings }: ResumeWords): OutlineSection {
  return {
    kind: 'text',
    anchor: 'summary',
    heading: headings.summary,
    topic: 'summary',
    column: 'right',
    entries: summary === undefined ? [] : [entry('summary', { texts: [summary] })],
  };
}

function skillsSection({ languages, skills }: Profile, { headings, language }: ResumeWords): OutlineSection {
  const spoken = entry('languages', {
    title: headings.languages,
    topic: 'languages',
    tags: languages.map(({ name, fluency }) => language(name, fluency)),
  });
  const groups = skills.map(({ name, level, tags }, index) =>
    entry(`skills-${index + 1}`, { title: name, facts: [level], tags }),
  );
  return {
    kind: 'skills',
    anchor: 'skills',
    heading: headings.skills,
    topic: 'skills',
    column: 'left',
    entries: languages.length > 0 ? [spoken, ...groups] : groups,
  };
}

function workSection({ work, internships }: Profile, words: ResumeWords): ExperienceSection {
  const { headings } = words;
  const section = { kind: 'experience', column: 'right' } as const;
  const group: ExperienceSection = {
    ...section,
    anchor: 'internships',
    heading: headings.internships,
    topic: 'internships',
    entries: internships.map((item, index) => experience(item, `internship-${index + 1}`, words)),
    parts: [],
  };
  return {
    ...section,
    anchor: 'work-exp',
    heading: headings['work-exp'],
    topic: 'work',
    entries: work.map((item, index) => experience(item, `job-${index + 1}`, words)),
    parts: internships.length > 0 ? [group] : [],
  };
}

function experience(item: Experience, anchor: string, { dates }: ResumeWords): EntryOf<Experience> {
  const { jobTitle, employer, employerDescription, location, start, end, description, details } = item;
  const points = details.map((text, index) => ({ text, anchor: `${anchor}-detail-${index + 1}` }));
  return {
    ...entry(anchor, {
      title: joined(jobTitle, employer),
      period: formatPeriod(start, end, dates),
      facts: [employerDescription, location],
      texts: [description],
      points,
    }),
    item,
  };
}

function teachingsSection({ teachings }: Profile, { headings }: ResumeWords): OutlineSection {
  return {
    kind: 'teachings',
    anchor: 'teachings',
    heading: headings.teachings,
    topic: 'teachings',
    column: 'right',
    intro: teachings?.intro,
    entries: (teachings?.items ?? []).map((item) => {
      const { key, title, role, summary, stats, courses } = item;
      const figures = stats.map(({ value, label }) => `${value} ${label}`);
      const points = courses.map(({ name, summary: detail, url }) => ({ text: name, detail, url }));
      return { ...entry(key, { title, facts: [role, ...figures], texts: [summary], points }), item };
    }),
  };
}

/** The names are one entry, since the page shows them as one wall. */
function partnersSection({ partners }: Profile, { headings }: ResumeWords): OutlineSection {
  const names = partners?.items.map(({ alt }) => alt) ?? [];
  return {
    kind: 'partners',
    anchor: 'partners',
    heading: partners?.heading ?? headings.partners,
    topic: 'partners',
    column: 'right',
    intro: partners?.intro,
    entries:
      partners && names.length > 0
        ? [{ ...entry('partners', { tags: [...names, ...present([partners.more])] }), item: partners }]
        : [],
  };
}

function educationSection({ education }: Profile, { headings, dates }: ResumeWords): OutlineSection {
  return {
    kind: 'education',
    anchor: 'education',
    heading: headings.education,
    topic: 'education',
    column: 'right',
    entries: education.map((item, index) => ({
      ...entry(`education-${index + 1}`, {
        title: joined(item.title, item.school),
        period: formatPeriod(item.start, item.end, dates),
        facts: [item.location, item.score],
        tags: item.courses,
      }),
      item,
    })),
  };
}

function moreSection({ id, items }: MoreSection, words: ResumeWords): OutlineSection {
  const heading = words.headings[id];
  return {
    kind: 'more',
    anchor: id,
    heading,
    topic: id,
    column: 'right',
    entries: items.map((item, index) => moreEntry(item, `${id}-${index + 1}`, heading, words)),
  };
}

function moreEntry(item: MoreItem, anchor: string, heading: string, words: ResumeWords): OutlineEntry {
  const { title, url, byline, start, end, text, points, tags } = item;
  return entry(anchor, {
    title,
    fullTitle: words.entryOfSection(heading, title),
    period: formatPeriod(start, end, words.dates),
    facts: [byline],
    texts: [text],
    points: points.map((point) => ({ text: point })),
    tags,
    url,
  });
}

/** What an entry is made from: lists may be absent and may have gaps. */
interface EntryParts extends Partial<Omit<OutlineEntry, 'facts' | 'texts'>> {
  readonly facts?: readonly (string | undefined)[];
  readonly texts?: readonly (string | undefined)[];
}

function entry(anchor: string, { facts = [], texts = [], ...parts }: EntryParts): OutlineEntry {
  return { anchor, points: [], tags: [], ...parts, facts: present(facts), texts: present(texts) };
}

function present(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
