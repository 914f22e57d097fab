import type { GenericSchema } from 'valibot';
import { localFile } from '../resume/local-file.ts';
import { plainName } from '../resume/read/field.ts';
import { elementOf, entriesOf, notesOf, unwrapped } from '../resume/schema/describe.ts';
import { locationSchema, resumeSchema } from '../resume/schema/resume-schema.ts';
import {
  leaveOutPrivate,
  readPicture,
  networkOf,
  readAddress,
  readDate,
  readDates,
  readEmail,
  readPeriod,
  readLocation,
  readPlace,
} from './fields.ts';
import type { Basics, Period, Resume } from './imported.ts';
import type { Source } from './source.ts';
import { joined } from './text.ts';

/** Keys of this site (`src/resume/README.md`) and of the schema's `meta`, which are taken as they stand. */
const ownKeys = new Set(['internships', 'teachings', 'partners', 'assistant', 'meta']);

/** JSON Resume of any version, by the names that the schema has for each key, from `website` and `company` of 0.0 on. */
export function readJsonResume(root: Source): Resume {
  root.at('$schema').ignore();
  const { basics: basicsSchema, ...sections } = entriesOf(resumeSchema) ?? {};
  if (!basicsSchema) throw new TypeError('The schema has no basics');
  const own = membersAt(root, ['basics', ...(notesOf(basicsSchema).also ?? [])]).find(
    (each) => each.isObject,
  );
  const basics = readBasics(own ?? root, basicsSchema);
  return {
    basics: own ? { ...basics, ...extras(own, basicsSchema) } : basics,
    ...Object.fromEntries(
      Object.entries(sections).flatMap(([key, schema]) => {
        if (!ownKeys.has(key)) return [[key, readValue(first(root, key, schema), schema)]];
        const member = root.at(key);
        member.ignore();
        return member.isAbsent ? [] : [[key, member.value]];
      }),
    ),
  };
}

function readBasics(basics: Source, schema: GenericSchema): Basics {
  const location = basics.at('location');
  // Many write their town there.
  const written = location.at('address');
  const isTown = location.at('city').isAbsent && !/\d/.test(written.peek);
  if (!isTown) leaveOutPrivate('street address', written);
  leaveOutPrivate('post code', location.at('postalCode'));
  leaveOutPrivate('birth date', basics.at('birthDate', 'birthdate', 'birthday', 'dateOfBirth'));
  const read = readMembers(basics, schema) as Basics;
  const name = joined(' ', basics.at('firstName').text(), basics.at('lastName').text());
  return {
    ...read,
    name: read.name ?? name,
    profiles: (read.profiles ?? []).map((profile) => ({
      ...profile,
      network: profile.network ?? (profile.url && networkOf(profile.url)),
    })),
    ...(isTown && !written.isAbsent
      ? { location: { ...read.location, ...readPlace(written.text(), written.notes) } }
      : {}),
  };
}

/** What the schema makes of an object's members. */
function readMembers(entry: Source, schema: GenericSchema): Record<string, unknown> {
  const entries = entriesOf(schema) ?? {};
  const { startDate, endDate, ...others } = entries;
  return {
    ...Object.fromEntries(Object.entries(others).map(([key, each]) => [key, readMember(entry, key, each)])),
    ...(startDate && endDate
      ? datesOf(entry, first(entry, 'startDate', startDate), first(entry, 'endDate', endDate))
      : {}),
  };
}

/** Longer texts of several members are all kept. */
function readMember(entry: Source, key: string, schema: GenericSchema): unknown {
  if (notesOf(schema).kind !== 'text') return readValue(first(entry, key, schema), schema);
  const texts = membersAt(entry, namesOf(key, schema)).map((each) => each.text());
  return joined('\n\n', ...new Set(texts));
}

function readValue(source: Source, schema: GenericSchema): unknown {
  if (unwrapped(schema) === locationSchema) return readLocation(source);
  const element = elementOf(schema);
  if (element) return entriesOf(element) ? readEntries(source, element) : textsOf(source);
  switch (notesOf(schema).kind) {
    case 'date':
    case 'end':
      return readDate(source);
    case 'link':
      // An anchor of the page.
      return source.peek.startsWith('#') ? source.text() : addressOf(source);
    case 'url':
      return addressOf(source);
    case 'email':
      return readEmail(source);
    case 'photo':
      return readPicture(source);
    case 'file':
      return localFile(source.text() ?? '')?.path;
    case 'place':
      return placeText(source);
    default:
      return unwrapped(schema).type === 'boolean' ? source.flag() || undefined : source.text();
  }
}

function readEntries(source: Source, element: GenericSchema): object[] {
  const { fromText, fromMap, hidden = [] } = notesOf(element);
  const schemas = entriesOf(element) ?? {};
  const read = (key: string, member: Source) => schemas[key] && readValue(member, schemas[key]);
  const known = knownNames(element);
  // Some files have an object of lists instead of a list of groups.
  if (fromMap && source.isObject && !source.keys.some((key) => known.has(plainName(key)))) {
    const [name, value, plain = value] = fromMap;
    return source.keys.map((key) => {
      const member = source.at(key);
      const own = /^[^/.]*$/.test(member.peek) ? plain : value;
      return { [name]: key, [own]: read(own, member) };
    });
  }
  return source.list().map((entry) => {
    if (!entry.isObject) return fromText === undefined ? {} : { [fromText]: read(fromText, entry) };
    for (const each of hidden) leaveOutPrivate(each, entry.at(each));
    return { ...readMembers(entry, element), ...extras(entry, element) };
  });
}

/** Members of an entry that the schema does not know: texts and lists of texts stay as they are. */
function extras(entry: Source, schema: GenericSchema): Record<string, unknown> {
  const known = knownNames(schema);
  const own: Record<string, unknown> = {};
  for (const key of entry.keys.filter((each) => /^[a-z]\w*$/i.test(each) && !known.has(plainName(each)))) {
    const member = entry.at(key);
    const isPlain = !member.list().some((item) => item.isObject || item.isList);
    if (isPlain && member.unread().length > 0) own[key] = member.isList ? member.texts() : member.text();
  }
  return own;
}

/** Names with a meaning: a value of theirs that could not be read is left out and named. */
function knownNames(schema: GenericSchema): ReadonlySet<string> {
  const { hidden = [], technical = [] } = notesOf(schema);
  const all = Object.entries(entriesOf(schema) ?? {}).flatMap(([key, each]) => namesOf(key, each));
  const parts = all.flatMap((name) => name.split(/[.+&]/)[0]?.replace('{}', '') ?? []);
  return new Set([...parts, 'dates', 'period', ...hidden, ...technical].map(plainName));
}

function namesOf(key: string, schema: GenericSchema): string[] {
  return [key, ...(notesOf(schema).also ?? [])];
}

/** The first member of a schema's names that holds something. */
function first(entry: Source, key: string, schema: GenericSchema): Source {
  return membersAt(entry, namesOf(key, schema))[0] ?? entry.at(key);
}

/** The members that hold something under these names, whatever their capitals, dashes and underscores. */
function membersAt(entry: Source, names: readonly string[]): Source[] {
  return names.flatMap((name) => {
    const [own = '', ...rest] = name.split('.');
    if (/[+&{]/.test(own)) return [];
    const found = entry.keys
      .filter((key) => plainName(key) === plainName(own))
      .map((key) => entry.at(key))
      .filter((each) => !each.isAbsent);
    return rest.length === 0 ? found : found.flatMap((each) => membersAt(each, [rest.join('.')]));
  });
}

/** A place as one text, which some files split as `basics.location` is. */
function placeText(location: Source): string | undefined {
  if (!location.isObject) return location.text();
  const parts = ['city', 'region', 'country', 'countryCode'].map((key) => location.at(key).text());
  return parts.filter(Boolean).join(', ') || undefined;
}

/** An address may be an object with a label. */
function addressOf(source: Source): string | undefined {
  source.at('name').ignore();
  return readAddress(source.isObject ? source.at('url', 'href') : source);
}

function datesOf(entry: Source, start: Source, end: Source): Period {
  // One date of a project is its whole time.
  const isWhole = end.isAbsent && /\.(?:date|year|releaseDate)$/i.test(start.path);
  if (isWhole) return readPeriod(start);
  const isAbsent = start.isAbsent && end.isAbsent;
  return isAbsent ? readPeriod(entry.at('dates', 'period')) : readDates(start, end);
}

/** Texts, or objects whose one text matters. */
function textsOf(source: Source): string[] {
  return source.list().flatMap((item) => {
    const name = item.text() ?? item.at('name', 'title', 'text', 'value', 'position').text();
    const told = item.isObject ? item.at('description', 'summary').text() : undefined;
    return joined(': ', name, told) || [];
  });
}
