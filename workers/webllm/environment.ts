/** What the worker's modules take from the browser, as arguments so that tests can bring their own. */
export interface WorkerEnvironment {
  readonly fetch: typeof fetch;
  /** Absent on an insecure page and in some private windows. */
  readonly caches?: CacheStorage;
  readonly locks?: Pick<LockManager, 'request'>;
  /** Milliseconds, for measuring only. */
  readonly now: () => number;
  /** Rejects with the signal's reason as soon as that aborts. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly device: DeviceEnvironment;
}

export interface DeviceEnvironment {
  readonly isSecureContext: boolean;
  readonly userAgent: string;
  readonly gpu?: Pick<GPU, 'requestAdapter'>;
  /** RAM in GiB, rounded and capped at 8; Chromium only. */
  readonly memoryGiB?: number;
  readonly connection?: {
    readonly saveData?: boolean;
    readonly type?: string;
    readonly effectiveType?: string;
    /** Megabits a second. */
    readonly downlink?: number;
  };
  readonly estimateStorage?: () => Promise<StorageEstimate>;
}

/** Members of `Navigator` that TypeScript's library does not list for every browser. */
interface NavigatorExtras {
  readonly deviceMemory?: number;
  readonly connection?: DeviceEnvironment['connection'];
  readonly locks?: LockManager;
  readonly storage?: StorageManager;
  readonly gpu?: GPU;
}

export function browserEnvironment(): WorkerEnvironment {
  const extras: NavigatorExtras = navigator;
  const { deviceMemory, connection, locks, storage, gpu } = extras;
  return {
    fetch: (input, init) => fetch(input, init),
    ...('caches' in self && { caches: self.caches }),
    ...(locks && { locks }),
    now: () => performance.now(),
    sleep,
    device: {
      isSecureContext: self.isSecureContext,
      userAgent: navigator.userAgent,
      ...(gpu && { gpu }),
      ...(deviceMemory !== undefined && { memoryGiB: deviceMemory }),
      ...(connection && { connection }),
      ...(storage && { estimateStorage: () => storage.estimate() }),
    },
  };
}

export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
