import type { ClaimReason } from './claim';

/** Sentences about a model's statements, in English. */
export const claimWords = {
  reason(reason: ClaimReason): string {
    switch (reason.kind) {
      case 'unmentioned':
        return `The CV does not mention “${reason.what}”.`;
      case 'different':
        return `The CV says “${reason.cv}”, not “${reason.said}”.`;
      case 'apart':
        return `The CV does not say “${reason.second}” of “${reason.first}”.`;
      case 'other-time':
        return `The CV gives another time for “${reason.what}”: ${reason.cv}.`;
      case 'denied':
        return `The CV says otherwise: it mentions “${reason.what}”.`;
      case 'unproven-denial':
        return `The CV does not say this about “${reason.what}”.`;
      case 'mentioned':
        return `The CV mentions “${reason.what}”.`;
    }
  },
};

export type ClaimWords = typeof claimWords;
