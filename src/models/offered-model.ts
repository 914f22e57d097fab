import type { ServerId } from '../shared/site-data';
import type { BackendId, ChatBackend } from '../backends/backend';
import type { Watched } from './await-snapshot';

/**
 * The interface between the site and a model that this device may have already: offered beside the download, never taken. The
 * rest of the site knows it by its backend's id and by its own words alone.
 */
export interface OfferedModel extends Watched<OfferSnapshot> {
  /** Of its backend. */
  readonly id: OfferedId;
  /**
   * Asks whether this device has the model, ready for use. Starts and downloads nothing. Resolves within seconds, and
   * never rejects; a call while another one runs joins it, and where the model was found a further call does nothing.
   */
  check(): Promise<void>;
  /** The visitor has chosen it. Prepares it; does nothing where it is prepared, is being prepared or may not be tried again. */
  start(): void;
  /** The visitor has chosen something else: ends a reply, and frees what the model holds. */
  release(): void;
}

/** Every backend is on offer but those that a site can be built for, and quotes. */
export type OfferedId = Exclude<BackendId, ServerId | 'webllm' | 'quotes'>;

/** Who answers, and in which words the model is offered; known once it was found. */
interface Offer {
  readonly backend: ChatBackend & { readonly id: OfferedId };
  readonly words: OfferWords;
}

export type OfferSnapshot =
  /** `absent`: this device has none that is ready for use. */
  | { readonly status: 'unchecked' | 'absent' }
  /** `starting`: chosen, and being prepared. */
  | (Offer & { readonly status: 'available' | 'starting' | 'ready' })
  /** Chosen, and given up: quotes answer. `problem`: why, in one sentence. */
  | (Offer & { readonly status: 'failed'; readonly problem: string; readonly mayRetry: boolean });

/** The sentences by which card, note and panel speak of the model. */
export interface OfferWords {
  /** The button. */
  readonly use: string;
  /** Beside the button: what it costs. */
  readonly cost: string;
  /** What it is, for a visitor who has to choose. */
  readonly about: string;
  readonly starting: string;
  /** The chat's title line while it answers: what it really is. */
  readonly title: string;
  /** While it answers: who does, and where. */
  readonly answers: string;
  /** While it answers and the browser is offline. */
  readonly offline: string;
  /** The panel's name for it. */
  readonly name: string;
  /** What the panel tells a visitor whom it answers: in bytes, in time and in privacy (docs/backends.md). */
  readonly row: Readonly<Record<'download' | 'firstWords' | 'question', string>>;
}
