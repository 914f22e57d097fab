import type { AskedLanguage } from '../quotes/labels';

/** What can be wrong with a sentence about a CV. */
export const lieKinds = [
  'employer',
  'swap',
  'school',
  'date',
  'duration',
  'degree',
  'skill',
  'contact',
  'person',
  'negation',
  'place',
  'number',
  'title',
  'language',
  'false-absence',
] as const;

/**
 * `none` states no fact: a question, an offer, a wish. `near` is false and near to what the CV says: its client as an
 * employer, a lapsed certificate, another number.
 */
export const labels = ['true', 'none', 'near', ...lieKinds] as const;

export type Label = (typeof labels)[number];

/** A sentence, and whether it is true of the CV. */
export interface LabelledSentence {
  readonly label: Label;
  readonly text: string;
}

/** Sentences that an assistant says one after another. */
export interface LabelledAnswer {
  /** Names it in a list of failures. */
  readonly id: string;
  readonly question: string;
  readonly language: AskedLanguage;
  readonly sentences: readonly LabelledSentence[];
}
