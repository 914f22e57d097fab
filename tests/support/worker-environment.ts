import { abortableSleep as sleep } from '../../src/shared/abortable-sleep';
import type { WorkerEnvironment } from '../../workers/webllm/environment';
import { fakeGpu } from './fake-gpu';
import type { MemoryCaches } from './memory-caches';

/** The worker's environment in Chromium with a capable GPU. No pause takes time. */
export function workerEnvironment(
  caches: MemoryCaches,
  device: Partial<WorkerEnvironment['device']> = {},
): WorkerEnvironment {
  return {
    siteName: 'talking-cv:/',
    fetch,
    caches,
    openFiles: caches.files.open,
    now: () => performance.now(),
    sleep: (_milliseconds, signal) => sleep(0, signal),
    device: { isSecureContext: true, userAgent: 'Chromium', gpu: fakeGpu(), ...device },
  };
}
