import type { WaitWords } from '../words.en';
import { explainedSilenceMs, longSilenceMs } from '../silence';
import { type Sleep, takesLonger } from '../../shared/abortable-sleep';
import type { ReplyChunk } from './stream-reply';

export interface WaitReason {
  readonly text: string;
  /** It is no silence of the server: it loads the model, or answers another chat first. */
  readonly isProgress: boolean;
}

interface Waits {
  /** Asked every two seconds until the reply has begun. */
  readonly reason?: (() => Promise<WaitReason | undefined>) | undefined;
  readonly isHolding: () => boolean;
  readonly words: Pick<WaitWords, 'silent'>;
  readonly sleep: Sleep;
  /** Milliseconds. */
  readonly now?: (() => number) | undefined;
}

/** Milliseconds without a chunk after which text that waits for the end of its sentence is shown. */
const waitForSentence = 1000;

/**
 * Adds to the chunks of a reply why none has come yet, the pauses in which text is held, and after 30 seconds without a
 * chunk that there is none. The request goes on: whoever waits decides, and whoever leaves during a pause ends it by its
 * own signal. Leaves no timer behind.
 */
export async function* withWaits(
  chunks: AsyncIterable<ReplyChunk>,
  { reason, isHolding, words, sleep, now = () => performance.now() }: Waits,
): AsyncGenerator<ReplyChunk> {
  const iterator = chunks[Symbol.asyncIterator]();
  let isWaiting = false;
  let explain = reason;
  let heardAt = now();
  let said: string | undefined;

  function longestPause(): number | undefined {
    if (explain) return explainedSilenceMs;
    if (isHolding()) return waitForSentence;
    return said === words.silent ? undefined : longSilenceMs;
  }

  async function* afterPause(): AsyncGenerator<ReplyChunk> {
    if (!explain && isHolding()) return yield { isPause: true };
    const found = await explain?.();
    if (found?.isProgress) heardAt = now();
    const isSilent = !explain || now() - heardAt >= longSilenceMs;
    const text = isSilent ? words.silent : found?.text;
    if (text !== said) yield { wait: isSilent ? { text, isSilent } : { text } };
    said = text;
  }

  try {
    for (;;) {
      const next = iterator.next();
      isWaiting = true;
      // A reader that leaves during a pause does not wait for this one any more.
      next.catch(() => {});
      for (let ms = longestPause(); ms !== undefined; ms = longestPause()) {
        if (!(await takesLonger(next, ms, sleep))) break;
        yield* afterPause();
      }
      const { done, value } = await next;
      isWaiting = false;
      if (done) return;
      explain = undefined;
      if (said !== undefined) yield { wait: { text: undefined } };
      said = undefined;
      yield value;
    }
  } finally {
    if (!isWaiting) await iterator.return?.();
  }
}
