const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Below this code unit nothing combines with what stands before it, except a line feed after a return. */
const firstCombining = 0x300;
const carriageReturn = 0x0d;

/**
 * Where the character (grapheme cluster) that begins at `start` ends, in UTF-16 units. `start` must itself be such a
 * boundary. Looks no further than it needs, so a long text costs nothing more than a short one.
 */
export function graphemeEnd(text: string, start: number): number {
  const next = start + 1;
  if (next >= text.length) return text.length;
  const unit = text.charCodeAt(start);
  if (unit < firstCombining && unit !== carriageReturn && text.charCodeAt(next) < firstCombining) return next;

  for (let reach = 32; ; reach *= 2) {
    const length = firstSegmentLength(text.slice(start, start + reach));
    if (length < reach || start + reach >= text.length) return start + length;
  }
}

/** Without a surrogate at the end whose other half is still to come: alone it would look like a character of its own. */
export function withoutHalfUnit(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}

function firstSegmentLength(text: string): number {
  for (const { segment } of segmenter.segment(text)) return segment.length;
  return 0;
}
