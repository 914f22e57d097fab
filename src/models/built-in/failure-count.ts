import type { KeyValueStore } from '../visitor-memory';

/** Tries to make a session in one tab. A browser blocks a model that keeps failing. */
export const mostFailures = 3;

export type FailureCount = ReturnType<typeof createFailureCount>;

/**
 * How often something failed in this tab, reloads included.
 *
 * @param session Undefined if the browser refuses storage: then each page counts for itself.
 */
export function createFailureCount(session: KeyValueStore | undefined, key: string) {
  let here = 0;
  const count = () => Math.max(here, stored(session, key));
  return {
    count,
    note() {
      here = count() + 1;
      try {
        session?.setItem(key, String(here));
      } catch {
        // A store that is full or forbidden: this page goes on counting.
      }
    },
  };
}

/** Anyone can write there. */
function stored(session: KeyValueStore | undefined, key: string): number {
  const count = Number(session?.getItem(key) ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}
