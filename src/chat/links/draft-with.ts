import { longestDraft } from '../core/prompt-limits';

/**
 * The content of the text box once a link's question is in it. A text that the visitor typed stays, with the question in a
 * paragraph below it; one that an earlier link put there gives way.
 *
 * @param placed the question of the link before this one
 */
export function draftWith(question: string, draft: string, placed: string | undefined): string {
  if (question === '' || draft.includes(question)) return draft;
  if (draft.trim() === '' || draft === placed) return question;
  const both = `${draft.trimEnd()}\n\n${question}`;
  return both.length > longestDraft ? draft : both;
}
