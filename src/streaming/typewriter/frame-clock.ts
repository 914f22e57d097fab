/** Time and animation frames for the typewriter. Tests hand in a clock that they advance themselves. */
export interface FrameClock {
  /** Milliseconds from any fixed point; never runs backwards. */
  now(): number;
  /** Calls back once, before the next paint. Returns the function that cancels it. */
  nextFrame(callback: () => void): () => void;
  /** Calls back once, after `ms` milliseconds. Returns the function that cancels it. */
  after(this: void, ms: number, callback: () => void): () => void;
}

/** A hidden or covered page gets no animation frames: a timer replaces a frame that is this late. */
const longestWaitMs = 250;

/** The clock of a real page. */
export function createFrameClock(window: Window): FrameClock {
  return {
    now: () => window.performance.now(),
    nextFrame(callback) {
      const run = () => {
        cancel();
        callback();
      };
      const frame = window.requestAnimationFrame(run);
      const timer = window.setTimeout(run, longestWaitMs);
      const cancel = () => {
        window.cancelAnimationFrame(frame);
        window.clearTimeout(timer);
      };
      return cancel;
    },
    after(ms, callback) {
      const timer = window.setTimeout(callback, ms);
      return () => window.clearTimeout(timer);
    },
  };
}
