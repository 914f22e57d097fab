import type { WaitWords } from '../words.en';
import { explainedSilenceMs, longSilenceMs } from '../silence';
import type { Sleep } from './abortable-sleep';
import type { ReplyChunk } from './stream-reply';
import { pause, withPauses } from './with-pauses';

/** Why nothing has come yet. */
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
 * chunk that there is none. The request goes on: whoever waits decides.
 */
export async function* withWaits(
  chunks: AsyncIterable<ReplyChunk>,
  { reason, isHolding, words, sleep, now = () => performance.now() }: Waits,
): AsyncGenerator<ReplyChunk> {
  let explain = reason;
  let heardAt = now();
  let said: string | undefined;

  function longestPause(): number | undefined {
    if (explain) return explainedSilenceMs;
    if (isHolding()) return waitForSentence;
    return said === words.silent ? undefined : longSilenceMs;
  }

  for await (const chunk of withPauses(chunks, longestPause, sleep)) {
    if (chunk !== pause) {
      explain = undefined;
      if (said !== undefined) yield { wait: { text: undefined } };
      said = undefined;
      yield chunk;
      continue;
    }
    if (!explain && isHolding()) {
      yield { isPause: true };
      continue;
    }
    const found = await explain?.();
    if (found?.isProgress) heardAt = now();
    const isSilent = !explain || now() - heardAt >= longSilenceMs;
    const text = isSilent ? words.silent : found?.text;
    if (text !== said) yield { wait: isSilent ? { text, isSilent } : { text } };
    said = text;
  }
}
