import type { FrameClock } from '../../src/typewriter/frame-clock';

export interface StepClock extends FrameClock {
  /** Moves time on and, if a frame was asked for, runs it. */
  frame(ms: number): void;
  /** Moves time on without any frame, as on a hidden page. */
  pass(ms: number): void;
  /** Runs frames until none is asked for; throws if that takes over a minute of its own time. */
  settle(frameMs?: number): void;
  readonly isFrameWanted: boolean;
}

export function createStepClock(): StepClock {
  let time = 1000;
  const wanted = new Set<() => void>();

  function runFrame(): void {
    const due = [...wanted];
    wanted.clear();
    for (const callback of due) callback();
  }

  return {
    now: () => time,
    nextFrame(callback) {
      wanted.add(callback);
      return () => wanted.delete(callback);
    },
    frame(ms) {
      time += ms;
      runFrame();
    },
    pass(ms) {
      time += ms;
    },
    settle(frameMs = 16) {
      const limit = time + 60_000;
      while (wanted.size > 0) {
        if (time > limit) throw new Error('Frames are asked for without end');
        time += frameMs;
        runFrame();
      }
    },
    get isFrameWanted() {
      return wanted.size > 0;
    },
  };
}
