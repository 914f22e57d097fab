import { afterEach, vi } from 'vitest';

/** Each test finds the clock, the methods, the globals and the environment as they are, whatever the one before replaced. */
afterEach(() => {
  // First, or a spy on a fake timer would put that one back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
