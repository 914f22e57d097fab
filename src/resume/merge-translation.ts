import { valueAt } from './edit-json';
import { isHidden } from './hidden';
import { readLooseDate } from './read/loose-date';
import type { Remark } from './read/remark';
import { isObject } from '../shared/leaves';

/**
 * Lays a translation over a résumé: its texts replace those of the same key, and what it leaves out stays. Entries of a
 * list are matched by `id`, by their place where names and dates do not speak against it, or else by these; where that
 * fails, the list stays as it is. `null` takes an entry or a text away. A list of texts (highlights, keywords) is
 * replaced as a whole. So a translation may be a whole résumé, or hold only the texts that differ.
 */
export function mergeTranslation(resume: unknown, translation: unknown) {
  const remarks: Remark[] = [];
  return { resume: merge(resume, translation, '', remarks), remarks };
}

function merge(original: unknown, translated: unknown, path: string, remarks: Remark[]): unknown {
  if (translated === undefined || isHidden(original)) return original;
  if (Array.isArray(translated)) {
    return Array.isArray(original) ? mergeLists(original, translated, path, remarks) : translated;
  }
  if (!isObject(translated) || !isObject(original)) return translated;
  const keys = new Set([...Object.keys(original), ...Object.keys(translated)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      merge(
        valueAt(original, [key]),
        valueAt(translated, [key]),
        path === '' ? key : `${path}.${key}`,
        remarks,
      ),
    ]),
  );
}

function mergeLists(
  originals: readonly unknown[],
  translations: readonly unknown[],
  path: string,
  remarks: Remark[],
): unknown {
  const isOfTexts = !translations.some((each) => isObject(each) || each === null);
  const areNamed = [...originals, ...translations].some((each) => identityOf(each).size > 0);
  if (isOfTexts || (!areNamed && isWhole(originals, translations))) {
    const isWithHidden = translations.length === originals.length;
    return translations.filter((_, index) => !isWithHidden || !isHidden(originals[index]));
  }
  const tell = (at: string, message: string) => remarks.push({ kind: 'lost', path: at, message });
  const byId = placesById(originals, translations);
  const places = byId ?? placesOf(originals, translations);
  if (places === undefined) {
    tell(
      path,
      `is shown in the first language, since its entries (${translations.length} here, ${originals.length} there) ` +
        'cannot be matched by name and dates; give both lists the same entries, or an `id` each',
    );
    return originals;
  }
  const merged = originals.map((original, index) => {
    const entry = `${path}[${index}]`;
    const at = places.indexOf(index);
    if (at < 0 && !byId) tell(entry, untranslated);
    return translations[at] === null ? null : merge(original, translations[at], entry, remarks);
  });
  return [...merged, ...translations.filter((_, index) => places[index] === nowhere)];
}

const untranslated =
  'has no translation and is shown in the first language; add it, or write null for what is to stay away';

/** In place of an original's, as `indexOf` has it: no entry there is the same. */
const nowhere = -1;

/**
 * For each translated entry the place of its original, below 0 for one that has none; undefined where `mergeTranslation`
 * would leave the list in the first language.
 */
export function matchEntries(
  originals: readonly unknown[],
  translations: readonly unknown[],
): readonly number[] | undefined {
  return placesById(originals, translations) ?? placesOf(originals, translations);
}

/** The places of the originals, for translations that have ids. */
function placesById(originals: readonly unknown[], translations: readonly unknown[]): number[] | undefined {
  const ids = originals.map(idOf);
  const haveIds = translations.every((each) => each === null || idOf(each) !== undefined);
  if (!haveIds || ids.every((id) => id === undefined)) return undefined;
  return translations.map((each, index) => (each === null ? index : ids.indexOf(idOf(each))));
}

/** The places of the originals by what the entries say themselves; undefined where it leaves one open. */
function placesOf(originals: readonly unknown[], translations: readonly unknown[]): number[] | undefined {
  const inOrder = translations.map((_, index) => index);
  const identities = originals.map(identityOf);
  const alike = translations.map((each) => {
    const own = identityOf(each);
    return identities.map((other) => likeness(own, other));
  });
  const isInOrder = alike.every((row, index) => {
    const own = row[index] ?? 0;
    return own > 0 || (own === 0 && Math.max(...row) <= 0);
  });
  if (originals.length === translations.length && isInOrder) return inOrder;
  const places = alike.map((row) => {
    const most = Math.max(1, ...row);
    return row.indexOf(most) === row.lastIndexOf(most) ? row.indexOf(most) : nowhere;
  });
  return places.includes(nowhere) || new Set(places).size < places.length ? undefined : places;
}

/** Below 0 where dates differ, 0 where neither name nor date is known of both; a name counts more than a date. */
function likeness(one: Identity, other: Identity): number {
  let points = 0;
  for (const [key, value] of one) {
    const another = other.get(key);
    if (another === undefined) continue;
    const isDate = isDateKey(key);
    if (value === another || (isDate && isSameTime(value, another))) points += isDate ? 1 : 10;
    else if (isDate) return -1;
  }
  return points;
}

/** A year is the same time as one of its months. */
function isSameTime(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}

const isDateKey = (key: string) => /(?:date|year)$|^(?:start|end|from|to|until|period|dates)$/i.test(key);
const nameKey =
  /^(?:name|company|employer|organi[sz]ation|institution|school|title|network|language|url|key)$/i;

/** The names and dates of an entry by their keys, each in a form in which it can be compared. */
type Identity = ReadonlyMap<string, string>;

function identityOf(entry: unknown): Identity {
  if (!isObject(entry)) return new Map();
  const said = Object.entries(entry).flatMap(([key, value]) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
    if (isDateKey(key)) return [[key, comparableDate(String(value))] as const];
    return nameKey.test(key) ? [[key, String(value).trim().toLowerCase()] as const] : [];
  });
  return new Map(said);
}

/** A period and a word for "today" are compared by their numbers. */
function comparableDate(text: string): string {
  const read = readLooseDate(text);
  return read && 'date' in read ? read.date : (text.match(/\d+/g) ?? []).join(' ');
}

/** True if each entry stands by itself: it holds the keys that every entry of the original has. */
function isWhole(originals: readonly unknown[], translations: readonly unknown[]): boolean {
  const [first = [], ...others] = originals.filter(isObject).map((each) => Object.keys(each));
  const common = first.filter((key) => others.every((keys) => keys.includes(key)));
  return (
    common.length > 0 &&
    translations.every((each) => isObject(each) && common.every((key) => Object.hasOwn(each, key)))
  );
}

/** What an entry is called in every language; undefined for one that is not. */
export function idOf(entry: unknown): string | number | undefined {
  const id = isObject(entry) ? valueAt(entry, ['id']) : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
