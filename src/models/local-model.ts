import type { Watched } from './await-snapshot';
import type {
  DeviceReport,
  DownloadProgress,
  LocalFailure,
  ModelSource,
  RemoveOutcome,
  StoredModel,
  UnsupportedReason,
} from '../../workers/webllm/protocol';
import type { ServerId } from '../shared/site-data';
import type { BackendId, ChatBackend } from '../backends/backend';
import type { BuiltInWords } from './built-in/words.en';

/**
 * The model in the visitor's browser as the rest of the site sees it: one state, and the few things a visitor may do.
 * `create-local-model.ts` implements it.
 */

export interface LocalModelInfo {
  readonly id: string;
  /** As a person would name it: "Qwen3 0.6B". */
  readonly name: string;
  /** 0 while unknown: the size of a self-hosted model is known when its download begins. */
  readonly downloadBytes: number;
  /** What the download needs while it runs; absent where unknown. */
  readonly spaceBytes?: number | undefined;
  /** 0 where unknown. */
  readonly gpuMemoryBytes: number;
  /** What a visitor gets of it, as far as known: how many languages it was trained in, and how fast a good laptop reads. */
  readonly languages?: number | undefined;
  readonly msPerToken?: number | undefined;
  /** Hosts besides this site's own that its files come from. */
  readonly hosts: readonly string[];
  /** Fully in this browser's caches. */
  readonly onDevice: boolean;
}

/** A model that the visitor may choose. */
export interface ModelOffer extends LocalModelInfo {
  /** Against the model that the device would get without a choice. */
  readonly comparison: 'suggested' | 'smaller' | 'larger';
}

/** Who answers in place of the model on this device. */
export type Substitute = 'huggingface' | 'quotes' | OfferedId;

type RemoveFailure = Extract<RemoveOutcome, { readonly ok: false }>['failure'];

/** A removal from this device: under way, or failed. */
export interface Removal {
  readonly source: ModelSource;
  readonly failure?: RemoveFailure | 'worker-crashed' | undefined;
  readonly detail?: string | undefined;
}

export type LocalModelState =
  /** `removing`: the chosen model's files are being deleted. */
  | {
      readonly status: 'idle' | 'probing' | 'awaiting-consent' | 'declined' | 'ready' | 'lost' | 'removing';
    }
  | {
      readonly status: 'unsupported';
      readonly reason: UnsupportedReason;
      readonly detail?: string | undefined;
    }
  | { readonly status: 'downloading'; readonly progress: DownloadProgress }
  | { readonly status: 'compiling'; readonly done: number; readonly total: number }
  | { readonly status: 'failed'; readonly failure: LocalFailure; readonly detail?: string | undefined };

/** True while the model is fetched or prepared. */
export function isLoading({ status }: Pick<LocalModelState, 'status'>): boolean {
  return status === 'downloading' || status === 'compiling';
}

/** One immutable snapshot; a change makes a new one. */
export interface LocalModelSnapshot {
  readonly state: LocalModelState;
  /** Known once the device has been checked and a model chosen. */
  readonly model?: LocalModelInfo | undefined;
  /** What the visitor may choose from, the smallest first; absent where there is no choice. */
  readonly offers?: readonly ModelOffer[] | undefined;
  readonly device?: DeviceReport | undefined;
  /** What the running model knows of the CV: it is reading it, or has read it and holds it. */
  readonly cv?: 'reading' | 'read' | undefined;
  /** What the visitor chose in place of this model; holds until the tab closes or another choice is made. */
  readonly instead?: Substitute | undefined;
  /** Another model that this device may have already; absent where the site offers none. */
  readonly offer?: OfferSnapshot | undefined;
  /** Everything this site keeps in the browser; undefined until it has been asked for. */
  readonly stored?: readonly StoredModel[] | undefined;
  readonly removal?: Removal | undefined;
}

export interface LocalModel extends Watched<LocalModelSnapshot> {
  /** Checks the device; downloads nothing. A second call while checking joins the first. */
  probe(): Promise<void>;
  /** The visitor chooses one of the offers. Works while the site asks for consent; downloads nothing. */
  choose(modelId: string): void;
  /** The visitor agrees: downloads the missing files, then loads. */
  consent(): void;
  /** The visitor wants another one to answer: the hosted model, the one on offer, or quotes. */
  decline(instead: Substitute): void;
  cancelDownload(): void;
  /** Reads what is stored, now and after every later change. Never rejects. */
  listStored(): Promise<void>;
  /** Deletes a stored model, whole or partial, one at a time. Never rejects: a failure stays in the snapshot. */
  remove(source: ModelSource, options: { readonly evenIfShared: boolean }): Promise<void>;
  /**
   * Leaves `failed`, `lost` or `declined` for a state in which the model can be loaded. `agrees`: the visitor wants the
   * changed library of `library-changed` to run.
   */
  retry(agrees?: boolean): void;
}

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
type OfferedId = Exclude<BackendId, ServerId | 'webllm' | 'quotes'>;

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
