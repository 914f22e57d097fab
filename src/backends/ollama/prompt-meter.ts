import type { ChatMessage } from '../backend';
import { estimateMessage } from '../estimate-tokens';

/** What an estimate may be wrong by before and after the server has counted a prompt of this conversation. */
const unmeasured = { fewest: 0.65, most: 1 };
const measured = { fewest: 0.9, most: 1.05 };

function estimate(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateMessage(message), 0);
}

/** How many tokens a prompt takes: an estimate until the server has counted one. */
export function createPromptMeter() {
  let factors = unmeasured;
  return {
    /** Rather too many. */
    most: (messages: readonly ChatMessage[]) => estimate(messages) * factors.most,
    /** Rather too few. */
    fewest: (messages: readonly ChatMessage[]) => estimate(messages) * factors.fewest,
    /** Corrects later estimates by what the server counted. */
    learn(messages: readonly ChatMessage[], counted: number): void {
      const ratio = Math.min(2, Math.max(0.5, counted / estimate(messages)));
      factors = { fewest: ratio * measured.fewest, most: ratio * measured.most };
    },
  };
}
