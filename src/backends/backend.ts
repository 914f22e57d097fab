import type { BackendError, BackendId } from './backend-error';
import type { ErrorContext, ErrorDescription } from './describe-failure';

/**
 * The interface between the chat and whatever answers it. Each vendor's folder translates its vendor's terms into these; no
 * other code knows a vendor's types.
 */

export type { BackendId };

type ChatRole = 'system' | 'user' | 'assistant';

export interface ChatMessage {
  readonly role: ChatRole;
  readonly content: string;
}

/** Figures of a finished reply; each absent where the backend does not report it. */
export interface ReplyStats {
  /** Tokens newly read before the reply began; a reused KV cache keeps this small. */
  readonly promptTokens?: number | undefined;
  readonly completionTokens?: number | undefined;
  readonly prefillTokensPerSecond?: number | undefined;
  readonly decodeTokensPerSecond?: number | undefined;
}

/**
 * What a reply is made of, in this order: any number of `notice` and `wait`, at most one `language`, any number of
 * `text-delta`, exactly one `end`. Deltas are never empty. A delta holds reasoning only if a later `text-retracted` withdraws it; nothing of a withdrawn
 * delta may be shown, copied or sent.
 */
export type BackendEvent =
  /** A sentence for the visitor about this reply, such as that the oldest turns no longer fit. */
  | { readonly type: 'notice'; readonly text: string }
  /**
   * Why no text comes, such as "Loading the model"; undefined once that is over. `isSilent`: the server has sent nothing for
   * so long that the visitor may want to end the reply; this wait alone may follow text.
   */
  | { readonly type: 'wait'; readonly text: string | undefined; readonly isSilent?: boolean | undefined }
  /** What the text is written in (BCP 47), from a backend that knows it. */
  | { readonly type: 'language'; readonly language: string }
  /** `atOnce`: this piece, such as a quote or a link, appears whole instead of being typed out. */
  | { readonly type: 'text-delta'; readonly text: string; readonly atOnce?: boolean | undefined }
  /** All text so far is void: reasoning, as an orphan `</think>` shows, or a reply to half a prompt. More may follow. */
  | { readonly type: 'text-retracted' }
  /** `length`: the token limit cut the reply. */
  | {
      readonly type: 'end';
      readonly reason: 'stop' | 'length' | 'other';
      /** Why there is no text: the model sent none, or only reasoning. Undefined where there is some. */
      readonly missing?: 'empty' | 'only-reasoning' | undefined;
      readonly stats?: ReplyStats | undefined;
    };

interface StreamOptions {
  readonly signal: AbortSignal;
}

/**
 * One way to get replies. `stream` fails only by throwing a `BackendError`, and after an abort only by throwing
 * the signal's reason; nothing is yielded after an abort. Leaving the loop early cancels the request as well.
 */
export interface ChatBackend {
  readonly id: BackendId;
  /** The model that really answers, as a person would name it: "Qwen3 14B". */
  readonly modelName: string;
  /** Where it answers, as the footer of a reply says it: "in this browser". */
  readonly whereItRuns: string;
  /** Tells one recipient of messages from another, by its address; undefined where they stay in the browser. */
  readonly recipientId?: string | undefined;
  stream(messages: readonly ChatMessage[], options: StreamOptions): AsyncIterable<BackendEvent>;
  /**
   * Prepares the model for a question before it is known: `messages` is what it would be sent with, or the system message
   * alone. Does nothing where the model is prepared. Rejects only with the signal's reason.
   */
  warmUp?(messages: readonly ChatMessage[], signal: AbortSignal): Promise<void>;
  /** Answers with another model for the rest of this visit; `model` is from `ErrorDescription.choices`. */
  useModel?(model: string): void;
  describeError(error: BackendError, context: ErrorContext): ErrorDescription;
}

/** What a backend says of itself; known before its vendor's client is loaded. */
export type BackendIdentity = Pick<
  ChatBackend,
  'id' | 'modelName' | 'whereItRuns' | 'recipientId' | 'describeError' | 'useModel'
>;

/** What counts of a conversation when the question is who may receive it. */
export interface Conversation {
  readonly id: string;
  /** The `recipientId` or else the `id` of everyone asked, oldest first; also for replies that another one has replaced. */
  readonly answeredBy: readonly string[];
  /** How many of these an earlier page has left. */
  readonly restored?: number | undefined;
}

interface ChooseOptions extends StreamOptions {
  readonly conversation: Conversation;
  /** The visitor asks for a model, with "Ask the model" or with "Try again" on a model's reply. */
  readonly expressly: boolean;
  /** The backend chosen before failed with this, before any text, and falls back: quotes may answer in its place. */
  readonly failed?: BackendError | undefined;
}

/**
 * Picks the backend for the next reply; called when the question is sent. May wait only until a note in the dialog has
 * named the recipient. Throws only the signal's reason. After a failure the same backend again means that the reply has failed.
 */
export type ChooseBackend = (options: ChooseOptions) => Promise<ChatBackend>;
