import type { ChatMessage } from '../../backends/backend';
import type { LanguageModelSession } from './language-model';

/** A clone of the base session with what was said in one chat. */
export interface Conversation {
  readonly session: LanguageModelSession;
  /** What it was told and has answered, as the chat has it. */
  readonly turns: readonly ChatMessage[];
  /** Some of its oldest turns are left out. */
  readonly isTrimmed: boolean;
}

export type Conversations = ReturnType<typeof createConversations>;

/** As many chats go on without being read again; each clone takes memory of the device. */
const mostKept = 3;

export function createConversations() {
  let kept: readonly Conversation[] = [];
  return {
    /** The one that holds exactly these turns; it is then the caller's, to keep again or to destroy. */
    take(turns: readonly ChatMessage[]): Conversation | undefined {
      const found = kept.find((each) => holds(each.turns, turns));
      kept = kept.filter((each) => each !== found);
      return found;
    },
    keep(conversation: Conversation): void {
      const all = [...kept, conversation];
      for (const { session } of all.slice(0, -mostKept)) session.destroy();
      kept = all.slice(-mostKept);
    },
    /** Destroys them all. */
    clear(): void {
      for (const { session } of kept) session.destroy();
      kept = [];
    },
  };
}

function holds(held: readonly ChatMessage[], turns: readonly ChatMessage[]): boolean {
  return held.length === turns.length && held.every((turn, index) => isSame(turn, turns[index]));
}

function isSame(held: ChatMessage, turn: ChatMessage | undefined): boolean {
  if (held.role !== turn?.role) return false;
  // The chat may have trimmed the reply.
  return held.role === 'assistant'
    ? held.content.trim() === turn.content.trim()
    : held.content === turn.content;
}
