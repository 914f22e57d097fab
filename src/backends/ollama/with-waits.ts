import type { Sleep } from '../http/abortable-sleep';
import type { ReplyChunk } from '../http/stream-reply';
import { pause, withPauses } from '../http/with-pauses';
import { explainedSilenceMs } from '../silence';

interface Waits {
  /** Why nothing has come yet. */
  readonly waitsFor: () => Promise<string | undefined>;
  readonly isHolding: () => boolean;
  readonly sleep: Sleep;
}

/** Milliseconds without a chunk after which text that waits for the end of its sentence is shown. */
const waitForSentence = 1000;

/** Adds to the chunks of a reply why none has come yet, and the pauses in which text is held. */
export async function* withWaits(
  chunks: AsyncIterable<ReplyChunk>,
  { waitsFor, isHolding, sleep }: Waits,
): AsyncGenerator<ReplyChunk> {
  let hasBegun = false;
  let said: string | undefined;

  function longestPause(): number | undefined {
    if (!hasBegun) return explainedSilenceMs;
    return isHolding() ? waitForSentence : undefined;
  }

  for await (const chunk of withPauses(chunks, longestPause, sleep)) {
    if (chunk !== pause) {
      hasBegun = true;
      if (said !== undefined) yield { wait: { text: undefined } };
      said = undefined;
      yield chunk;
    } else if (hasBegun) {
      yield { isPause: true };
    } else {
      const text = await waitsFor();
      if (text !== said) yield { wait: { text } };
      said = text;
    }
  }
}
