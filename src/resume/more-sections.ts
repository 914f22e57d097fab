import { optional } from './career';
import { formatDate, formatPeriod } from './dates';
import type { Field } from './json-reader';

/** A section of JSON Resume that the page draws generically: a heading, and subsections that unfold together. */
export interface MoreSection {
  /** The key in the file, and the element's id. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly MoreItem[];
}

export interface MoreItem {
  readonly title: string;
  readonly url?: string;
  /** Who stands behind it: a publisher, an issuer, roles and the like. */
  readonly byline?: string;
  /** As shown, or empty. */
  readonly dates: string;
  readonly text?: string;
  readonly points: readonly string[];
  readonly tags: readonly string[];
}

interface Shape {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly byline: readonly string[];
  readonly date?: string;
  readonly text: string;
}

/** How each of these sections calls what it holds (https://jsonresume.org/schema). */
const shapes: readonly Shape[] = [
  { id: 'projects', title: 'Projects', name: 'name', byline: ['roles', 'entity'], text: 'description' },
  {
    id: 'publications',
    title: 'Publications',
    name: 'name',
    byline: ['publisher'],
    date: 'releaseDate',
    text: 'summary',
  },
  {
    id: 'certificates',
    title: 'Certificates',
    name: 'name',
    byline: ['issuer'],
    date: 'date',
    text: 'summary',
  },
  { id: 'awards', title: 'Awards', name: 'title', byline: ['awarder'], date: 'date', text: 'summary' },
  { id: 'volunteer', title: 'Volunteering', name: 'organization', byline: ['position'], text: 'summary' },
  { id: 'interests', title: 'Interests', name: 'name', byline: [], text: 'summary' },
  { id: 'references', title: 'References', name: 'name', byline: [], text: 'reference' },
];

/** The further sections a file has entries for, in the page's order. */
export function readMoreSections(root: Field): MoreSection[] {
  return shapes
    .map((shape) => ({
      id: shape.id,
      title: shape.title,
      items: root.at(shape.id).objects((field) => readItem(field, shape)),
    }))
    .filter(({ items }) => items.length > 0);
}

function readItem(field: Field, shape: Shape): MoreItem | undefined {
  const title = field.at(shape.name).text();
  if (title === undefined) return field.at(shape.name).report('is missing; write what this entry is called');
  const byline = shape.byline.flatMap((name) => field.at(name).textOrTexts()).join(', ');
  const date = shape.date === undefined ? undefined : field.at(shape.date).date();
  return {
    title,
    ...optional('url', field.at('url').url()),
    ...optional('byline', byline || undefined),
    dates:
      date === undefined
        ? formatPeriod(field.at('startDate').date() ?? '', field.at('endDate').date() ?? '')
        : formatDate(date),
    ...optional('text', field.at(shape.text).text()),
    points: field.at('highlights').texts(),
    tags: field.at('keywords').texts(),
  };
}
