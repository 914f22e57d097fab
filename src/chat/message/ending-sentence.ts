import type { Reply } from '../core/message';
import type { ChatWords } from '../words.en';

/** How a reply ended that neither failed nor is simply complete; undefined for all others. */
export function endingSentence(
  { status, content, endReason, missing }: Reply,
  words: ChatWords,
): string | undefined {
  // Stopping after the end of the stream only skips the typing.
  if (status === 'stopped' && endReason === undefined) {
    return content === '' ? words.stoppedWithoutText : words.stopped;
  }
  if (status === 'failed') return undefined;
  if (missing !== undefined) return words.missing[missing];
  if (endReason === 'length') return words.cut;
  return endReason === 'other' ? words.unfinished : undefined;
}
