import type { Claim, ClaimChecker, ClaimReader } from '../../answers/check-claims';
import type { FrameClock } from '../../streaming/typewriter/frame-clock';
import { longestBeginning, tellingLength } from './message-language';
import type { RunningReply } from './running-reply';

/** What the CV does not say of a model's reply. */
export interface ReplyClaims {
  /** The statements that it does not support or contradicts, in order. */
  readonly doubtful: readonly Claim[];
  /** True once the whole reply was checked. */
  readonly isComplete: boolean;
}

/** Loads what holds a model's statements against the CV. It rejects where that cannot be loaded. */
export type LoadClaimChecker = () => Promise<ClaimChecker>;

interface ClaimWatchOptions {
  readonly loadChecker: LoadClaimChecker;
  readonly question: string;
  /** The reply as it is displayed. */
  readonly text: RunningReply;
  readonly clock: FrameClock;
  /** Called when a doubtful statement was found, and at the end where there are any. */
  readonly write: (claims: ReplyClaims) => void;
  /** Called once nothing is left to check. */
  readonly onDone: () => void;
}

export type ClaimWatch = ReturnType<typeof watchClaims>;

/** Milliseconds after which text that was displayed is read. Sentences take seconds; frames take none of this time. */
const readAfterMs = 100;
/** Characters that are read in one task: a long reply may be displayed at once. */
const mostInTask = 1000;

/**
 * Reads a reply while it is displayed, in tasks of its own, so that no character waits. Where the
 * checker cannot be loaded, nothing is found.
 */
export function watchClaims({ loadChecker, question, text, clock, write, onDone }: ClaimWatchOptions) {
  let reader: ClaimReader | undefined;
  let isOpening = false;
  let read = '';
  /** Characters of it that the reader was given. */
  let checked = 0;
  let found = 0;
  let ended: { readonly isWhole: boolean } | undefined;
  let cancelled = false;
  let cancelRead: (() => void) | undefined;

  function schedule(ms = readAfterMs): void {
    if (!cancelled) cancelRead ??= clock.after(ms, readOn);
  }

  function readOn(): void {
    cancelRead = undefined;
    const shown = text.read().text;
    if (!shown.startsWith(read)) startOver();
    if (reader) check(reader, shown);
    else if (!isOpening && (ended || shown.length >= tellingLength)) void open(shown);
  }

  async function open(beginning: string): Promise<void> {
    isOpening = true;
    try {
      const checker = await loadChecker();
      reader = await checker.open(question, beginning.slice(0, longestBeginning));
      read = beginning;
      checked = 0;
      schedule();
    } catch {
      // A reply is complete without marks.
      unsubscribe();
      if (ended) onDone();
    }
    isOpening = false;
  }

  function check(by: ClaimReader, shown: string): void {
    read = shown;
    checked = Math.min(shown.length, checked + mostInTask);
    const isEnd = ended !== undefined && checked === shown.length;
    const claims = by.read(shown.slice(0, checked), isEnd && ended?.isWhole === true);
    const doubtful = claims.filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicted');
    const isNew = doubtful.length > found;
    found = doubtful.length;
    if (isNew || (isEnd && found > 0)) write({ doubtful, isComplete: isEnd });
    if (isEnd) onDone();
    else if (checked < shown.length) schedule(0);
  }

  /** The text was retracted, and another one may have begun. */
  function startOver(): void {
    reader = undefined;
    read = '';
    checked = 0;
    if (found > 0) write({ doubtful: [], isComplete: false });
    found = 0;
  }

  const unsubscribe = text.subscribe(() => schedule());
  // Only a head start: it is asked for again with the first words.
  loadChecker().catch(() => {});
  return {
    /** Checks the rest. `isWhole`: the last sentence was not cut off. */
    end(isWhole: boolean): void {
      ended = { isWhole };
      unsubscribe();
      cancelRead?.();
      cancelRead = undefined;
      schedule(0);
    },
    cancel(): void {
      cancelled = true;
      unsubscribe();
      cancelRead?.();
    },
  };
}
