import { vi } from 'vitest';

/** A busy machine may need longer than the second that Vitest waits by default, for which it has no setting. */
const timeout = 30_000;
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout, ...options });
