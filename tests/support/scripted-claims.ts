import type { Claim, ClaimChecker } from '../../src/answers/check-claims';

/** A checker to which each sentence with the word "lie" is one. Notes what it was given. */
export function createScriptedClaims() {
  const opened: { readonly question: string; readonly beginning: string | undefined }[] = [];
  const texts: { readonly answer: string; readonly isWhole: boolean }[] = [];
  const checker: ClaimChecker = {
    async open(question, beginning) {
      opened.push({ question, beginning });
      return {
        read(answer, isWhole) {
          texts.push({ answer, isWhole });
          return claimsIn(answer, isWhole);
        },
      };
    },
  };
  return { checker, opened, texts };
}

function claimsIn(answer: string, isWhole: boolean): Claim[] {
  return [...answer.matchAll(/\S[^.!?]*(?:[.!?]|$)/g)].flatMap(({ 0: text, index: start }): Claim[] => {
    const end = start + text.length;
    if (end === answer.length && !isWhole) return [];
    if (!text.includes('lie')) return [{ text, start, end, verdict: 'supported' }];
    const reason = { kind: 'unmentioned', what: text } as const;
    const quote = { anchor: 'job-1', heading: 'Bookbinder', text: 'Bound books.' };
    return [{ text, start, end, verdict: 'unsupported', reason, quote }];
  });
}
