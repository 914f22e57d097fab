import { sleep, type WorkerEnvironment } from '../../workers/webllm/environment';
import { fakeGpu } from './fake-gpu';

/** The worker's environment in Chromium with a capable GPU. No pause takes time. */
export function workerEnvironment(
  caches: CacheStorage,
  device: Partial<WorkerEnvironment['device']> = {},
): WorkerEnvironment {
  return {
    fetch,
    caches,
    now: () => performance.now(),
    sleep: (_milliseconds, signal) => sleep(0, signal),
    device: { isSecureContext: true, userAgent: 'Chromium', gpu: fakeGpu(), ...device },
  };
}
