import type { ServerId } from '../shared/site-data';
import type { BackendId, ChatBackend } from '../backends/backend';
import type { Watched } from './await-snapshot';
import type { BuiltInWords } from './built-in/words.en';

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
export type OfferWords = BuiltInWords['offer'];
