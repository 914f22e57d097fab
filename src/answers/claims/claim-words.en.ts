import type { ClaimReason } from './claim';

/** What is said of a model's statement, by the reason. */
export type ClaimWords = {
  readonly [Kind in ClaimReason['kind']]: (
    reason: Omit<Extract<ClaimReason, { kind: Kind }>, 'kind'>,
  ) => string;
};

export const claimWords: ClaimWords = {
  unmentioned: ({ what }) => `The CV does not mention “${what}”.`,
  different: ({ said, cv }) => `The CV says “${cv}”, not “${said}”.`,
  apart: ({ first, second }) => `The CV does not say “${second}” of “${first}”.`,
  'other-time': ({ what, cv }) => `The CV gives another time for “${what}”: ${cv}.`,
  denied: ({ what }) => `The CV says otherwise: it mentions “${what}”.`,
  'unproven-denial': ({ what }) => `The CV does not say this about “${what}”.`,
  mentioned: ({ what }) => `The CV mentions “${what}”.`,
};
