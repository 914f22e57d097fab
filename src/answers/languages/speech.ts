/** How a language is spoken, and dictated: what speakers add to a question, and where a question begins. */
export interface Speech {
  /** Sounds of somebody who thinks; what holds one of them was spoken, not typed. */
  readonly hesitations: RegExp;
  /** Words that fill a pause of speech, and mean something else in writing. */
  readonly fillers: RegExp;
  /** How somebody comes to what they ask: nothing of it is asked. */
  readonly opening: RegExp;
  /** "If she speaks Dutch" after such an opening, and the question that it means. */
  readonly condition?: readonly [found: RegExp, question: string] | undefined;
  /** What a speaker adds at the end to soften a question. */
  readonly tail: RegExp;
  /** Names of marks that were dictated; those that are words of their own count only at the end. */
  readonly marks: readonly (readonly [name: RegExp, mark: string])[];
  /** Words that speech runs together, and how they are written. */
  readonly contractions?: readonly (readonly [spoken: RegExp, written: string])[] | undefined;
  /** Words that a question begins with, after a preposition or not. */
  readonly beginning: RegExp;
  /** How a question ends, where its end tells. */
  readonly ending?: RegExp | undefined;
  /** How a message asks to be told something. */
  readonly request: RegExp;
  /** Where a second question begins in a message without marks: its verb stands where only a question has it. */
  readonly laterBeginnings: RegExp;
}

/** Words that begin a message, in any order and number, before something that is asked. */
export function openingOf(words: string, phrases: string): RegExp {
  return new RegExp(`^(?:(?:${phrases}|${words})(?![\\p{L}'’])[\\s,.:]*)+(?=\\S+ \\S)`, 'iu');
}
