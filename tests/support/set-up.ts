import fc from 'fast-check';
import { afterEach, vi } from 'vitest';

/**
 * Properties try the same texts in every run, so that a change is judged by what it changed. `FAST_CHECK_SEED=random`
 * explores others; a failure prints the seed that shows it again.
 */
const seed = process.env['FAST_CHECK_SEED'] ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

/** A busy machine may need longer than the second that Vitest waits by default, for which it has no setting. */
const timeout = 30_000;
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout, ...options });

/** Each test finds the clock, the methods, the globals and the environment as they are, whatever the one before replaced. */
afterEach(() => {
  // First, or a spy on a fake timer would put that one back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
