import type { JsonReader } from './json-reader';

export interface Teachings {
  readonly intro?: string | undefined;
  readonly items: readonly Teaching[];
}

export interface Teaching {
  /** Unique among the teachings, and fit for an element's id. */
  readonly key: string;
  readonly title: string;
  readonly role?: string | undefined;
  readonly summary?: string | undefined;
  readonly stats: readonly Stat[];
  readonly courses: readonly Course[];
}

interface Stat {
  readonly value: string;
  readonly label: string;
}

export interface Course {
  readonly name: string;
  readonly summary?: string | undefined;
  readonly url?: string | undefined;
}

/** Reads `teachings`, a key of this site's own. */
export function readTeachings(field: JsonReader): Teachings | undefined {
  if (!field.isObject()) return undefined;
  const items = field.at('items').objects(readTeaching);
  const intro = field.at('intro').text();
  const keys = new Set<string>();
  for (const { key } of items) {
    if (keys.has(key)) field.at('items').report(`has two entries with the key "${key}"; give each its own`);
    keys.add(key);
  }
  return intro === undefined && items.length === 0 ? undefined : { intro, items };
}

function readTeaching(field: JsonReader): Teaching | undefined {
  const key = field.at('key').text();
  const title = field.at('title').text();
  if (key === undefined || !/^[a-z][\w-]*$/i.test(key)) {
    return field
      .at('key')
      .report('must be a short word of letters, digits and dashes that no other teaching has');
  }
  if (isReserved(key)) {
    return field.at('key').report(`"${key}" is the name of another part of the page; choose another word`);
  }
  if (title === undefined) return field.at('title').report('is missing; write the name of this teaching');
  return {
    key,
    title,
    role: field.at('role').text(),
    summary: field.at('summary').text(),
    stats: field.at('stats').objects(readStat),
    courses: field.at('courses').objects(readCourse),
  };
}

/** Ids that the page gives to elements of its own; a test holds the list against rendered pages. */
const reservedKeys = [
  /^(?:main|profile|summary|skills|languages|work-exp|internships|teachings|partners|education|site-data)$/,
  /^(?:projects|publications|certificates|awards|volunteer|interests|references)(?:-\d+)?$/,
  /^(?:job|internship|education|skills)-\d+/,
  /^(?:assistant|panel|print|talking-cv)(?:-|$)/,
  /-title$|-(?:detail|course)-\d+$/,
];

/** A key is an element's id, which scripts can also look up as a name: one that every object has is none of a teaching's. */
function isReserved(key: string): boolean {
  return key in {} || reservedKeys.some((reserved) => reserved.test(key));
}

function readStat(field: JsonReader): Stat | undefined {
  const value = field.at('value').text();
  const label = field.at('label').text();
  if (value === undefined || label === undefined) {
    return field.report('is half a figure; write both `value` and `label`');
  }
  return { value, label };
}

function readCourse(field: JsonReader): Course | undefined {
  const name = field.at('name').text();
  if (name === undefined) return field.at('name').report('is missing; write the name of the course');
  return {
    name,
    summary: field.at('summary').text(),
    url: field.at('url').url(),
  };
}
