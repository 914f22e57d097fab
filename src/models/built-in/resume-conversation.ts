import type { ChatMessage } from '../../backends/backend';
import { estimateMessage } from '../../backends/estimate-tokens';
import { fitWindow } from '../../backends/fit-window';
import type { BaseSession } from './base-session';
import type { Conversation, Conversations } from './conversations';
import type { LanguageModelSession } from './language-model';
import { orAborted } from './or-aborted';
import { windowOf } from './window-figures';

/** Tokens that are kept free for a reply. */
const replyRoom = 512;

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
