/** Beside a statement that the CV does not support. The reasons stand in src/answers/claims/claim-words.en.ts. */
export const claimCardWords = {
  nearest: 'Nearest in the CV',
};

export type ClaimCardWords = typeof claimCardWords;
