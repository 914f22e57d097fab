import type { Education, Experience } from './career';
import { formatDate, formatPeriod, type Period } from './dates';
import type { MoreItem, MoreSection, MoreSectionId } from './more-sections';
import type { Partners } from './schema/resume-schema';
import type { Profile } from './profile';
import { writtenText, writtenTexts } from './rich-text/rich-text';
import type { Block } from './rich-text/tree';
import type { Teaching } from './section-names';
import type { ResumeWords } from './words.en';

/**
 * A profile as a list of sections, in the owner's order or the page's own. The page, the prompt, the passages and the text files all
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
  | MoreSectionId;

interface SectionOf<Kind extends string, Entry extends OutlineEntry> {
  readonly kind: Kind;
  /** Id of its element on the page. */
  readonly anchor: string;
  readonly heading: string;
  /** True if the owner wrote the heading, so that it is in the CV's language. */
  readonly isOwnHeading?: boolean | undefined;
  /** The kind of question that its entries answer. */
  readonly topic: CvTopic;
  /** The page's columns; `left` is beside the profile card. */
  readonly column: 'left' | 'right';
  readonly intro?: string | undefined;
  /** The intro with its markup, where it has some. */
  readonly introBody?: readonly Block[] | undefined;
  readonly entries: readonly Entry[];
}

export interface ExperienceSection extends SectionOf<'experience', EntryOf<Experience>> {
  /** Sections that the page shows inside this one, collapsed. */
  readonly parts: readonly ExperienceSection[];
}

/**
 * A part of a section that can be shown, quoted and linked to by itself. No text in it is empty, and none holds markup:
 * what the owner wrote with markup stands beside it, for the page to draw.
 */
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
  /** A line for each paragraph, line and item of its texts. */
  readonly texts: readonly string[];
  /** The texts with their markup, where they have some. */
  readonly body?: readonly Block[] | undefined;
  readonly points: readonly OutlinePoint[];
  readonly tags: readonly string[];
  readonly url?: string | undefined;
  /** Path of a picture in `public/` that its title describes. */
  readonly image?: string | undefined;
}

export interface OutlinePoint {
  readonly text: string;
  /** The text with its markup, where it has some. */
  readonly body?: readonly Block[] | undefined;
  /** Id of its element on the page, where the point is long enough to be quoted by itself. */
  readonly anchor?: string | undefined;
  readonly detail?: string | undefined;
  readonly detailBody?: readonly Block[] | undefined;
  readonly url?: string | undefined;
}

/** An entry together with what the page's own look for this kind needs beyond it. */
export interface EntryOf<Item> extends OutlineEntry {
  readonly item: Item;
}

/** Sections without content are left out. */
export function outlineOf(profile: Profile, usual: ResumeWords): Outline {
  const words = { ...usual, headings: Object.assign({}, usual.headings, profile.headings) };
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
    profile: { ...profile, summary: writtenText(profile.summary)?.text },
    sections: inOrder(sections, profile.order)
      .filter((section) => flattened(section).some(hasContent))
      .map((section) => ({ ...section, isOwnHeading: isOwnHeading(section, profile) })),
    lastUpdated: updated ? words.lastUpdated(updated) : undefined,
  };
}

function isOwnHeading({ topic }: OutlineSection, { headings, partners }: Profile): boolean {
  return topic === 'partners' ? partners?.heading !== undefined : topic in headings;
}

/** Those that the owner names come first. */
function inOrder(sections: readonly OutlineSection[], order: Profile['order']): readonly OutlineSection[] {
  const placeOf = ({ topic }: OutlineSection) => {
    const place = order.findIndex((name) => name === topic);
    return place === -1 ? order.length : place;
  };
  return sections.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** All sections with content one after the other, as a text without a layout has them. */
export function textSections({ sections }: Outline): OutlineSection[] {
  return sections.flatMap(flattened).filter(hasContent);
}

function flattened(section: OutlineSection): OutlineSection[] {
  return section.kind === 'experience' ? [section, ...section.parts.flatMap(flattened)] : [section];
}

function hasContent({ intro, entries }: OutlineSection): boolean {
  return intro !== undefined || entries.length > 0;
}

/** What a section is, where its anchor is its topic and it stands where most do. */
function about<Kind extends OutlineSection['kind']>(kind: Kind, topic: CvTopic, { headings }: ResumeWords) {
  return { kind, anchor: topic, heading: headings[topic], topic, column: 'right' } as const;
}

function summarySection({ summary }: Profile, words: ResumeWords): OutlineSection {
  return {
    ...about('text', 'summary', words),
    entries: summary === undefined ? [] : [entry('summary', { texts: [summary] })],
  };
}

function skillsSection({ languages, skills }: Profile, words: ResumeWords): OutlineSection {
  const spoken = entry('languages', {
    title: words.headings.languages,
    topic: 'languages',
    tags: languages.map(({ name, fluency }) => words.language(name, fluency)),
  });
  const groups = skills.map(({ name, level, tags }, index) =>
    entry(`skills-${index + 1}`, { title: name, facts: [level], tags }),
  );
  return {
    ...about('skills', 'skills', words),
    column: 'left',
    entries: languages.length > 0 ? [spoken, ...groups] : groups,
  };
}

function workSection({ work, internships, separator }: Profile, words: ResumeWords): ExperienceSection {
  const style = { dates: words.dates, separator };
  const group: ExperienceSection = {
    ...about('experience', 'internships', words),
    entries: internships.map((item, index) => experience(item, `internship-${index + 1}`, style)),
    parts: [],
  };
  return {
    ...about('experience', 'work', words),
    anchor: 'work-exp',
    entries: work.map((item, index) => experience(item, `job-${index + 1}`, style)),
    parts: internships.length > 0 ? [group] : [],
  };
}

/** How a section writes its entries. */
interface EntryStyle {
  readonly dates: ResumeWords['dates'];
  /** Between a title and an organisation. */
  readonly separator: string;
}

function experience(
  written: Experience,
  anchor: string,
  { dates, separator }: EntryStyle,
): EntryOf<Experience> {
  const { jobTitle, employer, location, start, end, description, details, tags } = written;
  const employerDescription = writtenText(written.employerDescription)?.text;
  const points = details.flatMap((detail, index) => pointOf(detail, `${anchor}-detail-${index + 1}`));
  const parts = entry(anchor, {
    title: [jobTitle, employer].filter(Boolean).join(separator),
    period: formatPeriod(start, end, dates),
    facts: [employerDescription, location],
    texts: [description],
    points,
    tags,
  });
  const plain = { employerDescription, description: parts.texts.join(' ') || undefined };
  return { ...parts, item: { ...written, ...plain, details: points.map(({ text }) => text) } };
}

function pointOf(written: string, anchor?: string): OutlinePoint[] {
  const read = writtenText(written);
  return read ? [{ ...read, anchor }] : [];
}

function teachingsSection({ teachings }: Profile, words: ResumeWords): OutlineSection {
  const intro = writtenText(teachings?.intro);
  return {
    ...about('teachings', 'teachings', words),
    intro: intro?.text,
    introBody: intro?.body,
    entries: (teachings?.items ?? []).map(teaching),
  };
}

function teaching(written: Teaching): EntryOf<Teaching> {
  const { key, title, role, summary, stats, courses } = written;
  const figures = stats.map(({ value, label }) => `${value} ${label}`);
  const points = courses.map(({ name, summary: detail, url }) => {
    const read = writtenText(detail);
    return { text: name, detail: read?.text, detailBody: read?.body, url };
  });
  const parts = entry(key, { title, facts: [role, ...figures], texts: [summary], points });
  const plain = points.map(({ text, detail, url }) => ({ name: text, summary: detail, url }));
  return { ...parts, item: { ...written, summary: parts.texts.join(' ') || undefined, courses: plain } };
}

/** The names are one entry, since the page shows them as one wall. */
function partnersSection({ partners }: Profile, words: ResumeWords): OutlineSection {
  const names = partners?.items.map(({ name }) => name) ?? [];
  const intro = writtenText(partners?.intro);
  return {
    ...about('partners', 'partners', words),
    heading: partners?.heading ?? words.headings.partners,
    intro: intro?.text,
    introBody: intro?.body,
    entries:
      partners && names.length > 0
        ? [{ ...entry('partners', { tags: [...names, ...present([partners.more])] }), item: partners }]
        : [],
  };
}

function educationSection({ education, separator }: Profile, words: ResumeWords): OutlineSection {
  return {
    ...about('education', 'education', words),
    entries: education.map((item, index) => ({
      ...entry(`education-${index + 1}`, {
        title: [item.title, item.school].filter(Boolean).join(separator),
        period: formatPeriod(item.start, item.end, words.dates),
        facts: [item.location, item.subject, item.score],
        texts: [item.description],
        points: item.details.flatMap((detail) => pointOf(detail)),
        tags: item.courses.flatMap((course) => writtenText(course)?.text ?? []),
      }),
      item,
    })),
  };
}

function moreSection({ id, items }: MoreSection, words: ResumeWords): OutlineSection {
  const section = about('more', id, words);
  return {
    ...section,
    entries: items.map((item, index) => moreEntry(item, `${id}-${index + 1}`, section.heading, words)),
  };
}

function moreEntry(item: MoreItem, anchor: string, heading: string, words: ResumeWords): OutlineEntry {
  const { title, url, image, byline, start, end, text, points, tags } = item;
  return entry(anchor, {
    title,
    fullTitle: words.entryOfSection(heading, title),
    period: formatPeriod(start, end, words.dates),
    facts: [byline],
    texts: [text],
    points: points.flatMap((point) => pointOf(point)),
    tags,
    url,
    image,
  });
}

/** What an entry is made from: lists may be absent and may have gaps. */
interface EntryParts extends Partial<Omit<OutlineEntry, 'facts' | 'texts'>> {
  readonly facts?: readonly (string | undefined)[];
  readonly texts?: readonly (string | undefined)[];
}

function entry(anchor: string, { facts = [], texts = [], ...parts }: EntryParts): OutlineEntry {
  return { anchor, points: [], tags: [], ...parts, facts: present(facts), ...writtenTexts(texts) };
}

function present(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}
