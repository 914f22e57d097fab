import type { Context } from '../facts/context';
import type { Passage } from '../passages';
import type { Evidence } from './evidence';
import type { Unit } from './units';

/** A line of the CV that stands beside a requirement. */
export interface Line {
  readonly passage: Passage;
  /** Word for word. */
  readonly text: string;
}

/** What the CV has of a requirement, or of one thing that it enumerates. */
export interface Match {
  readonly isMet: boolean;
  /** What is meant of the requirement, where it asks for several things. */
  readonly part?: string | undefined;
  /** If it is not met: what the CV has instead, such as a lower level. */
  readonly lines: readonly Line[];
  /** A figure worked out from the CV's dates, in markdown. */
  readonly figure?: string | undefined;
}

/** One CV, beside which requirements in one language are put. */
export interface Matching {
  readonly context: Context;
  readonly evidence: Evidence;
  /** True where ad and CV differ in language. */
  readonly isForeign: boolean;
}

/** The share of a requirement's words that a line must hold to meet it. */
export const leastShare = 0.6;
/** The share where the requirement is one of several in a list. */
export const leastShareOfPart = 0.66;

export const missing: Match = { isMet: false, lines: [] };

/** The line of a passage that shows units of a requirement. */
export function lineOf(passage: Passage, units: readonly Unit[], evidence: Evidence): Line {
  const { entry } = passage;
  if (entry && (entry.topic === 'education' || entry.topic === 'certificates')) return { passage, text: '' };
  const tags = entry?.topic === 'skills' ? evidence.heldTags(passage, units) : [];
  return { passage, text: tags.length > 0 ? tags.join(', ') : evidence.bestLine(passage, units) };
}
