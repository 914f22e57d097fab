import { localFile } from '../local-file';
import { webAddress } from '../web-address';
import { addressOf, exportedFiles } from './site-address';
import type { SiteAddress } from './site-address';

/**
 * Which keys of a résumé file are known, and the kind of their values: a text, an address, a list, or an object. A key
 * may name older spellings after the first.
 */
export type ResumeShape = 'text' | 'url' | readonly [ResumeShape] | { readonly [keys: string]: ResumeShape };

const texts: ResumeShape = ['text'];
const period = { startDate: 'text', endDate: 'text' } as const;

const job: ResumeShape = {
  'name company': 'text',
  position: 'text',
  location: 'text',
  description: 'text',
  'url website': 'url',
  ...period,
  summary: 'text',
  highlights: texts,
};

/**
 * JSON Resume 1.0 (https://jsonresume.org/schema), without street and post code, which are never published
 * (`docs/contract.md#the-owners-folder`).
 */
export const jsonResumeShape = {
  basics: {
    name: 'text',
    label: 'text',
    'image picture': 'text',
    email: 'text',
    phone: 'text',
    'url website': 'url',
    summary: 'text',
    location: { city: 'text', countryCode: 'text', region: 'text' },
    profiles: [{ network: 'text', username: 'text', url: 'url' }],
  },
  work: [job],
  internships: [job],
  volunteer: [
    {
      organization: 'text',
      position: 'text',
      'url website': 'url',
      ...period,
      summary: 'text',
      highlights: texts,
    },
  ],
  education: [
    {
      institution: 'text',
      url: 'url',
      area: 'text',
      studyType: 'text',
      ...period,
      'score gpa': 'text',
      courses: texts,
    },
  ],
  awards: [{ title: 'text', date: 'text', awarder: 'text', summary: 'text' }],
  certificates: [{ name: 'text', date: 'text', url: 'url', issuer: 'text' }],
  publications: [
    { name: 'text', publisher: 'text', releaseDate: 'text', 'url website': 'url', summary: 'text' },
  ],
  skills: [{ name: 'text', level: 'text', keywords: texts }],
  languages: [{ language: 'text', fluency: 'text' }],
  interests: [{ name: 'text', keywords: texts }],
  references: [{ name: 'text', reference: 'text' }],
  projects: [
    {
      name: 'text',
      description: 'text',
      highlights: texts,
      keywords: texts,
      ...period,
      url: 'url',
      roles: texts,
      entity: 'text',
      type: 'text',
    },
  ],
  meta: { version: 'text', lastModified: 'text' },
} as const satisfies ResumeShape;

type Json = string | Json[] | Members;
interface Members {
  readonly [key: string]: Json;
}

/**
 * The résumé file for the public: the keys of the schema and nothing else, so that keys for other tools or for the
 * assistant stay private. Internships are listed under `work`.
 */
export function toJsonResume(resume: unknown, site: SiteAddress): Members {
  const { basics, work, internships, meta, ...rest } = membersOf(keep(resume, jsonResumeShape));
  const { image, ...person } = membersOf(basics);
  const file = typeof image === 'string' ? localFile(image)?.address : undefined;
  const jobs = [...listOf(work), ...listOf(internships)];
  return defined({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: defined({ ...person, image: file === undefined ? image : addressOf(file, site) }),
    work: jobs.length > 0 ? jobs : undefined,
    ...rest,
    meta: defined({
      ...membersOf(meta),
      canonical: site.siteUrl === undefined ? undefined : addressOf(exportedFiles.jsonResume, site),
    }),
  });
}

function defined(members: Readonly<Record<string, Json | undefined>>): Members {
  const entries = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return Object.fromEntries(entries);
}

const membersOf = (value: Json | undefined): Members =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Leaves out values that are empty, null or of another kind than their shape. */
function keep(value: unknown, wanted: ResumeShape): Json | undefined {
  if (wanted === 'text' || wanted === 'url') {
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (text === '') return undefined;
    // The schema requires a scheme, which many leave out.
    return wanted === 'url' ? webAddress(text) : text;
  }
  if (Array.isArray(wanted)) {
    const [element] = wanted as readonly [ResumeShape];
    const kept = Array.isArray(value) ? value.flatMap((each) => keep(each, element) ?? []) : [];
    return kept.length > 0 ? kept : undefined;
  }
  return keepMembers(value, wanted as { readonly [keys: string]: ResumeShape });
}

function keepMembers(value: unknown, wanted: { readonly [keys: string]: ResumeShape }): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const members = value as Record<string, unknown>;
  const kept = Object.entries(wanted).flatMap(([keys, memberShape]) => {
    const [name = '', ...older] = keys.split(' ');
    const found = [name, ...older]
      .map((key) => keep(members[key], memberShape))
      .find((each) => each !== undefined);
    return found === undefined ? [] : [[name, found] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
