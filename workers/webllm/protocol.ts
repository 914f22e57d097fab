/** What crosses between the page and the worker: plain data and callbacks. Types only. */

/** Why this browser cannot run the model. The page has a sentence for each. */
export type UnsupportedReason =
  | 'insecure-context'
  | 'no-webgpu'
  | 'no-adapter'
  | 'software-adapter'
  | 'limits-too-low'
  | 'no-cache-storage'
  | 'not-enough-space';

/** What the probe found on this device. Sizes are bytes; absent where the browser does not tell. */
export interface DeviceReport {
  readonly adapter?: string | undefined;
  readonly shaderF16?: boolean | undefined;
  /** Largest buffer the engine will get for one tensor. */
  readonly maxBufferBytes?: number | undefined;
  readonly freeBytes?: number | undefined;
  /** RAM, rounded and capped at 8 GiB by the browsers that tell. */
  readonly memoryBytes?: number | undefined;
  readonly cautions: readonly Caution[];
}

export type Caution = 'firefox' | 'mobile' | 'metered' | 'interrupted-earlier' | 'software-adapter';

export interface DownloadProgress {
  readonly doneBytes: number;
  readonly totalBytes?: number | undefined;
  /** Absent until enough is downloaded to tell. */
  readonly bytesPerSecond?: number | undefined;
  readonly secondsLeft?: number | undefined;
  /** Why the download pauses: the connection is retried, or another tab downloads the same model. */
  readonly waitingFor?: 'connection' | 'other-tab' | undefined;
}

export type LocalFailure =
  | 'download-failed'
  | 'bad-response' // a web page or other text in place of a file of the model
  | 'corrupt-file' // the server keeps sending wrong bytes; the detail names the file
  | 'library-changed' // another library than the one that was downloaded first; the detail is its SHA-256
  | 'storage-full'
  | 'storage-unavailable'
  | 'load-failed'
  | 'out-of-memory'
  | 'worker-crashed';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Where a model's files are; both addresses are absolute. */
export interface ModelSource {
  readonly id: string;
  /** Folder of the weights, as web-llm's `ModelRecord.model`. */
  readonly modelUrl: string;
  /** The compiled model library, as web-llm's `ModelRecord.model_lib`. */
  readonly libUrl: string;
  /** Of the library, where it is pinned: lower-case hexadecimal. */
  readonly libSha256?: string | undefined;
}

/** A model, or a part of one, that this site keeps in the browser. */
export interface StoredModel {
  readonly source: ModelSource;
  readonly bytes: number;
  readonly isComplete: boolean;
  /** Base paths of other sites on this origin that use the same files. */
  readonly sharedWith: readonly string[];
  /** Names of files that could be checked by size alone; empty: all by hash. */
  readonly checkedBySize: readonly string[];
  /** SHA-256 of the library, lower-case hexadecimal; absent until it was downloaded. */
  readonly library?: string | undefined;
}

export interface ProbeRequest {
  /** Accept a software (fallback) adapter: for tests and demos. */
  readonly allowSoftwareGpu: boolean;
}

export type ProbeOutcome =
  | { readonly ok: true; readonly device: DeviceReport }
  | {
      readonly ok: false;
      readonly reason: UnsupportedReason;
      readonly detail?: string | undefined;
      readonly device: DeviceReport;
    };

/** A failure as plain data, since comlink keeps nothing of an error but its name and message. */
interface Failure<Kind> {
  readonly ok: false;
  readonly failure: Kind;
  readonly detail?: string | undefined;
}

export type LoadFailure = Failure<LocalFailure>;
export type GenerateFailure = Failure<'device-lost' | 'out-of-memory' | 'context-too-long' | 'unknown'>;

export type LoadProgress =
  | { readonly phase: 'download'; readonly progress: DownloadProgress }
  /** Steps of putting the weights on the GPU and compiling its programs; `total` is 0 while unknown. */
  | { readonly phase: 'compile'; readonly done: number; readonly total: number };

/** What the page must know of the loaded model to build a prompt for it. */
export interface PromptForm {
  /** Tokens the conversation and its reply share. */
  readonly contextWindow: number;
  /** The engine puts messages through `String.replace`, so a `$` in them must be doubled. */
  readonly escapeMessages: boolean;
  /** The engine can read a conversation ahead of its next question. */
  readonly canReadAhead: boolean;
}

type LoadOutcome = { readonly ok: true; readonly form: PromptForm } | LoadFailure;

export interface GenerateRequest {
  /** Names the generation for `interrupt`; unique in the worker's life. */
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  readonly temperature: number;
  readonly topP: number;
  readonly maxTokens: number;
  /** How many of the messages, system message included, were prefilled; undefined if none. */
  readonly readAhead?: number | undefined;
}

/** `messages`: system message and conversation so far, without a question that waits for its reply. */
export type ReadAheadRequest = Omit<GenerateRequest, 'maxTokens' | 'readAhead'>;

export interface GenerationUsage {
  /** Tokens newly read; what the KV cache already held is not counted. */
  readonly promptTokens?: number | undefined;
  readonly completionTokens?: number | undefined;
  readonly prefillTokensPerSecond?: number | undefined;
  readonly decodeTokensPerSecond?: number | undefined;
}

export type GenerateOutcome =
  | {
      readonly ok: true;
      readonly reason: 'stop' | 'length' | 'interrupted' | 'other';
      /** The whole reply as the engine stored it, think block included. */
      readonly text: string;
      readonly usage: GenerationUsage;
    }
  | GenerateFailure;

/** `other-tab`: another tab downloads the model now; nothing was removed. */
export type RemoveOutcome = { readonly ok: true } | Failure<'other-tab' | 'storage-unavailable'>;

export interface WebLLMWorkerApi {
  /** Reads the device; makes no request. */
  probe(request: ProbeRequest): Promise<ProbeOutcome>;
  isOnDevice(source: ModelSource): Promise<boolean>;
  /** Downloads what is missing, then loads. Ended early only by terminating the worker. */
  load(
    source: ModelSource,
    onProgress: (progress: LoadProgress) => void,
    /** SHA-256 of a changed library that the visitor has agreed to. */
    agreed?: string,
  ): Promise<LoadOutcome>;
  /** One reply; deltas are sent at most once a frame, and all of them before the outcome. */
  generate(
    request: GenerateRequest,
    onDelta: (text: string) => void | Promise<void>,
    /** How much of a prompt of several chunks has been read: 0 to 1, exclusive. */
    onRead?: (share: number) => void | Promise<void>,
  ): Promise<GenerateOutcome>;
  /**
   * Reads messages before their question is known. The engine holds them if the reason is `stop`, and the next question
   * says so by `GenerateRequest.readAhead`. `PromptForm.canReadAhead` tells where this works.
   */
  readAhead(
    request: ReadAheadRequest,
    onRead?: (share: number) => void | Promise<void>,
  ): Promise<GenerateOutcome>;
  /** Ends this generation after its current step; the model stays loaded. An unknown id has no effect. */
  interrupt(generationId: string): Promise<void>;
  /** Every model that this site keeps in the browser, in part or whole; makes no request. */
  listStored(): Promise<readonly StoredModel[]>;
  /**
   * Deletes the model's files, finished or not, and takes it off this site's list. Files that another site on this
   * origin uses stay unless `evenIfShared`.
   */
  remove(source: ModelSource, options: { readonly evenIfShared: boolean }): Promise<RemoveOutcome>;
}
