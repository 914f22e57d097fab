/** In ms: how often the files are looked at, and how long they have to stay as they are before a build. */
const lookEvery = 200;
const settleFor = 100;

export interface BuildOnChangeOptions {
  /** A text that differs whenever the files do. */
  readonly inputsNow: () => Promise<string>;
  /** Never throws; nothing is looked at while it runs. */
  readonly build: () => Promise<void>;
  /** Waits that many ms; rejects once the signal is aborted. */
  readonly pause: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Builds at once and after each change, until the signal is aborted. Builds follow each other, and what changes during one
 * leads to the next. Files that change again before they have settled are built once.
 */
export async function buildOnChange({
  inputsNow,
  build,
  pause,
  signal,
}: BuildOnChangeOptions): Promise<void> {
  let built = await inputsNow();
  await build();
  while (!signal.aborted) {
    try {
      await pause(lookEvery);
      let seen = await inputsNow();
      if (seen === built) continue;
      for (let before = built; seen !== before;) {
        before = seen;
        await pause(settleFor);
        seen = await inputsNow();
      }
      built = seen;
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    await build();
  }
}
