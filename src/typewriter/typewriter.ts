import type { FrameClock } from './frame-clock';
import { graphemeEnd, withoutHalfUnit } from './graphemes';

export interface TypewriterOptions {
  readonly clock: FrameClock;
  readonly msPerCharacter: number;
  /** Shows text as it arrives, once per frame. */
  readonly instant?: boolean;
  /** At most once per frame: how much of the text is shown, in UTF-16 units. Never cuts a character. */
  readonly onReveal: (shown: number) => void;
  /** Once, when the text is complete and all of it is shown. */
  readonly onFinish: () => void;
}

export interface Typewriter {
  /** All the text there is by now. A shorter text than before starts over. */
  setText(text: string, complete: boolean): void;
  /** Shows everything at once, now and from now on. */
  skip(): void;
  cancel(): void;
}

/**
 * Reveals a growing text at a steady pace. The pace is read off the clock, not counted in frames, so it holds at any
 * frame rate and a page that was hidden catches up. Time spent waiting for text is not saved up.
 */
export function createTypewriter(options: TypewriterOptions): Typewriter {
  const { clock, msPerCharacter, onReveal, onFinish } = options;
  let instant = options.instant ?? false;
  let text = '';
  let complete = false;
  let shown = 0;
  let finished = false;
  /** When the present run of characters began; undefined while all that may be shown is. */
  let runStart: number | undefined;
  let charactersInRun = 0;
  let cancelFrame: (() => void) | undefined;

  function schedule(): void {
    cancelFrame ??= clock.nextFrame(step);
  }

  function step(): void {
    cancelFrame?.();
    cancelFrame = undefined;
    if (finished) return;
    const before = shown;
    const caughtUp = advance();
    if (shown !== before) onReveal(shown);
    if (!caughtUp) schedule();
    else if (complete) finish();
  }

  /** Moves the cursor to where the clock says it belongs. Returns whether no character is left to show. */
  function advance(): boolean {
    const elapsed = clock.now() - (runStart ?? clock.now());
    const due = instant ? Infinity : Math.floor(elapsed / msPerCharacter);
    while (shown < text.length) {
      const end = graphemeEnd(text, shown);
      // The last character may still grow: half an emoji, a letter whose accent is on its way.
      if (end === text.length && !complete) break;
      if (charactersInRun >= due) return false;
      shown = end;
      charactersInRun += 1;
    }
    runStart = undefined;
    return true;
  }

  function finish(): void {
    if (finished) return;
    finished = true;
    onFinish();
  }

  return {
    setText(next, isComplete) {
      if (next.length < text.length) {
        shown = 0;
        runStart = undefined;
      }
      text = isComplete ? next : withoutHalfUnit(next);
      complete = isComplete;
      if (complete && shown === text.length) return finish();
      if (runStart === undefined) {
        runStart = clock.now();
        charactersInRun = 0;
      }
      schedule();
    },
    skip() {
      instant = true;
      step();
    },
    cancel() {
      finished = true;
      cancelFrame?.();
      cancelFrame = undefined;
    },
  };
}
