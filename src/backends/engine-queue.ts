/** Lets one reply at a time use the engine, in the order in which they joined. */
interface EngineQueue {
  join(): Place;
  /** Resolves as soon as nobody is in the queue, so that who joins in the same step is served at once. */
  whenEmpty(): Promise<void>;
}

interface Place {
  /** Resolves when all places before this one are left. */
  readonly turn: Promise<void>;
  /** Ends the turn, or leaves the queue before it. A second call does nothing. */
  leave(this: void): void;
}

export function createEngineQueue(): EngineQueue {
  let last = Promise.resolve();
  return {
    join() {
      const turn = last;
      let resolveLeft: (() => void) | undefined;
      const left = new Promise<void>((resolve) => (resolveLeft = resolve));
      last = turn.then(() => left);
      return { turn, leave: () => resolveLeft?.() };
    },
    async whenEmpty() {
      let seen: Promise<void>;
      do {
        seen = last;
        await seen;
      } while (seen !== last);
    },
  };
}
