import { shortUrl } from './career';
import type { Resume } from './schema/resume-schema';

/** A section of JSON Resume that the page draws in one general way: a heading, and entries that expand together. */
export interface MoreSection {
  /** The key in the file, and the element's id. */
  readonly id: MoreSectionId;
  readonly items: readonly MoreItem[];
}

export type MoreSectionId = keyof typeof rows;

export interface MoreItem {
  readonly title: string;
  readonly url?: string | undefined;
  /** Path of a picture in `public/`. */
  readonly image?: string | undefined;
  /** A publisher, an issuer, roles and the like. */
  readonly byline?: string | undefined;
  /** JSON Resume dates, or empty. What has a single date has it as both. */
  readonly start: string;
  readonly end: string;
  readonly text?: string | undefined;
  readonly points: readonly string[];
  readonly tags: readonly string[];
}

type EntryOf<List> = List extends readonly (infer Entry)[] ? Entry : never;

/** Which fields of an entry are what, where their keys do not say it; a row for each section, in the page's order. */
const rows = {
  projects: ({ roles, entity, type, location, description }) => ({
    byline: [...roles, entity, type, location],
    text: description,
  }),
  publications: ({ publisher, authors, location, releaseDate }) => ({
    byline: [publisher, ...authors, location],
    date: releaseDate,
  }),
  certificates: ({ issuer }) => ({ byline: [issuer] }),
  awards: ({ awarder }) => ({ byline: [awarder] }),
  volunteer: ({ organization, position, location }) => ({
    title: organization,
    byline: [position, location],
  }),
  interests: () => ({}),
  references: ({ role, company, reference }) => ({ byline: [role, company], text: reference }),
} satisfies { readonly [Key in keyof Resume]?: (entry: EntryOf<Resume[Key]>) => ItemParts };

export const moreSectionIds = Object.keys(rows) as readonly MoreSectionId[];

/** The further sections that a file has entries for, in the page's order. */
export function moreSectionsOf(resume: Resume, separator: string): MoreSection[] {
  return moreSectionIds.flatMap((id) => {
    const entries: readonly WrittenEntry[] = resume[id];
    const partsOf = rows[id] as (entry: WrittenEntry) => ItemParts;
    const items = entries
      .map((each) => ({ ...each, title: each.title ?? each.name, text: each.summary, ...partsOf(each) }))
      .flatMap((parts) => titled(parts) ?? [])
      .map((parts) => itemOf(parts, separator));
    return items.length > 0 ? [{ id, items }] : [];
  });
}

/** The parts of an entry as its section names them; any of them may be absent. */
interface ItemParts {
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly image?: string | undefined;
  readonly byline?: readonly (string | undefined)[] | undefined;
  /** Of what has one date. */
  readonly date?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly text?: string | undefined;
  readonly highlights?: readonly string[] | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** An entry whose keys are called as most parts are. */
interface WrittenEntry extends Omit<ItemParts, 'byline' | 'text'> {
  readonly name?: string | undefined;
  readonly summary?: string | undefined;
}

/** An entry without a name is called after the first thing that it says; one that says nothing is left out. */
function titled(parts: ItemParts): (ItemParts & { readonly title: string }) | undefined {
  const { title, byline = [], text, highlights = [], keywords = [], url } = parts;
  if (title !== undefined) return { ...parts, title };
  const [first, ...others] = byline.filter((each) => each !== undefined);
  if (first !== undefined) return { ...parts, title: first, byline: others };
  if (text !== undefined) return { ...parts, title: text, text: undefined };
  const [point, ...points] = highlights;
  if (point !== undefined) return { ...parts, title: point, highlights: points };
  const [tag, ...tags] = keywords;
  if (tag !== undefined) return { ...parts, title: tag, keywords: tags };
  return url === undefined ? undefined : { ...parts, title: shortUrl(url) };
}

function itemOf(
  { title, byline = [], date, ...parts }: ItemParts & { readonly title: string },
  separator: string,
): MoreItem {
  return {
    title,
    url: parts.url,
    image: parts.image,
    byline: byline.filter((each) => each !== undefined).join(separator) || undefined,
    start: date ?? parts.startDate ?? '',
    end: date ?? parts.endDate ?? '',
    text: parts.text,
    points: parts.highlights ?? [],
    tags: parts.keywords ?? [],
  };
}
