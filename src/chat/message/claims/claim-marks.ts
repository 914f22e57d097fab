import type { Claim } from '../../../answers/check-claims';
import type { Mark } from '../../../streaming/markdown/marks';

/** Ids of the page: of a statement's element, and of the sentence that describes it. */
export const claimId = (replyId: string, index: number): string => `claim-${replyId}-${index}`;
export const reasonId = (replyId: string, index: number): string => `${claimId(replyId, index)}-reason`;

/** The element of a statement is named in docs/contract.md#what-can-be-seen. */
export const claimSelector = '[data-claim]';

/** Of one reply, so that no reply can slow down the page. A reply of usual length has less than thirty statements. */
const mostMarked = 100;

/** The statements that are marked. A statement keeps its index while others follow. */
export const markedOf = (claims: readonly Claim[]): readonly Claim[] => claims.slice(0, mostMarked);

export function marksOf(replyId: string, claims: readonly Claim[]): Mark[] {
  return markedOf(claims).map(({ start, end, verdict }, index) => ({
    start,
    end,
    attributes: {
      id: claimId(replyId, index),
      class: 'claims__mark',
      'data-claim': verdict,
      tabindex: '0',
      'aria-describedby': reasonId(replyId, index),
    },
  }));
}
