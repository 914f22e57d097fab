import type { FileTexts } from './api';
import { mergeTexts } from './merge';

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
