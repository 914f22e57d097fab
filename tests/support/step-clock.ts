import type { FrameClock } from '../../src/streaming/typewriter/frame-clock';

export interface StepClock extends FrameClock {
  /** Moves time on and, if a frame was asked for, runs it. */
  frame(ms: number): void;
  /** Moves time on without any frame, as on a hidden page. Timers run. */
  pass(ms: number): void;
  /** Runs frames until none is asked for; throws if that takes over a minute of its own time. */
  settle(frameMs?: number): void;
  readonly isFrameWanted: boolean;
}

export function createStepClock(): StepClock {
  let time = 1000;
  const wanted = new Set<() => void>();
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();

  function runFrame(): void {
    const due = [...wanted];
    wanted.clear();
    for (const callback of due) callback();
  }

  function pass(ms: number): void {
    time += ms;
    for (const timer of timers) {
      if (timer.at > time) continue;
      timers.delete(timer);
      timer.callback();
    }
  }

  return {
    now: () => time,
    nextFrame(callback) {
      wanted.add(callback);
      return () => wanted.delete(callback);
    },
    after(ms, callback) {
      const timer = { at: time + ms, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    frame(ms) {
      pass(ms);
      runFrame();
    },
    pass,
    settle(frameMs = 16) {
      const limit = time + 60_000;
      while (wanted.size > 0) {
        if (time > limit) throw new Error('Frames are asked for without end');
        pass(frameMs);
        runFrame();
      }
    },
    get isFrameWanted() {
      return wanted.size > 0;
    },
  };
}
