import type {
  DeviceReport,
  DownloadProgress,
  LocalFailure,
  UnsupportedReason,
} from '../../workers/webllm/protocol';

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
  /** 0 where unknown. */
  readonly gpuMemoryBytes: number;
  /** Fully in this browser's caches. */
  readonly onDevice: boolean;
}

export type LocalModelState =
  | { readonly status: 'idle' }
  | { readonly status: 'probing' }
  | {
      readonly status: 'unsupported';
      readonly reason: UnsupportedReason;
      readonly detail?: string | undefined;
    }
  | { readonly status: 'awaiting-consent' }
  | { readonly status: 'declined' }
  | { readonly status: 'downloading'; readonly progress: DownloadProgress }
  | { readonly status: 'compiling'; readonly done: number; readonly total: number }
  | { readonly status: 'ready' }
  | { readonly status: 'lost' }
  | { readonly status: 'failed'; readonly failure: LocalFailure; readonly detail?: string | undefined };

/** One immutable snapshot; a change makes a new one. */
export interface LocalModelSnapshot {
  readonly state: LocalModelState;
  /** Known once the device has been checked and a model chosen. */
  readonly model?: LocalModelInfo | undefined;
  readonly device?: DeviceReport | undefined;
}

export interface LocalModel {
  getSnapshot(): LocalModelSnapshot;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Checks the device; downloads nothing. A second call while checking joins the first. */
  probe(): Promise<void>;
  /** The visitor agrees: downloads the missing files, then loads. */
  consent(): void;
  /** The visitor declines: the hosted model answers, or quotes do. */
  decline(): void;
  cancelDownload(): void;
  /** Deletes the model's files from this device. */
  remove(): Promise<void>;
  /** Leaves `failed`, `lost` or `declined` for a state in which the model can be loaded. */
  retry(): void;
}
