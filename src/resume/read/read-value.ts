import type * as v from 'valibot';
import { elementOf, entriesOf, isRequired, notesOf, unwrapped, type TextKind } from '../schema/describe';
import { locationSchema } from '../schema/resume-schema';
import { countryCodeOf, placeOf } from './country';
import type { Field, ReadLog } from './field';
import { elementsOf, entriesInside, entryOfMap, objectOf } from './shapes';
import { readPeriod, readPeriodIn, settlePeriod } from './period';
import { readText, unknownEnd } from './read-text';

/** What a schema makes of an object, or of another value that stands for one. `undefined`: nothing. */
export function readObject(schema: v.GenericSchema, given: Field): object | undefined {
  const notes = notesOf(schema);
  const entries = entriesOf(schema) ?? {};
  const field = objectOf(given, notes);
  if (field === undefined) return undefined;

  const known = knownKeys(entries);
  field.log.expect(field.path, known);
  field.know([...known.keys, ...known.others, ...(notes.hidden ?? []), ...(notes.technical ?? [])]);
  const result: Record<string, unknown> = {};
  const places = new Map<string, readonly Field[]>();
  for (const [name, entry] of Object.entries(entries)) {
    const found = candidates(field, name, notesOf(entry).also);
    const fields = notesOf(entry).fromParent
      ? [withParent(field, found, { name, entry, entries })]
      : [...found, ...entriesBeside(field, entry)];
    places.set(name, fields);
    if (name === 'startDate' && readPeriodIn(result, fields)) continue;
    const value = readValue(entry, fields);
    if (value !== undefined) result[name] = value;
  }
  const whole = 'startDate' in entries ? readPeriod(result, field) : undefined;
  settlePeriod(result, field, whole ? [whole] : (places.get('endDate') ?? []));
  remarkOnUnshown(field, notes);
  return isWhole(field, result, entries, places, notes) ? withoutUnknownEnd(result) : undefined;
}

/** The keys that an object may have, and the other names for them. */
function knownKeys(entries: v.ObjectEntries) {
  return {
    keys: Object.keys(entries),
    others: Object.values(entries).flatMap((entry) => notesOf(entry).also ?? []),
  };
}

/** What a schema makes of the fields that may hold it, the preferred first. */
function readValue(schema: v.GenericSchema, fields: readonly Field[]): unknown {
  const present = fields.filter((field) => !field.isAbsent || notesOf(schema).fromParent);
  const element = elementOf(schema);
  if (element) {
    const items = present.flatMap((field) => readList(element, notesOf(schema).separator, field));
    return items.length > 0 ? items : undefined;
  }
  if (entriesOf(schema)) {
    const [first] = present;
    return first && readObject(schema, first);
  }
  return unwrapped(schema).type === 'boolean' ? readFlag(present) : readTexts(schema, present);
}

/** Lists in lists read as one, and so do the lists in objects that stand in place of a text. */
function readList(element: v.GenericSchema, separator: RegExp | undefined, field: Field): unknown[] {
  return elementsOf(element, separator, field)
    .filter((each) => !each.isAbsent)
    .flatMap((each) => {
      if (each.elements) return readList(element, separator, each);
      const isText = entriesOf(element) === undefined;
      if (isText && each.inside.some(({ elements }) => elements))
        return each.inside.flatMap((inner) => (inner.isAbsent ? [] : readList(element, undefined, inner)));
      const several = entriesInside(each, notesOf(element).inside);
      if (several.length > 0) return several.flatMap((one) => readObject(element, one) ?? []);
      const item = readValue(element, [each]);
      return item === undefined ? [] : [item];
    });
}

/** Longer texts of several keys are all kept; of names only the first is, and the leftovers tell of the others. */
function readTexts(
  schema: v.GenericSchema,
  fields: readonly Field[],
): string | typeof unknownEnd | undefined {
  const { kind = 'text' } = notesOf(schema);
  if (kind === 'text') {
    const texts = fields.map((field) => readText(field, kind)).filter((text) => text !== undefined);
    return [...new Set(texts)].join('\n\n') || undefined;
  }
  let found: string | typeof unknownEnd | undefined;
  for (const field of fields) {
    if (found === undefined) found = kind === 'place' ? readPlace(field) : readText(field, kind);
    else if (saysNoMore(field, found, kind)) field.take();
    else if (kind === 'place' && typeof found === 'string')
      found = [found, readPlace(field)].filter(Boolean).join(', ');
  }
  return found;
}

function saysNoMore({ value }: Field, found: string | typeof unknownEnd, kind: TextKind): boolean {
  if (typeof value !== 'string' || typeof found !== 'string') return false;
  if (kind === 'country') {
    const [code, other] = [found, value].map(countryCodeOf);
    return code === undefined ? found.toLowerCase() === value.trim().toLowerCase() : code === other;
  }
  const isName = kind === 'line' || kind === 'skill' || kind === 'place';
  return value === found || (isName && found.toLowerCase().includes(value.trim().toLowerCase()));
}

/** A place in one line, of a text or of an object such as that of `basics.location`. */
function readPlace(field: Field): string | undefined {
  if (!field.members) {
    const text = readText(field, 'line');
    return text === unknownEnd ? undefined : text;
  }
  return placeOf(readObject(locationSchema, field));
}

function readFlag([field]: readonly Field[]): boolean | undefined {
  if (field === undefined) return undefined;
  if (typeof field.value !== 'boolean')
    return field.remark('lost', `is ${field.description}; write true or false, without quotes`);
  field.take();
  return field.value;
}

/** The members that a key may stand for: its own name first, then the others in their order. */
function candidates(field: Field, name: string, also: readonly string[] = []): readonly Field[] {
  const found = [name, ...also].flatMap((each) => (isJoined(each) ? [] : membersAt(field, each)));
  if (found.some((each) => !each.isAbsent)) return [...new Set([...found, ...partsOfName(field, also)])];
  const joined = also.filter((each) => isJoined(each)).map((each) => joinedMembers(field, each));
  return joined.find((parts) => parts.length > 0) ?? [];
}

/** The members at a name, or at a path with dots. */
function membersAt(field: Field, path: string): readonly Field[] {
  const [name = '', ...rest] = path.split('.');
  const members = name.endsWith('{}')
    ? field.named(name.slice(0, -2)).filter((each) => each.members)
    : field.named(name);
  return rest.length === 0 ? members : members.flatMap((each) => membersAt(each, rest.join('.')));
}

const isJoined = (names: string) => /[+&]/.test(names);

/** A given name beside the whole one. */
function partsOfName(field: Field, also: readonly string[]): readonly Field[] {
  return also
    .filter((each) => isJoined(each))
    .flatMap((each) => each.split(/[+&]/).flatMap((name) => membersAt(field, name)));
}

/** "Ada" and "Byron" as one text. */
function joinedMembers(field: Field, names: string): readonly Field[] {
  const parts = names.split(/[+&]/).flatMap((name) => membersAt(field, name).slice(0, 1));
  const texts = parts.filter((part) => typeof part.value === 'string' && !part.isAbsent);
  for (const part of texts) part.take();
  return texts[0]
    ? [texts[0].part(texts.map(({ value }) => String(value).trim()).join(names.includes('&') ? ', ' : ' '))]
    : [];
}

/** An object of which some keys stand beside it, in its parent, which has no such keys itself. */
function withParent(
  parent: Field,
  found: readonly Field[],
  { name, entry, entries }: { name: string; entry: v.GenericSchema; entries: v.ObjectEntries },
): Field {
  const notes = notesOf(entry);
  const named = new Set(parent.named(name));
  const isMarked = (each: Field) => notes.marks?.some((mark) => each.named(mark).length > 0) ?? false;
  const holders = found.filter((each) => !each.isAbsent && (named.has(each) || isMarked(onlyEntryOf(each))));
  const own = holders.map(onlyEntryOf);
  const sections = Object.entries(entries).filter(([key]) => key !== name);
  const others = sections.flatMap(([key, each]) => [key, ...(notesOf(each).also ?? [])]);
  const isParents = new Set([...others.flatMap((key) => parent.named(key)), ...holders, ...named]);
  const beside = [...(parent.members ?? [])].filter(([, field]) => !isParents.has(field));
  const path = own[0]?.path ?? (parent.path === '' ? name : `${parent.path}.${name}`);
  for (const each of own) parent.log.expect(each.path, knownKeys(entriesOf(entry) ?? {}));
  const members = new Map<string, Field>();
  for (const each of own)
    for (const [key, member] of objectOf(each, notes)?.members ?? [])
      if (!members.has(key) || members.get(key)?.isAbsent) members.set(key, member);
  for (const [key, member] of beside) if (!members.has(key)) members.set(key, member);
  return parent.as(members, path);
}

/** A list of one object stands for it. */
function onlyEntryOf(field: Field): Field {
  const [only, ...others] = field.elements ?? [];
  return only?.members && others.length === 0 ? only : field;
}

/** The accounts that stand beside the list of them, as `github` does. */
function entriesBeside(field: Field, list: v.GenericSchema): readonly Field[] {
  const { beside = {} } = notesOf(list);
  const element = elementOf(list);
  const { fromMap } = element ? notesOf(element) : {};
  if (!fromMap) return [];
  return Object.entries(beside).flatMap(([key, name]) =>
    field
      .named(key)
      .filter((each) => !each.isAbsent)
      .map((each) => entryOfMap(fromMap, name, each)),
  );
}

/** Keys that are in every kind of file and mean nothing to a reader. */
const technicalEverywhere = [
  'id',
  '_id',
  'uuid',
  'slug',
  'index',
  'dataIndex',
  'order',
  'sortOrder',
  'hidden',
  '$schema',
  '$id',
];

function remarkOnUnshown(field: Field, { hidden = [], technical = [] }: ReturnType<typeof notesOf>): void {
  const tell = (names: readonly string[], kind: 'private' | 'technical', message: string) => {
    const { log } = field;
    for (const each of names.flatMap((name) => field.named(name)))
      if (!each.isAbsent && !isRead(each, log)) each.remark(kind, message);
  };
  tell(hidden, 'private', 'is never published');
  tell([...technicalEverywhere, ...technical], 'technical', 'is for programs and is not shown');
}

function isRead({ path }: Field, log: ReadLog): boolean {
  return log.taken.has(path) || log.told.has(path) || log.keysOf(path).keys.length > 0;
}

/** False where a key is missing without which the object means nothing; a remark then tells what to write. */
function isWhole(
  field: Field,
  result: Readonly<Record<string, unknown>>,
  entries: v.ObjectEntries,
  places: ReadonlyMap<string, readonly Field[]>,
  notes: ReturnType<typeof notesOf>,
): boolean {
  if (notes.oneOf && !notes.oneOf.some((name) => isSaid(result[name]))) {
    field.remark('lost', notes.missing ?? '');
    return false;
  }
  const missing = Object.entries(entries).find(
    ([name, entry]) => isRequired(entry) && typeof result[name] !== 'object' && !result[name],
  );
  if (missing === undefined) {
    adviseOn(field, result, places, notes);
    return true;
  }
  const [name, entry] = missing;
  const message = notesOf(entry).missing;
  // What is missing in a required object has been told already.
  if (message === undefined) return false;
  const isGiven = places.get(name)?.some((each) => !each.isAbsent) ?? false;
  if (notes.fromParent) field.log.add({ path: `${field.path}.${name}`, message, kind: 'lost' });
  else field.remark('lost', isGiven ? `\`${name}\` cannot be used; correct it` : `\`${name}\` ${message}`);
  return false;
}

function isSaid(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.length > 0);
}

function adviseOn(
  field: Field,
  result: Readonly<Record<string, unknown>>,
  places: ReadonlyMap<string, readonly Field[]>,
  { wanted }: ReturnType<typeof notesOf>,
): void {
  if (wanted === undefined || result[wanted[0]] !== undefined) return;
  // Of a value that cannot be used a remark has told already.
  if (places.get(wanted[0])?.some((each) => !each.isAbsent)) return;
  const [key, message] = wanted;
  field.log.add({ path: `${field.path}.${key}`, message, kind: 'advice' });
}

/** Of what is over at an unknown time only the start is told; without an end it would read as ongoing. */
function withoutUnknownEnd(result: Record<string, unknown>): Record<string, unknown> {
  const { endDate, ...rest } = result;
  if (endDate !== unknownEnd) return result;
  return rest['startDate'] === undefined ? rest : { ...rest, endDate: rest['startDate'] };
}
