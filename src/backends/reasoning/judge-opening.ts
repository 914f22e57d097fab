import { openingLength, type JudgeOpening } from './reasoning-filter';

/** A sentence or a line with the beginning of what follows: a tag may follow a sentence of reasoning at once. */
const firstSentence = /^[^]*?(?:[.!?…]["'”’)*_`]*\s+|[。！？]\s*|\n\s*)(?=\S)/;

/** How models speak to themselves: of the visitor in the third person, or of the answer that they are about to give. */
const selfTalk: readonly RegExp[] = [
  /\bthe user\b|\bthe (?:visitor|question) (?:is|asks|asked|wants|may|might|needs|seems)\b|\bthey(?:'re| are) asking\b/i,
  /\blet(?: me|'s) (?:think|see|check|look|recall|consider|start)\b/i,
  /\b(?:I|we) (?:need to|should|have to|must) (?:answer|respond|reply|check|figure|say|explain|provide|consider|think|look|find|be|name|mention|list|keep|give|make|focus|describe|tell|use|start|stick|note|avoid)\b/i,
  /用户|ユーザー/,
];

function soundsLikeReasoning(text: string): boolean {
  return selfTalk.some((pattern) => pattern.test(text));
}

/** Waits for the first sentence, or for what there is after a pause. */
export const judgeOpening: JudgeOpening = (opening, isPause) => {
  const [sentence] = firstSentence.exec(opening) ?? [];
  if (sentence === undefined && opening.length < openingLength && !isPause) return 'unclear';
  return soundsLikeReasoning(sentence ?? opening) ? 'reasoning' : 'answer';
};
