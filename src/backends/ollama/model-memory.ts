import type { ChatMessage } from '../backend';
import type { ReasoningQuirk } from '../reasoning/reasoning-filter';
import { createFieldSender } from '../http/no-think';
import { createPromptMeter, type PromptMeter } from './prompt-meter';

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
