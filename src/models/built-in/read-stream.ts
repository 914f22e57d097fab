import { estimateTokens } from '../../backends/fit-window';
import { failure } from './built-in-errors';
import { orAborted } from './or-aborted';

/**
 * Tokens, estimated, after which a reply is ended. Pages cannot set a limit; the system message asks for a few sentences,
 * so this is against a model that does not end at all.
 */
const longestReply = 2048;
/** Characters whose tokens are estimated at once: each estimate of a half word counts too much. */
const estimatedAtOnce = 200;

/**
 * Reads a reply, piece by piece: current browsers yield what is new, and a text that grows is not told from one that
 * repeats itself. `length`: it was ended here. Throws the signal's reason, a `BackendError` or the browser's error.
 */
export async function readStream(
  stream: ReadableStream<unknown>,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<'stop' | 'length'> {
  const reader = stream.getReader();
  const guard = createRunawayGuard();
  let tokens = 0;
  let uncounted = '';
  let isOver = false;
  try {
    for (;;) {
      const { done, value } = await orAborted(reader.read(), signal);
      if (done) {
        isOver = true;
        return 'stop';
      }
      if (typeof value !== 'string') throw failure('unknown', { detail: typeof value, handsOver: true });
      if (value === '') continue;
      onText(value);
      if (guard.push(value)) throw failure('runaway');
      uncounted += value;
      if (uncounted.length < estimatedAtOnce) continue;
      tokens += estimateTokens(uncounted);
      uncounted = '';
      if (tokens > longestReply) return 'length';
    }
  } finally {
    if (!isOver) reader.cancel().catch(() => {});
  }
}

/** Characters that a text may repeat or leave blank at its end. No table, list or block of code comes near it. */
const longest = 400;
/** How often one unit must stand there; six equal lines are a style, not an accident. */
const mostRepeats = 8;
/** What is looked at: a unit may be as long as an eighth of it. */
const tailLength = 3200;

export function createRunawayGuard() {
  let tail = '';
  let unseen = 0;
  return {
    /** True once the text so far ends in nothing but spaces, or in one unit over and over. */
    push(text: string): boolean {
      tail = (tail + text).slice(-tailLength);
      unseen += text.length;
      // A repetition only grows: looking at each sixteenth character loses none, and costs little.
      if (unseen < 16) return false;
      unseen = 0;
      return runsAway(tail);
    },
  };
}

/** True if a text ends in at least 400 characters that are blank, or one unit at least eight times. */
export function runsAway(text: string): boolean {
  if (text.length >= longest && text.slice(-longest).trim() === '') return true;
  for (let unit = 1; unit <= tailLength / mostRepeats; unit += 1) {
    const length = Math.max(longest, unit * mostRepeats);
    const tail = text.slice(-length);
    if (tail.length === length && tail.startsWith(tail.slice(unit))) return true;
  }
  return false;
}
