import { estimateTokens } from '../../backends/estimate-tokens';
import { failure } from './built-in-errors';
import { orAborted } from './or-aborted';
import { createRunawayGuard } from './runaway';

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
      if (typeof value !== 'string') throw failure('bad-response', { detail: typeof value, handsOver: true });
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
