import type { BackendId, ReplyStats } from '../../backends/backend';
import type { BackendError } from '../../backends/backend-error';

/** `loading`: a model is being fetched. The last three are endings; a reply reaches exactly one. */
export type ReplyStatus = 'waiting' | 'loading' | 'printing' | 'done' | 'stopped' | 'failed';

export interface Prompt {
  readonly role: 'user';
  readonly id: string;
  readonly content: string;
}

/** Bytes while downloading, steps while compiling; `total` is 0 while unknown. */
export interface LoadProgress {
  readonly phase: 'download' | 'compile';
  readonly done: number;
  readonly total: number;
}

/**
 * A reply has one text, `content`, all that was received, and one cursor into it, `shown`: what is displayed, copied
 * and sent back cannot disagree. The specification's buffer is the text beyond the cursor.
 */
export interface Reply {
  readonly role: 'assistant';
  readonly id: string;
  readonly status: ReplyStatus;
  readonly content: string;
  /** UTF-16 units. */
  readonly shown: number;
  /** The fixed text that opens a chat: typed out like a reply, never sent. */
  readonly isGreeting?: boolean;
  /** On the clock's scale; absent in a greeting. */
  readonly sentAt?: number;
  readonly backend?: BackendId;
  readonly modelName?: string;
  readonly load?: LoadProgress;
  readonly notices: readonly string[];
  readonly endReason?: 'stop' | 'length' | 'other';
  /** The model sent reasoning as if it were the answer; it was taken back. */
  readonly wasRetracted?: boolean;
  /** Why, where the status is `failed`. */
  readonly error?: BackendError;
  readonly stats?: ReplyStats;
  readonly timings: ReplyTimings;
}

/** Milliseconds from sending. */
export interface ReplyTimings {
  readonly firstCharacterMs?: number;
  readonly receivedMs?: number;
  readonly endedMs?: number;
  readonly tokensPerSecond?: number;
}

export type Message = Prompt | Reply;

/**
 * All of a reply but the text that is being typed out: that changes with every frame and is drawn apart from what
 * stands around it.
 */
export interface ReplyOutline extends Omit<Reply, 'shown'> {
  /** Empty while the reply runs. */
  readonly content: string;
  readonly showsText: boolean;
}

/** The same one for the same reply: in a long chat every message asks for its own by the frame. */
export function outlineOf(reply: Reply): ReplyOutline {
  const known = outlines.get(reply);
  if (known) return known;
  const { shown, ...rest } = reply;
  const outline = isRunning(reply)
    ? { ...rest, content: '', showsText: shown > 0 }
    : { ...rest, showsText: reply.content !== '' };
  outlines.set(reply, outline);
  return outline;
}

const outlines = new WeakMap<Reply, ReplyOutline>();

export interface Chat {
  readonly id: string;
  readonly messages: readonly Message[];
  /** The stream has not ended. */
  readonly currentlyGenerating: boolean;
  /** The reply has not reached its ending. */
  readonly currentlyPrintingResponse: boolean;
  /** True until the first prompt. */
  readonly isEmpty: boolean;
}

export function newReply(id: string): Reply {
  return { role: 'assistant', id, status: 'waiting', content: '', shown: 0, notices: [], timings: {} };
}

export function isRunning({ status }: Pick<Reply, 'status'>): boolean {
  return status === 'waiting' || status === 'loading' || status === 'printing';
}

/** What a reply that ended without an answer was: nothing at all, or reasoning that is never shown. */
export function missingAnswer(reply: Omit<Reply, 'shown'>): 'empty' | 'only-reasoning' | undefined {
  if (reply.status !== 'done' || reply.content.trim() !== '') return undefined;
  const tokens = reply.stats?.completionTokens ?? 0;
  return reply.wasRetracted || tokens > emptyThinkBlockTokens ? 'only-reasoning' : 'empty';
}

/** Qwen3 writes an empty think block and an end mark even when thinking is off. */
const emptyThinkBlockTokens = 8;
