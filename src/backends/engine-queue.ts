/** Lets one reply at a time use the engine, in the order in which they joined. */
export function createEngineQueue() {
  let last = Promise.resolve();
  return {
    /**
     * `turn` resolves when all places before this one are left. `leave` ends the turn, or leaves the queue before it; a
     * second call does nothing.
     */
    join() {
      const turn = last;
      let resolveLeft: (() => void) | undefined;
      const left = new Promise<void>((resolve) => (resolveLeft = resolve));
      last = turn.then(() => left);
      return { turn, leave: () => resolveLeft?.() };
    },
    /** Resolves as soon as nobody is in the queue, so that who joins in the same step is served at once. */
    async whenEmpty(): Promise<void> {
      let seen: Promise<void>;
      do {
        seen = last;
        await seen;
      } while (seen !== last);
    },
  };
}
