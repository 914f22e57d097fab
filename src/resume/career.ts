import type { JsonReader } from './json-reader';

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A job or an internship. */
export interface Experience {
  readonly jobTitle: string;
  readonly employer: string;
  readonly employerUrl?: string | undefined;
  /** One line on the employer. */
  readonly employerDescription?: string | undefined;
  readonly location?: string | undefined;
  /** JSON Resume dates, or empty. */
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
  readonly description?: string | undefined;
  /** True if the description, too, is shown only once the item is expanded. */
  readonly descriptionCollapsed: boolean;
  readonly details: readonly string[];
  readonly links: readonly Link[];
}

export interface Education {
  readonly title: string;
  readonly school: string;
  readonly schoolUrl?: string | undefined;
  /** JSON Resume dates, or empty. */
  readonly start: string;
  readonly end: string;
  readonly location?: string | undefined;
  readonly score?: string | undefined;
  readonly courses: readonly string[];
}

/** Reads an entry of `work` or `internships`; `company` and `website` are the names of JSON Resume before 1.0. */
export function readExperience(field: JsonReader): Experience | undefined {
  const jobTitle = field.at('position').text();
  const employer = field.at('name').text() ?? field.at('company').text();
  if (jobTitle === undefined && employer === undefined) {
    return field.report(
      'says neither what the job was nor where; write `position`, `name` (the employer) or both',
    );
  }
  const start = field.at('startDate').date() ?? '';
  const end = field.at('endDate').date() ?? '';
  if (start && end && end < start.slice(0, end.length)) {
    field.at('endDate').report(`"${end}" lies before the start, "${start}"; exchange or correct them`);
  }
  return {
    jobTitle: jobTitle ?? employer ?? '',
    employer: jobTitle === undefined ? '' : (employer ?? ''),
    employerUrl: field.at('url').url() ?? field.at('website').url(),
    employerDescription: field.at('description').text(),
    location: field.at('location').text(),
    start,
    end,
    current: start !== '' && end === '',
    description: field.at('summary').text(),
    descriptionCollapsed: field.at('summaryFolded').flag(),
    details: field.at('highlights').texts(),
    links: field.at('links').objects(readLink),
  };
}

export function readEducation(field: JsonReader): Education | undefined {
  const school = field.at('institution').text();
  const studied = [field.at('studyType').text(), field.at('area').text()].filter(
    (each) => each !== undefined,
  );
  const title = field.at('title').text() ?? (studied.join(', ') || undefined);
  if (title === undefined && school === undefined) {
    return field.report(
      'says neither what was studied nor where; write `studyType`, `area` or `institution`',
    );
  }
  return {
    title: title ?? school ?? '',
    school: title === undefined ? '' : (school ?? ''),
    schoolUrl: field.at('url').url(),
    start: field.at('startDate').date() ?? '',
    end: field.at('endDate').date() ?? '',
    location: field.at('location').text(),
    // A title of its own holds the grade already.
    score: field.at('title').isAbsent ? field.at('score').text() : undefined,
    courses: field.at('courses').texts(),
  };
}

export function readLink(field: JsonReader): Link | undefined {
  const url = field.at('url').urlOrAnchor();
  const label = field.at('label').text();
  if (url === undefined) return undefined;
  return { label: label ?? shortUrl(url), url };
}

/** An address without scheme, `www.` and closing slash. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/** Sorts by end, then by start: ongoing entries first, then the newest, entries without dates last. */
export function newestFirst(items: readonly Experience[]): Experience[] {
  const key = ({ start, end, current }: Experience) => `${current ? '9999' : end || start}|${start}`;
  return items.toSorted((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}
