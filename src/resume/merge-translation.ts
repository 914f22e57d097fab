import type { Remark } from './read/remark';

/** A résumé in a second language, and what its owner should know of it. */
interface Translated {
  readonly resume: unknown;
  readonly remarks: readonly Remark[];
}

/**
 * Lays a translation over a résumé: its texts replace those of the same key, and what it leaves out stays. Entries of a
 * list are matched by `id` where they have one, else by their place; `null` takes an entry or a text away. A list of
 * texts (highlights, keywords) is replaced as a whole. So a translation may be a whole résumé, or hold only the texts
 * that differ.
 */
export function mergeTranslation(resume: unknown, translation: unknown): Translated {
  const remarks: Remark[] = [];
  return { resume: merge(resume, translation, '', remarks), remarks };
}

function merge(original: unknown, translated: unknown, path: string, remarks: Remark[]): unknown {
  if (translated === undefined) return original;
  if (Array.isArray(translated)) {
    return Array.isArray(original) ? mergeLists(original, translated, path, remarks) : translated;
  }
  if (!isObject(translated) || !isObject(original)) return translated;
  const keys = new Set([...Object.keys(original), ...Object.keys(translated)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      // Only own members: a key such as `constructor` is inherited by every object.
      merge(own(original, key), own(translated, key), path === '' ? key : `${path}.${key}`, remarks),
    ]),
  );
}

function mergeLists(
  originals: readonly unknown[],
  translations: readonly unknown[],
  path: string,
  remarks: Remark[],
): unknown[] {
  const entries = translations.filter(isObject);
  const isOfTexts = entries.length === 0 && !translations.includes(null);
  if (isOfTexts) return [...translations];
  const byId = new Map(entries.flatMap((entry) => (idOf(entry) === undefined ? [] : [[idOf(entry), entry]])));
  if (byId.size === 0 && translations.length !== originals.length) {
    if (isWhole(originals, translations)) return [...translations];
    remarks.push({ kind: 'lost', path, message: describeLengths(originals.length, translations.length) });
  }
  const translationOf = (original: unknown, index: number) => {
    const entry = byId.get(idOf(original)) ?? translations[index];
    return idOf(entry) === idOf(original) || idOf(entry) === undefined ? entry : undefined;
  };
  const ids = new Set(originals.map(idOf));
  const further = translations.filter((entry, index) => {
    const id = idOf(entry);
    return id === undefined ? index >= originals.length : !ids.has(id);
  });
  const merged = originals.map((original, index) => {
    const translation = translationOf(original, index);
    return translation === null ? null : merge(original, translation, `${path}[${index}]`, remarks);
  });
  return [...merged, ...further];
}

function describeLengths(originals: number, translations: number): string {
  return (
    `has ${translations} entries where the first language has ${originals}; entries are matched by their place, so give ` +
    'both lists the same entries, or an `id` each'
  );
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

function idOf(entry: unknown): unknown {
  const id = isObject(entry) ? own(entry, 'id') : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

function own(members: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(members, key) ? members[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
