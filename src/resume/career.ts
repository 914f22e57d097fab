import { formatPeriod } from './dates';
import type { Field } from './json-reader';

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A job or an internship. Dates are JSON Resume dates, or empty. */
export interface Experience {
  readonly jobTitle: string;
  readonly employer: string;
  readonly employerUrl?: string;
  /** One line on the employer. */
  readonly employerDescription?: string;
  readonly location?: string;
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
  readonly description?: string;
  /** Whether the description, too, is shown only once the item is expanded. */
  readonly descriptionFolded: boolean;
  readonly details: readonly string[];
  readonly links: readonly Link[];
}

export interface Education {
  readonly title: string;
  readonly school: string;
  readonly schoolUrl?: string;
  /** As shown, e.g. "2019-2020". */
  readonly dates: string;
  readonly location?: string;
  readonly score?: string;
  readonly courses: readonly string[];
}

/** Reads an entry of `work` or `internships`; `company` and `website` are the names of JSON Resume before 1.0. */
export function readExperience(field: Field): Experience | undefined {
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
    ...optional('employerUrl', field.at('url').url() ?? field.at('website').url()),
    ...optional('employerDescription', field.at('description').text()),
    ...optional('location', field.at('location').text()),
    start,
    end,
    current: start !== '' && end === '',
    ...optional('description', field.at('summary').text()),
    descriptionFolded: field.at('summaryFolded').flag(),
    details: field.at('highlights').texts(),
    links: field.at('links').objects(readLink),
  };
}

export function readEducation(field: Field): Education | undefined {
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
    ...optional('schoolUrl', field.at('url').url()),
    dates: formatPeriod(field.at('startDate').date() ?? '', field.at('endDate').date() ?? ''),
    ...optional('location', field.at('location').text()),
    // A title of its own already says what there is to say of the grade.
    ...optional('score', field.at('title').isAbsent ? field.at('score').text() : undefined),
    courses: field.at('courses').texts(),
  };
}

export function readLink(field: Field): Link | undefined {
  const url = field.at('url').urlOrAnchor();
  const label = field.at('label').text();
  if (url === undefined) return undefined;
  return { label: label ?? shortUrl(url), url };
}

/** An address as people say it: without scheme, `www.` and closing slash. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/** The newest first: what runs still, then by end, then by start. Entries without dates keep their place at the end. */
export function newestFirst(items: readonly Experience[]): Experience[] {
  const key = ({ start, end, current }: Experience) => `${current ? '9999' : end || start}|${start}`;
  return items.toSorted((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}

/** `{ [name]: value }`, or nothing: an optional property must be absent, not `undefined`. */
export function optional<Name extends string, T>(name: Name, value: T | undefined): { [_ in Name]?: T } {
  const property: { [_ in Name]?: T } = {};
  if (value !== undefined) property[name] = value;
  return property;
}
