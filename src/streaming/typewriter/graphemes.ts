/** Firefox has it since 125. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** The fallback: a base with its marks and joined emoji, a flag, a line end. Hangul letters are not joined. */
const firstGrapheme = /^(?:\r\n|\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d.)*)/su;

/** No code unit below this one combines with the one before it, except a line feed after a carriage return. */
const firstCombining = 0x300;
const carriageReturn = 0x0d;
/** UTF-16 units. A longer cluster is no character of any language, and is cut between code points. */
const longestCluster = 128;

/**
 * The end of the character (grapheme cluster, UAX #29) that begins at `start`. Both are indexes in UTF-16 units, and
 * `start` must be a boundary itself. The cost depends on the character, not on the length of the text.
 */
export function graphemeEnd(text: string, start: number): number {
  const next = start + 1;
  if (next >= text.length) return text.length;
  const unit = text.charCodeAt(start);
  if (unit < firstCombining && unit !== carriageReturn && text.charCodeAt(next) < firstCombining) return next;

  for (let reach = 32; reach <= longestCluster; reach *= 2) {
    const length = firstSegmentLength(text.slice(start, start + reach));
    if (length < reach || start + reach >= text.length) return start + length;
  }
  return start + withoutHalfUnit(text.slice(start, start + longestCluster)).length;
}

/** Removes a high surrogate at the end: until its other half follows, it would count as a character of its own. */
export function withoutHalfUnit(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}

function firstSegmentLength(text: string): number {
  if (!segmenter) return firstGrapheme.exec(text)?.[0].length ?? 0;
  for (const { segment } of segmenter.segment(text)) return segment.length;
  return 0;
}
