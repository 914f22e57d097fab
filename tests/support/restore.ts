import { afterEach, vi } from 'vitest';

/** Each test finds the clock, the methods, the globals and the environment as they are, whatever the one before replaced. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
