import type { ChatMessage } from '../../backends/backend';
import type { LanguageModelSession } from './language-model';
import { estimateMessage, fitWindow } from '../../backends/fit-window';
import { type BaseSession, replyRoom, windowOf } from './base-session';
import { orAborted } from './or-aborted';

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

interface ResumeOptions {
  readonly base: BaseSession;
  readonly conversations: Conversations;
  /** The chat without its system message; the question is the last. */
  readonly messages: readonly ChatMessage[];
  /** How many of the oldest messages stay away in any case. */
  readonly atLeast: number;
  readonly signal: AbortSignal;
  /** Called when some of the oldest messages stay away, also when the browser leaves them out by itself. */
  readonly onTrimmed: () => void;
  /** Called with how many of the messages before the question the clone gets or has. */
  readonly onTold: (count: number) => void;
}

/** The clone that holds this chat up to its question, or a fresh one that has read it. Destroys it where that fails. */
export async function resumeConversation(options: ResumeOptions): Promise<Conversation> {
  const { base, messages, atLeast, signal, onTrimmed, onTold } = options;
  const turns = messages.slice(0, -1);
  const held = options.conversations.take(turns);
  if (held && atLeast === 0 && hasRoom(held, messages)) {
    onTold(turns.length);
    if (held.isTrimmed) onTrimmed();
    return held;
  }
  held?.session.destroy();

  const { left: contextWindow = Infinity } = windowOf(base.session);
  const limits = { contextWindow, reply: replyRoom, tokensOf: estimateMessage };
  const fitted = fitWindow(messages, limits, atLeast);
  let isTrimmed = fitted.dropped > 0;
  const told = fitted.messages.slice(0, -1);
  onTold(told.length);
  if (isTrimmed) onTrimmed();
  const session = await cloneOf(base, signal);
  if (told.length > 0) {
    const unwatch = onOverflow(session, () => {
      isTrimmed = true;
      onTrimmed();
    });
    try {
      await orAborted(session.append(told, { signal }), signal);
    } catch (error) {
      session.destroy();
      throw error;
    } finally {
      unwatch();
    }
  }
  return { session, turns, isTrimmed };
}

/** Calls back when the browser leaves out the oldest messages. Returns what ends that. */
export function onOverflow(session: LanguageModelSession, callback: () => void): () => void {
  // The second is the event's older name.
  const names = ['contextoverflow', 'quotaoverflow'];
  for (const name of names) session.addEventListener(name, callback);
  return () => {
    for (const name of names) session.removeEventListener(name, callback);
  };
}

/** Without room the browser would cut the reply: a fresh clone leaves out the oldest messages instead. */
function hasRoom({ session, turns }: Conversation, messages: readonly ChatMessage[]): boolean {
  const { left } = windowOf(session);
  if (left === undefined || turns.length === 0) return true;
  return messages.slice(-1).every((question) => left >= estimateMessage(question) + replyRoom);
}

async function cloneOf({ session }: BaseSession, signal: AbortSignal): Promise<LanguageModelSession> {
  const cloning = session.clone();
  try {
    return await orAborted(cloning, signal);
  } catch (error) {
    cloning.then((late) => late.destroy()).catch(() => {});
    throw error;
  }
}
