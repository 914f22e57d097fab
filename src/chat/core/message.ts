import type { BackendId, ReplyStats } from '../../backends/backend';
import type { ErrorDescription } from '../../backends/describe-failure';
import type { RunningReply } from './running-reply';
import type { ReplyClaims } from './watch-claims';

/**
 * `waiting`: no text is displayed yet. `printing`: at least one character is. The last three are endings; a reply
 * reaches exactly one.
 */
export type ReplyStatus = 'waiting' | 'printing' | 'done' | 'stopped' | 'failed';

export interface Prompt {
  readonly role: 'user';
  readonly id: string;
  readonly content: string;
  /** What it is written in (BCP 47), once that is known. */
  readonly language?: string | undefined;
}

export interface Reply {
  readonly role: 'assistant';
  readonly id: string;
  readonly status: ReplyStatus;
  /** The whole text once the reply has ended: displayed, copied and sent from here. Empty before, except in a greeting. */
  readonly content: string;
  /** The text until the reply ends. */
  readonly running?: RunningReply | undefined;
  /** The fixed text that opens a chat: typed out like a reply, never sent. */
  readonly isGreeting?: boolean | undefined;
  /** On the clock's scale; absent in a greeting. */
  readonly sentAt?: number | undefined;
  readonly backend?: BackendId | undefined;
  readonly modelName?: string | undefined;
  /** Where that backend answers, in the words of the reply's footer. */
  readonly whereItRan?: string | undefined;
  /** What the text is written in (BCP 47), where the backend or the text says so. */
  readonly language?: string | undefined;
  readonly notices: readonly string[];
  /** Why no text comes, said beside the dots or below the text; undefined where the backend does not say. */
  readonly waitingFor?: string | undefined;
  /** The server has sent nothing for long, before its text or within it. */
  readonly isSilent?: boolean | undefined;
  /** Present once the stream has ended well. */
  readonly endReason?: 'stop' | 'length' | 'other' | undefined;
  /** Why a reply has no text although its stream ended well. */
  readonly missing?: 'empty' | 'only-reasoning' | undefined;
  /** Present where the status is `failed`. */
  readonly failure?: ErrorDescription | undefined;
  readonly stats?: ReplyStats | undefined;
  /** What the CV does not say of a model's reply; absent while nothing of that kind was found. */
  readonly claims?: ReplyClaims | undefined;
  /** The visitor agreed to a model right after this reply: once it is ready, it answers the same question. */
  readonly modelIsWished?: boolean | undefined;
  readonly timings: ReplyTimings;
}

/** Milliseconds from sending. */
interface ReplyTimings {
  readonly firstCharacterMs?: number | undefined;
  /** Of a reply that ended well: when its first text was received, and the end. */
  readonly firstDeltaMs?: number | undefined;
  readonly receivedMs?: number | undefined;
}

export type Message = Prompt | Reply;

export function newReply(id: string): Reply {
  return { role: 'assistant', id, status: 'waiting', content: '', notices: [], timings: {} };
}

export function isRunning({ status }: Reply): boolean {
  return status === 'waiting' || status === 'printing';
}

/** True for the reply to a prompt, false for a greeting that is being typed out. */
export function isRunningAnswer(message: Message): message is Reply {
  return message.role === 'assistant' && message.isGreeting !== true && isRunning(message);
}

/** True for a reply that a model on this device gives once it is loaded: another question may be asked meanwhile. */
export function awaitsModel({ status, backend }: Reply, isModelLoading: boolean): boolean {
  return status === 'waiting' && backend === 'webllm' && isModelLoading;
}

/** True if the view shows the text of the reply, and not the three dots or nothing. */
export function showsText(reply: Reply): boolean {
  return reply.status === 'printing' || (!isRunning(reply) && reply.content !== '');
}

/** UTF-16 units that one message may have, trimmed: a job advert of ten pages. */
export const longestPrompt = 20_000;

/** UTF-16 units that the text box takes by paste or drop: browsers need 0.1 s to lay them out, and 1 s for a megabyte. */
export const longestDraft = 50_000;
