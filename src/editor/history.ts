import type { FileTexts } from './api';
import { type Path, valueAt, valueOf, withValue } from '../resume/edit-json';
import { isObject } from '../shared/leaves';

/** The texts of all files, and what they were and will be again. */
export interface History {
  readonly past: readonly FileTexts[];
  readonly now: FileTexts;
  readonly future: readonly FileTexts[];
  /** What was edited last; further edits of it are one step. */
  readonly step: string | undefined;
}

const longest = 200;

export function beginHistory(now: FileTexts): History {
  return { past: [], now, future: [], step: undefined };
}

/** `step`: edits that follow one another under one name are undone together. */
export function edited(history: History, now: FileTexts, step?: string): History {
  if (isSame(now, history.now)) return history;
  const isSameStep = step !== undefined && step === history.step && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, history.now].slice(-longest);
  return { past, now, future: [], step };
}

export function undone(history: History): History {
  const now = history.past.at(-1);
  if (now === undefined) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], step: undefined };
}

export function redone(history: History): History {
  const [now, ...future] = history.future;
  if (now === undefined) return history;
  return { past: [...history.past, history.now], now, future, step: undefined };
}

/**
 * What another program wrote becomes part of every step, so that no undo takes it away. Steps that contradict it are
 * forgotten.
 */
export function rebased(history: History, name: string, base: string, theirs: string, now: string): History {
  const merge = (texts: FileTexts): readonly FileTexts[] => {
    const merged = mergeTexts(base, texts[name] ?? base, theirs);
    return merged === undefined ? [] : [{ ...texts, [name]: merged }];
  };
  return {
    past: history.past.flatMap(merge),
    now: { ...history.now, [name]: now },
    future: history.future.flatMap(merge),
    step: undefined,
  };
}

function isSame(one: FileTexts, other: FileTexts): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

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
    others.some((other) => isWithin(path, other.path) && !isSameValue(value, valueAt(theirsValue, path))),
  );
  if (isClash) return undefined;
  return own.reduce((text, { path, value }) => withValue(text, path, value), theirs);
}

/** The least values that differ. A list with entries added, removed or moved counts as one value. */
function changes(base: unknown, now: unknown, path: Path = []): readonly Change[] {
  if (isSameValue(base, now)) return [];
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

function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
