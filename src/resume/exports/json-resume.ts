import type * as v from 'valibot';
import { elementOf, entriesOf, notesOf } from '../schema/describe';
import { resumeSchema, type Resume } from '../schema/resume-schema';
import { addressOf, exportedFiles, pageAddressOf, type SiteAddress } from './site-address';

type Json = string | Json[] | Members;
interface Members {
  readonly [key: string]: Json;
}

/**
 * The résumé file for the public, as valid JSON Resume 1.0: the schema's public keys and nothing else, so that keys for
 * other tools or for the assistant stay private. Internships are listed under `work`.
 */
export function toJsonResume(resume: Resume, site: SiteAddress): Members {
  const { basics, meta, ...rest } = membersOf(
    publicPart({ ...resume, work: [...resume.work, ...resume.internships] }, resumeSchema),
  );
  const { image, ...person } = membersOf(basics);
  const file = typeof image === 'string' && !/^https?:/i.test(image) ? addressOf(image, site) : image;
  return defined({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: defined({ ...person, image: file }),
    ...rest,
    meta: defined({
      ...membersOf(meta),
      canonical: site.siteUrl === undefined ? undefined : pageAddressOf(exportedFiles.jsonResume, site),
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

/** The part of a value that the schema has as public; `undefined` where there is none. */
function publicPart(value: unknown, schema: v.GenericSchema): Json | undefined {
  const element = elementOf(schema);
  if (element) {
    const kept = Array.isArray(value) ? value.flatMap((each) => publicPart(each, element) ?? []) : [];
    return kept.length > 0 ? kept : undefined;
  }
  const entries = entriesOf(schema);
  if (entries) return publicMembers(value, entries, notesOf(schema).own ?? []);
  if (typeof value !== 'string') return undefined;
  const { kind } = notesOf(schema);
  if (kind === 'url') return strictAddress(value);
  return kind === 'email' && !/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(value)
    ? undefined
    : value;
}

function publicMembers(
  value: unknown,
  entries: v.ObjectEntries,
  own: readonly string[],
): Members | undefined {
  const members = new Map<string, unknown>(Object.entries(value ?? {}));
  const kept = Object.entries(entries).flatMap(([name, entry]) => {
    const found = own.includes(name) ? undefined : publicPart(members.get(name), entry);
    return found === undefined ? [] : [[name, found] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The schema takes no character in an address that RFC 3986 has escaped. */
function strictAddress(url: string): string {
  const isPlain = /^[\w!#$%&'()*+,./:;=?@[\]~-]+$/.test(url);
  return isPlain ? url : new URL(url).href.replace(/[\\^`{|}]/g, encodeURIComponent);
}
