import { optional } from './career';
import type { Field } from './json-reader';

export interface Teachings {
  readonly intro?: string;
  readonly items: readonly Teaching[];
  readonly partners: readonly PartnerLogo[];
}

export interface Teaching {
  /** Unique among the teachings, and fit for an element's id. */
  readonly key: string;
  readonly title: string;
  readonly role?: string;
  readonly summary?: string;
  readonly stats: readonly Stat[];
  readonly courses: readonly Course[];
}

export interface Stat {
  readonly value: string;
  readonly label: string;
}

export interface Course {
  readonly name: string;
  readonly summary?: string;
  readonly url?: string;
}

export interface PartnerLogo {
  /** Path of a file in `public/`. */
  readonly url: string;
  readonly alt: string;
}

/** Reads `teachings` and `partners`, both this site's own keys; a file with neither has no such section. */
export function readTeachings(root: Field): Teachings | undefined {
  const field = root.at('teachings');
  const partners = root.at('partners').objects(readPartner);
  const items = field.isObject() ? field.at('items').objects(readTeaching) : [];
  const intro = field.at('intro').text();
  const keys = new Set<string>();
  for (const { key } of items) {
    if (keys.has(key)) field.at('items').report(`has two entries with the key "${key}"; give each its own`);
    keys.add(key);
  }
  if (intro === undefined && items.length === 0 && partners.length === 0) return undefined;
  return { ...optional('intro', intro), items, partners };
}

function readTeaching(field: Field): Teaching | undefined {
  const key = field.at('key').text();
  const title = field.at('title').text();
  if (key === undefined || !/^[a-z][\w-]*$/i.test(key)) {
    return field
      .at('key')
      .report('must be a short word of letters, digits and dashes that no other teaching has');
  }
  if (title === undefined) return field.at('title').report('is missing; write the name of this teaching');
  return {
    key,
    title,
    ...optional('role', field.at('role').text()),
    ...optional('summary', field.at('summary').text()),
    stats: field.at('stats').objects(readStat),
    courses: field.at('courses').objects(readCourse),
  };
}

function readStat(field: Field): Stat | undefined {
  const value = field.at('value').text();
  const label = field.at('label').text();
  if (value === undefined || label === undefined) {
    return field.report('is half a figure; write both `value` and `label`');
  }
  return { value, label };
}

function readCourse(field: Field): Course | undefined {
  const name = field.at('name').text();
  if (name === undefined) return field.at('name').report('is missing; write the name of the course');
  return {
    name,
    ...optional('summary', field.at('summary').text()),
    ...optional('url', field.at('url').url()),
  };
}

function readPartner(field: Field): PartnerLogo | undefined {
  const alt = field.at('name').text();
  const url = field.at('logo').localFile();
  if (alt === undefined) return field.at('name').report("is missing; write the partner's name");
  if (url === undefined) {
    return field.at('logo').isAbsent
      ? field
          .at('logo')
          .report('is missing; write the path of a picture in public/, such as "partners/name.svg"')
      : undefined;
  }
  return { url, alt };
}
