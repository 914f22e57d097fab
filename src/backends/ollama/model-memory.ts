import type { ChatMessage } from '../backend';
import { createFieldSender } from '../http/no-think';
import { createPromptMeter } from './prompt-meter';

export type ModelMemory = ReturnType<typeof createModelMemory>;

/** What this page has learnt of one model on the server. */
export function createModelMemory(send: typeof fetch) {
  let newest: readonly ChatMessage[] = [];
  let newestDropped = 0;
  return {
    quirk: { leaks: false },
    meter: createPromptMeter(),
    /** Leaves out `think` once the server has refused it for this model. */
    fetch: createFieldSender('think', send),
    /** When the newest request for it began or ended; undefined before the first. */
    lastUsed: undefined as number | undefined,
    /** How many messages the newest prompt left out, if this conversation continues it; otherwise 0. */
    droppedBefore(conversation: readonly ChatMessage[]): number {
      const continues = newest.every(({ role, content }, index) => {
        const message = conversation[index];
        return message?.role === role && message.content === content;
      });
      return continues ? newestDropped : 0;
    },
    sent(conversation: readonly ChatMessage[], dropped: number): void {
      newest = conversation;
      newestDropped = dropped;
    },
  };
}
