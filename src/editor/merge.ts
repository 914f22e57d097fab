import { type Path, valueAt, valueOf, withValue } from '../resume/edit-json';
import { isObject } from '../shared/is-object';

interface Change {
  readonly path: Path;
  readonly value: unknown;
}

/**
 * What two programs made of one text, in one text: theirs with our changes in it. Undefined where both changed the same,
 * or where one of the texts cannot be read, so that the owner has to choose.
 */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  if (ours === theirs || ours === base) return theirs;
  if (theirs === base) return ours;
  const [baseValue, oursValue, theirsValue] = [base, ours, theirs].map(valueOf);
  if (!isObject(baseValue) || !isObject(oursValue) || !isObject(theirsValue)) return undefined;
  const own = changes(baseValue, oursValue);
  const others = changes(baseValue, theirsValue);
  const isClash = own.some(({ path, value }) =>
    others.some((other) => isWithin(path, other.path) && !isSame(value, valueAt(theirsValue, path))),
  );
  if (isClash) return undefined;
  return own.reduce((text, { path, value }) => withValue(text, path, value), theirs);
}

/** The least values that differ. A list with entries added, removed or moved counts as one value. */
function changes(base: unknown, now: unknown, path: Path = []): readonly Change[] {
  if (isSame(base, now)) return [];
  if (isObject(base) && isObject(now))
    return [...new Set([...Object.keys(base), ...Object.keys(now)])].flatMap((key) =>
      changes(valueAt(base, [key]), valueAt(now, [key]), [...path, key]),
    );
  if (isListOfObjects(base) && isListOfObjects(now) && base.length === now.length)
    return base.flatMap((each, index) => changes(each, now[index], [...path, index]));
  return [{ path, value: now }];
}

function isWithin(one: Path, other: Path): boolean {
  return one.slice(0, other.length).every((key, index) => key === other[index]);
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every(isObject);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
