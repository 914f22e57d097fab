import { setTimeout as pause } from 'node:timers/promises';

interface Poll {
  /** Milliseconds. */
  readonly timeout: number;
  readonly interval?: number;
  /** Says what was waited for and what was seen last. */
  readonly failure: () => string | Promise<string>;
}

/**
 * Asks again and again until the answer is something, and returns it.
 *
 * @throws Error with `failure` after the deadline
 */
export async function poll<Value>(
  ask: () => Promise<Value | undefined>,
  { timeout, interval = 50, failure }: Poll,
): Promise<Value> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`After ${timeout / 1000} s: ${await failure()}`);
    await pause(interval);
  }
}
