/** Time and frames as the typewriter takes them; tests hand in a clock they step themselves. */
export interface FrameClock {
  /** Milliseconds from any fixed point; never runs backwards. */
  now(): number;
  /** Calls back once, before the next paint. Returns the function that cancels it. */
  nextFrame(callback: () => void): () => void;
}

/** A hidden or covered page gets no animation frames; then a timer takes their place. */
const longestWaitMs = 250;

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
  };
}
