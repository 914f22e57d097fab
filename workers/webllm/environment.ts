import { abortableSleep } from '../../src/shared/abortable-sleep';
import type { Folder } from './download/opfs-store';

/** What the worker uses of the browser. It is handed in, so that tests can replace it. */
export interface WorkerEnvironment {
  /** Prefix of every name that this site keeps on its origin, such as `talking-cv:/cv/`; the worker's own name. */
  readonly siteName: string;
  readonly fetch: typeof fetch;
  /** Absent on an insecure page and in some private windows. */
  readonly caches?: CacheStorage | undefined;
  /** Opens the origin private file system. Absent where a worker cannot write files; rejects in some private windows. */
  readonly openFiles?: (() => Promise<Folder>) | undefined;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Milliseconds from any fixed point; used to measure durations. */
  readonly now: () => number;
  readonly sleep: typeof abortableSleep;
  readonly device: DeviceEnvironment;
}

export interface DeviceEnvironment {
  readonly isSecureContext: boolean;
  readonly userAgent: string;
  readonly gpu?: Pick<GPU, 'requestAdapter'> | undefined;
  /** RAM in GiB, rounded and capped at 8; Chromium only. */
  readonly memoryGiB?: number | undefined;
  /** `navigator.connection` of the Network Information API; Chromium only. */
  readonly connection?: NetworkInformation | undefined;
  readonly estimateStorage?: (() => Promise<StorageEstimate>) | undefined;
}

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** Members of `Navigator` that some browsers lack. */
interface NavigatorExtras {
  readonly deviceMemory?: number;
  readonly connection?: NetworkInformation;
  readonly locks?: LockManager;
  readonly storage?: StorageManager;
  readonly gpu?: GPU;
}

export function browserEnvironment(): WorkerEnvironment {
  const extras: NavigatorExtras = navigator;
  const { deviceMemory, connection, locks, storage, gpu } = extras;
  return {
    siteName: self.name,
    fetch: (input, init) => fetch(input, init),
    caches: 'caches' in self ? self.caches : undefined,
    openFiles: storage && canWriteFiles(storage) ? () => storage.getDirectory() : undefined,
    locks,
    now: () => performance.now(),
    sleep: abortableSleep,
    device: {
      isSecureContext: self.isSecureContext,
      userAgent: navigator.userAgent,
      gpu,
      memoryGiB: deviceMemory,
      connection,
      estimateStorage: storage && (() => storage.estimate()),
    },
  };
}

/** Safari before 15.2 and Firefox before 111 lack the handles; WebKitGTK 2.50 and insecure pages lack all of it. */
function canWriteFiles(storage: StorageManager): boolean {
  return (
    'getDirectory' in storage &&
    'FileSystemFileHandle' in self &&
    'createSyncAccessHandle' in FileSystemFileHandle.prototype
  );
}
