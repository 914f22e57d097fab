import type { Span } from '../text/span';

/**
 * `supported`: the CV says so. `unsupported`: it does not. `contradicted`: it says something else. `none`: the sentence
 * states no fact, as a question, an offer, a wish or a joke does not.
 */
export type ClaimVerdict = 'supported' | 'unsupported' | 'contradicted' | 'none';

/** A line of the CV, and where the page shows it. */
export interface ClaimQuote {
  /** Id of an element of the page. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** Why a sentence is not supported. */
export type ClaimReason =
  /** The CV does not mention it. */
  | { readonly kind: 'unmentioned'; readonly what: string }
  /** The CV has another value for it: a year, an amount, an address, a degree. */
  | { readonly kind: 'different'; readonly said: string; readonly cv: string }
  /** The CV mentions both, but does not say one of the other: this employer, that year. */
  | { readonly kind: 'apart'; readonly first: string; readonly second: string }
  /** The CV has it at another time. */
  | { readonly kind: 'other-time'; readonly what: string; readonly cv: string }
  /** The sentence denies what the CV says. */
  | { readonly kind: 'denied'; readonly what: string }
  /** The sentence denies what the CV is silent about. */
  | { readonly kind: 'unproven-denial'; readonly what: string }
  /** The sentence says that the CV does not mention it, and the CV does. */
  | { readonly kind: 'mentioned'; readonly what: string };

/** A sentence of an answer, held against the CV: also a list item, a table row, or the line before a list. */
export interface Claim extends Span {
  /** Word for word from the answer, without the mark of a list item. */
  readonly text: string;
  readonly verdict: ClaimVerdict;
  /** Where the verdict is `unsupported` or `contradicted`. */
  readonly reason?: ClaimReason | undefined;
  /** The line of the CV that comes nearest to an unsupported sentence. */
  readonly quote?: ClaimQuote | undefined;
}
