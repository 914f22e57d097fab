import type { ClaimReason } from './claim';
import type { ClaimWords } from './claim-words.en';

export function reasonText(reason: ClaimReason, words: ClaimWords): string {
  const say = words[reason.kind] as (reason: ClaimReason) => string;
  return say(reason);
}
