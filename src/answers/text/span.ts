/** A stretch of a text, in UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True if the stretches have a character in common. */
export function meet(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
