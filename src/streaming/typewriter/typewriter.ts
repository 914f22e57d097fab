import type { FrameClock } from './frame-clock';
import { graphemeEnd, withoutHalfUnit } from './graphemes';

export interface TypewriterOptions {
  readonly clock: FrameClock;
  readonly msPerCharacter: number;
  /** Shows all text that there is at every frame, without typing: for reduced motion. */
  readonly instant?: boolean | undefined;
  /** Called at most once per frame with the length to show, in UTF-16 units. Only a pause may cut a grapheme. */
  readonly onReveal: (shown: number) => void;
  /** Called once, when the text is complete and all of it is shown. */
  readonly onFinish: () => void;
}

/** The last character of a pause may still grow, by an accent or the rest of an emoji, and is held back for this long. */
const holdBackMs = 100;

/** Finding the end of an accented letter takes some microseconds: a long text that is due at once takes several frames. */
const mostPerFrame = 10_000;

export type Typewriter = ReturnType<typeof createTypewriter>;

/**
 * Reveals a growing text at a steady pace. The clock sets the pace, not the frames: it is the same at any frame rate,
 * and a page that was hidden catches up. Time without new text does not count.
 */
export function createTypewriter(options: TypewriterOptions) {
  const { clock, msPerCharacter, onReveal, onFinish } = options;
  let instant = options.instant ?? false;
  /** The whole text by now. A frame reads it, and not each of the deltas between two frames, which would copy it each time. */
  let received = '';
  let isWhole = true;
  let text = '';
  let complete = false;
  let shown = 0;
  let finished = false;
  /** Start of the current run of characters; `undefined` while nothing is left to show. */
  let runStart: number | undefined;
  let charactersInRun = 0;
  /** The end of each piece that appears at once, by its start. */
  const pieces = new Map<number, number>();
  let cancelFrame: (() => void) | undefined;
  /** Start of the last character shown, if a pause showed it before it was certain to be whole. */
  let uncertainStart: number | undefined;
  let cancelHoldBack: (() => void) | undefined;

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

  function endHoldBack(): void {
    cancelHoldBack?.();
    cancelHoldBack = undefined;
  }

  function showHeldBack(): void {
    cancelHoldBack = undefined;
    uncertainStart = shown;
    shown = text.length;
    onReveal(shown);
  }

  /** Shows the rest of a character that was cut by a pause. */
  function completeUncertain(): void {
    if (uncertainStart === undefined || shown >= text.length) return;
    shown = Math.max(shown, graphemeEnd(text, uncertainStart));
    if (shown < text.length) uncertainStart = undefined;
  }

  /** Shows the characters that are due. Returns true if none is left to show, but for one that is held back. */
  function advance(): boolean {
    text = isWhole ? received : withoutHalfUnit(received);
    completeUncertain();
    const elapsed = clock.now() - (runStart ?? clock.now());
    const due = instant ? Infinity : Math.floor(elapsed / msPerCharacter);
    if (instant && complete) shown = text.length;
    const last = charactersInRun + mostPerFrame;
    while (shown < text.length) {
      const pieceEnd = pieces.get(shown) ?? 0;
      if (pieceEnd > shown) {
        shown = pieceEnd;
        continue;
      }
      const end = graphemeEnd(text, shown);
      // The last character may still grow: half an emoji, or a letter before its combining accent.
      if (end === text.length && !complete) {
        cancelHoldBack ??= clock.after(holdBackMs, showHeldBack);
        break;
      }
      if (charactersInRun >= Math.min(due, last)) return false;
      shown = end;
      charactersInRun += 1;
    }
    runStart = undefined;
    return true;
  }

  function finish(): void {
    if (finished) return;
    finished = true;
    endHoldBack();
    onFinish();
  }

  return {
    /**
     * Sets the whole text by now. A text that is shorter than the last one is shown from its start. With `atOnce`, what it
     * adds to the last one appears whole, and takes no time, once everything before it is shown.
     */
    setText(next: string, isComplete: boolean, atOnce?: boolean): void {
      endHoldBack();
      if (next.length < received.length) {
        pieces.clear();
        shown = 0;
        uncertainStart = undefined;
        runStart = undefined;
      }
      if (atOnce) pieces.set(received.length, next.length);
      received = next;
      isWhole = isComplete || atOnce === true;
      complete = isComplete;
      if (complete && shown === received.length) return finish();
      if (runStart === undefined) {
        runStart = clock.now();
        charactersInRun = 0;
      }
      schedule();
    },
    /** Shows everything at once, now and from now on. */
    skip(): void {
      instant = true;
      step();
    },
    /** Ends it; neither callback is called again. */
    cancel(): void {
      finished = true;
      endHoldBack();
      cancelFrame?.();
      cancelFrame = undefined;
    },
  };
}
