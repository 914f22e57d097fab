import { visibleText } from '../shared/visible-text';
import type { ServerId } from '../shared/site-data';

/** Every way a reply can fail, in the visitor's terms. Each has a sentence in `words.en.ts` or in its backend's folder. */
export type BackendErrorKind =
  // reaching a server
  | 'offline' // the browser itself has no network
  | 'part-missing' // a file of this site did not load: the network is gone, or a new release replaced it
  | 'unreachable' // nothing answers at that address
  | 'origin-refused' // it answers, but not to this site's origin
  | 'permission-denied' // the browser may not reach the local network for this site
  | 'blocked-by-csp' // this site's own policy forbids the address
  // being let in
  | 'no-credential'
  | 'unauthorized' // 401
  | 'credits-exhausted' // 402
  | 'forbidden' // 403
  | 'rate-limited' // 429
  | 'busy' // 503, or a full queue
  // the model
  | 'model-missing' // not pulled, not found
  | 'model-unsupported' // no provider serves it
  | 'context-too-long'
  // the stream
  | 'server-error' // 5xx, or an error event inside the stream
  | 'bad-response' // not the format that was asked for: a proxy's page, broken JSON
  | 'cut-off' // it ended before it said that it was complete; the text received is kept
  // this device (webllm)
  | 'device-unsupported'
  | 'download-failed'
  | 'corrupt-file' // a server keeps sending wrong bytes for a file of the model
  | 'storage-full'
  | 'storage-unavailable'
  | 'load-failed' // the engine refused the model or its library
  | 'out-of-memory'
  | 'device-lost'
  | 'worker-crashed'
  | 'load-cancelled'
  | 'model-stopped' // the visitor removed the model or chose another one before the reply had any text
  | 'filtered' // the browser withholds what its own model said
  | 'too-slow' // no first word within the time that a visitor waits
  | 'runaway' // it repeats itself, or writes nothing but spaces
  // a bug of ours
  | 'unknown';

/** Facts beside the kind, each only where known. `detail` is shown as text and never holds a credential. */
export interface BackendErrorFacts {
  readonly detail?: string | undefined;
  /** The address or model the sentence should name. */
  readonly subject?: string | undefined;
  /** Tokens of the context window that would do. */
  readonly needed?: number | undefined;
  /** Models that could answer instead, as their server names them. */
  readonly installed?: readonly string[] | undefined;
  /** Asking again would not help: another backend answers in its place, with this failure as the reason. */
  readonly handsOver?: boolean | undefined;
  readonly cause?: unknown;
}

/** The only error a backend throws besides its signal's reason. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly kind: BackendErrorKind;
  readonly backend: BackendId;
  readonly detail: string | undefined;
  readonly subject: string | undefined;
  readonly needed: number | undefined;
  readonly installed: readonly string[] | undefined;
  readonly handsOver: boolean;

  constructor(backend: BackendId, kind: BackendErrorKind, facts: BackendErrorFacts = {}) {
    // A server's words stand within sentences of ours.
    const detail = facts.detail && visibleText(facts.detail);
    super(`${backend}: ${kind}${detail ? ` (${detail})` : ''}`, { cause: facts.cause });
    this.backend = backend;
    this.kind = kind;
    this.detail = detail;
    this.subject = facts.subject && visibleText(facts.subject);
    this.needed = facts.needed;
    this.installed = facts.installed?.map(visibleText);
    this.handsOver = facts.handsOver ?? false;
  }
}

/** Who answers. Shown as `data-backend` on each reply. */
export type BackendId = ServerId | 'webllm' | 'built-in' | 'quotes';
