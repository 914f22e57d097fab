import type { Passage } from '../passages';

/** What answers a question: sentences of the assistant's own, and the lines of the CV that they rest on. */
export interface Finding {
  /** In markdown, one or more. */
  readonly sentences: readonly string[];
  /** The best first. */
  readonly evidence: readonly Passage[];
  /** True where only the owner can tell more. */
  readonly asksOwner?: boolean | undefined;
  /** True where dates or numbers were compared, so that yes or no is worked out. */
  readonly isWeighed?: boolean | undefined;
  /** True where the answer rests on no line about the message's words: a greeting, a refusal, a way to the owner. */
  readonly isWhole?: boolean | undefined;
}

export function finding(
  sentence: string | readonly (string | undefined)[],
  evidence: readonly (Passage | undefined)[] = [],
  asksOwner = false,
): Finding {
  const sentences = typeof sentence === 'string' ? [sentence] : sentence.filter((each) => each !== undefined);
  return { sentences, evidence: distinct(evidence.filter((each) => each !== undefined)), asksOwner };
}

/** Marks what answers a message by its kind alone. */
export function wholly(found: Finding): Finding {
  return { ...found, isWhole: true };
}

export function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
