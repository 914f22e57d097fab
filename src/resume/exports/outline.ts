import type { Education, Experience } from '../career';
import { formatPeriod } from '../dates';
import type { MoreItem } from '../more-sections';
import type { Profile } from '../profile';
import type { Teaching, Teachings } from '../teachings';

/** A CV as text of any kind sees it. No part is empty. */
export interface OutlineSection {
  readonly title: string;
  readonly entries: readonly OutlineEntry[];
}

export interface OutlineEntry {
  readonly title?: string;
  /** Dates, places and the like, in one line. */
  readonly about?: string;
  readonly texts: readonly string[];
  readonly points: readonly string[];
}

/** All of a CV below its name and contacts, in the page's order. */
export function outline(profile: Profile): OutlineSection[] {
  const { summary, languages, skills, work, internships, teachings, education, more } = profile;
  return [
    section('Summary', [entry({ texts: [summary] })]),
    section('Work experience', work.map(experience)),
    section('Internships', internships.map(experience)),
    section('Teachings', teachings ? teachingEntries(teachings) : []),
    section('Education', education.map(studies)),
    ...more.map(({ title, items }) => section(title, items.map(moreEntry))),
    section(
      'Skills',
      skills.map(({ name, level, tags }) =>
        entry({ title: name, ...(level !== undefined && { about: level }), texts: [tags.join(', ')] }),
      ),
    ),
    section('Languages', [
      entry({
        texts: [languages.map(({ name, fluency }) => (fluency ? `${name} (${fluency})` : name)).join(', ')],
      }),
    ]),
  ].filter(({ entries }) => entries.length > 0);
}

/** Ways to reach the person, each with its name. */
export function contacts({ location, email, phone, links }: Profile): { label: string; value: string }[] {
  return [
    { label: 'Location', value: location },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
    ...links.map(({ label, url }) => ({ label: url.includes(label) ? 'Web' : label, value: url })),
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

function experience(item: Experience): OutlineEntry {
  const { jobTitle, employer, employerDescription, location, start, end, description } = item;
  return entry({
    title: listed(jobTitle, employer),
    about: listed(formatPeriod(start, end), employerDescription, location),
    texts: [description],
    points: item.details,
  });
}

function teachingEntries({ intro, items, partners }: Teachings): OutlineEntry[] {
  const names = partners.map(({ alt }) => alt).join(', ');
  return [
    entry({ texts: [intro] }),
    ...items.map(teachingEntry),
    entry({ texts: [names && `Trusted by, among others: ${names}`] }),
  ];
}

function teachingEntry({ title, role, summary, stats, courses }: Teaching): OutlineEntry {
  return entry({
    title,
    about: listed(role, ...stats.map(({ value, label }) => `${value} ${label}`)),
    texts: [summary],
    points: courses.map(({ name, summary: about, url }) =>
      [listed(name, about), url].filter(Boolean).join(' '),
    ),
  });
}

function studies({ title, school, dates, location, score, courses }: Education): OutlineEntry {
  return entry({
    title: listed(title, school),
    about: listed(dates, location, score),
    texts: [courses.join(', ')],
  });
}

function moreEntry({ title, url, byline, dates, text, points, tags }: MoreItem): OutlineEntry {
  return entry({ title, about: listed(byline, dates, url), texts: [text, tags.join(', ')], points });
}

function section(title: string, entries: readonly OutlineEntry[]): OutlineSection {
  return {
    title,
    entries: entries.filter((each) => each.title || each.texts.length > 0 || each.points.length > 0),
  };
}

interface LooseEntry {
  readonly title?: string;
  readonly about?: string;
  readonly texts?: readonly (string | undefined)[];
  readonly points?: readonly string[];
}

function entry({ title, about, texts = [], points = [] }: LooseEntry): OutlineEntry {
  return {
    ...(title && { title }),
    ...(about && { about }),
    texts: texts.filter((text): text is string => Boolean(text)),
    points,
  };
}

function listed(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
