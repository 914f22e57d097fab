/**
 * The local model as the rest of the site sees it: one state, a few things a visitor may do. Implemented in
 * `webllm/`; the chat and the top panel only draw it.
 */

/** Why this browser cannot run the model. Each has a sentence in `describe-local-model.ts`. */
export type UnsupportedReason =
  | 'insecure-context'
  | 'no-webgpu'
  | 'no-adapter'
  | 'software-adapter'
  | 'limits-too-low'
  | 'no-cache-storage'
  | 'not-enough-space';

/** What the probe read off this device. Bytes for sizes; absent where the browser does not tell. */
export interface DeviceReport {
  readonly adapter?: string;
  readonly shaderF16?: boolean;
  /** Largest buffer the engine will get for one tensor. */
  readonly maxBufferBytes?: number;
  readonly freeBytes?: number;
  /** RAM, rounded and capped at 8 GiB by the browsers that tell. */
  readonly memoryBytes?: number;
  /** The browser's own rough idea of the connection, per second; Chromium never says more than 1.25 MB. */
  readonly downlinkBytes?: number;
  readonly cautions: readonly Caution[];
}

export type Caution = 'firefox' | 'mobile' | 'metered' | 'interrupted-earlier' | 'software-adapter';

export interface LocalModelInfo {
  readonly id: string;
  /** As a person would name it: "Qwen3 0.6B". */
  readonly name: string;
  /** 0 while unknown: a self-hosted model tells its size when the download begins. */
  readonly downloadBytes: number;
  /** 0 where unknown. */
  readonly gpuMemoryBytes: number;
  /** Fully in this browser's caches. */
  readonly onDevice: boolean;
}

export interface DownloadProgress {
  readonly doneBytes: number;
  /** 0 while unknown. */
  readonly totalBytes: number;
  /** Absent until enough has arrived to tell. */
  readonly bytesPerSecond?: number;
  readonly secondsLeft?: number;
  /** Why nothing arrives just now: the connection is tried again, or another tab downloads the same model. */
  readonly waitingFor?: 'connection' | 'other-tab';
}

export type LocalFailure =
  | 'download-failed'
  | 'bad-response' // a web page or other text where a file of the model should be
  | 'storage-full'
  | 'storage-unavailable'
  | 'load-failed'
  | 'out-of-memory'
  | 'worker-crashed';

export type LocalModelState =
  | { readonly status: 'idle' }
  | { readonly status: 'probing' }
  | { readonly status: 'unsupported'; readonly reason: UnsupportedReason; readonly detail?: string }
  | { readonly status: 'awaiting-consent' }
  | { readonly status: 'declined' }
  | { readonly status: 'downloading'; readonly progress: DownloadProgress }
  | { readonly status: 'compiling'; readonly done: number; readonly total: number }
  | { readonly status: 'ready' }
  | { readonly status: 'lost' }
  | { readonly status: 'failed'; readonly failure: LocalFailure; readonly detail?: string };

/** One immutable snapshot; a change makes a new one. */
export interface LocalModelSnapshot {
  readonly state: LocalModelState;
  /** Known once the probe has chosen. */
  readonly model?: LocalModelInfo;
  readonly device?: DeviceReport;
}

export interface LocalModel {
  getSnapshot(): LocalModelSnapshot;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Looks at the device; fetches nothing. A second call while probing joins the first. */
  probe(): Promise<void>;
  /** The visitor's yes: downloads what is missing, then loads. */
  consent(): void;
  /** The visitor's no: use the hosted model, or quotes. */
  decline(): void;
  cancelDownload(): void;
  /** Deletes the model's files from this device. */
  remove(): Promise<void>;
  /** From `failed`, `lost` or `declined`, back to a state with a way on. */
  retry(): void;
}
