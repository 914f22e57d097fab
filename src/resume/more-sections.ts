import { shortUrl } from './career';
import type { Resume } from './schema/resume-schema';

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

/** The further sections that a file has entries for, in the page's order. */
export function moreSectionsOf(resume: Resume, separator: string): MoreSection[] {
  const section = sectionsJoinedBy(separator);
  const sections: readonly MoreSection[] = [
    section('projects', resume.projects, ({ name, roles, entity, type, location, description, ...rest }) => ({
      ...rest,
      title: name,
      byline: [...roles, entity, type, location],
      text: description,
    })),
    section('publications', resume.publications, (each) => ({
      ...each,
      title: each.name,
      byline: [each.publisher, ...each.authors, each.location],
      date: each.releaseDate,
      text: each.summary,
    })),
    section('certificates', resume.certificates, (each) => ({
      ...each,
      title: each.name,
      byline: [each.issuer],
      text: each.summary,
    })),
    section('awards', resume.awards, (each) => ({ ...each, byline: [each.awarder], text: each.summary })),
    section('volunteer', resume.volunteer, (each) => ({
      ...each,
      title: each.organization,
      byline: [each.position, each.location],
      text: each.summary,
    })),
    section('interests', resume.interests, (each) => ({ ...each, title: each.name, text: each.summary })),
    section('references', resume.references, (each) => ({
      ...each,
      title: each.name,
      byline: [each.role, each.company],
      text: each.reference,
    })),
  ];
  return sections.filter(({ items }) => items.length > 0);
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

function sectionsJoinedBy(separator: string) {
  return <T>(id: MoreSectionId, entries: readonly T[], partsOf: (entry: T) => ItemParts): MoreSection => ({
    id,
    items: entries
      .map(partsOf)
      .map(titled)
      .flatMap((parts) => parts ?? [])
      .map((parts) => itemOf(parts, separator)),
  });
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
