import type { JsonReader } from './json-reader';

/** A section of JSON Resume that the page draws in one general way: a heading, and entries that expand together. */
export interface MoreSection {
  /** The key in the file, and the element's id. */
  readonly id: MoreSectionId;
  readonly items: readonly MoreItem[];
}

type MoreSectionId =
  'projects' | 'publications' | 'certificates' | 'awards' | 'volunteer' | 'interests' | 'references';

export interface MoreItem {
  readonly title: string;
  readonly url?: string | undefined;
  /** A publisher, an issuer, roles and the like. */
  readonly byline?: string | undefined;
  /** JSON Resume dates, or empty. What has a single date has it as both. */
  readonly start: string;
  readonly end: string;
  readonly text?: string | undefined;
  readonly points: readonly string[];
  readonly tags: readonly string[];
}

interface SectionKeys {
  readonly id: MoreSectionId;
  readonly name: string;
  readonly byline: readonly string[];
  readonly date?: string | undefined;
  readonly text: string;
}

/** Which keys hold the parts of an entry, section by section (https://jsonresume.org/schema). */
const sections: readonly SectionKeys[] = [
  { id: 'projects', name: 'name', byline: ['roles', 'entity'], text: 'description' },
  {
    id: 'publications',
    name: 'name',
    byline: ['publisher'],
    date: 'releaseDate',
    text: 'summary',
  },
  {
    id: 'certificates',
    name: 'name',
    byline: ['issuer'],
    date: 'date',
    text: 'summary',
  },
  { id: 'awards', name: 'title', byline: ['awarder'], date: 'date', text: 'summary' },
  { id: 'volunteer', name: 'organization', byline: ['position'], text: 'summary' },
  { id: 'interests', name: 'name', byline: [], text: 'summary' },
  { id: 'references', name: 'name', byline: [], text: 'reference' },
];

/** The further sections that a file has entries for, in the page's order. */
export function readMoreSections(root: JsonReader): MoreSection[] {
  return sections
    .map((keys) => ({
      id: keys.id,
      items: root.at(keys.id).objects((field) => readItem(field, keys)),
    }))
    .filter(({ items }) => items.length > 0);
}

function readItem(field: JsonReader, keys: SectionKeys): MoreItem | undefined {
  const title = field.at(keys.name).text();
  if (title === undefined) return field.at(keys.name).report('is missing; write what this entry is called');
  const byline = keys.byline.flatMap((name) => field.at(name).textOrTexts()).join(', ');
  const date = keys.date === undefined ? undefined : field.at(keys.date).date();
  return {
    title,
    url: field.at('url').url() ?? field.at('website').url(),
    byline: byline || undefined,
    start: date ?? field.at('startDate').date() ?? '',
    end: date ?? field.at('endDate').date() ?? '',
    text: field.at(keys.text).text(),
    points: field.at('highlights').texts(),
    tags: field.at('keywords').texts(),
  };
}
