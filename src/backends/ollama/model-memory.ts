import type { ChatMessage } from '../backend';
import type { ReasoningQuirk } from '../reasoning/reasoning-filter';
import { createFieldSender } from '../http/no-think';
import { estimateMessage } from '../estimate-tokens';

/** What this page has learnt of one model on the server. */
export interface ModelMemory {
  readonly quirk: ReasoningQuirk;
  readonly meter: PromptMeter;
  /** Leaves out `think` once the server has refused it for this model. */
  readonly fetch: typeof fetch;
  /** When the newest request for it began or ended; undefined before the first. */
  lastUsed: number | undefined;
  /** How many messages the newest prompt left out, if this conversation continues it; otherwise 0. */
  droppedBefore(conversation: readonly ChatMessage[]): number;
  sent(conversation: readonly ChatMessage[], dropped: number): void;
}

export function createModelMemory(send: typeof fetch): ModelMemory {
  let newest: readonly ChatMessage[] = [];
  let newestDropped = 0;
  return {
    quirk: { leaks: false },
    meter: createPromptMeter(),
    fetch: createFieldSender('think', send),
    lastUsed: undefined,
    droppedBefore(conversation) {
      const continues = newest.every(({ role, content }, index) => {
        const message = conversation[index];
        return message?.role === role && message.content === content;
      });
      return continues ? newestDropped : 0;
    },
    sent(conversation, dropped) {
      newest = conversation;
      newestDropped = dropped;
    },
  };
}

/** How many tokens a prompt takes: an estimate until the server has counted one. */
interface PromptMeter {
  /** Rather too many. */
  most(messages: readonly ChatMessage[]): number;
  /** Rather too few. */
  fewest(messages: readonly ChatMessage[]): number;
  /** Corrects later estimates by what the server counted. */
  learn(messages: readonly ChatMessage[], counted: number): void;
}

/** What an estimate may be wrong by before and after the server has counted a prompt of this conversation. */
const unmeasured = { fewest: 0.65, most: 1 };
const measured = { fewest: 0.9, most: 1.05 };

function estimate(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateMessage(message), 0);
}

function createPromptMeter(): PromptMeter {
  let factors = unmeasured;
  return {
    most: (messages) => estimate(messages) * factors.most,
    fewest: (messages) => estimate(messages) * factors.fewest,
    learn(messages, counted) {
      const ratio = Math.min(2, Math.max(0.5, counted / estimate(messages)));
      factors = { fewest: ratio * measured.fewest, most: ratio * measured.most };
    },
  };
}
