/** A piece of the CV that can be quoted by itself. */
export interface Passage {
  readonly id: string;
  /** Id of the element on the page that shows it. */
  readonly anchor: string;
  /** Names it in a link, e.g. "AI Engineer, A computing centre". */
  readonly heading: string;
  /** Word for word from the CV; a line for each of its parts. */
  readonly text: string;
  /**
   * The kind of question that this passage answers as a whole, a key of `vocabulary.ts`. A detail of a larger
   * passage has none: it is found by its own words only.
   */
  readonly topic?: string;
}
