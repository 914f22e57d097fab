import type { Passage } from '../passages';

/** A reply that shows each thing that is asked beside the CV's line for it. */
export interface FitSheet {
  readonly text: string;
  /** The lines that the text names, in its order. */
  readonly quotes: readonly Passage[];
  /** Whether the text shows the lines themselves; to a question it names only where they stand. */
  readonly showsQuotes: boolean;
}

/** Quotes below the reply to a question. */
export const mostQuotes = 3;
