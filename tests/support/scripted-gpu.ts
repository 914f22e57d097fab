import { fakeGpu } from './fake-gpu';

/** What a page or worker finds at `navigator.gpu`. `own`: whatever this machine has. */
export type ScriptedGpu = 'scripted' | 'software' | 'none' | 'own';

export const scriptedGpus: readonly ScriptedGpu[] = ['scripted', 'software', 'none', 'own'];

/** Puts a GPU in place that passes the probe and computes nothing: the scripted engine never asks it to. */
export function installGpu(kind: ScriptedGpu): void {
  if (kind === 'own') return;
  const info = { vendor: 'scripted', architecture: 'gpu', isFallbackAdapter: kind === 'software' };
  Object.defineProperty(navigator, 'gpu', {
    configurable: true,
    value: kind === 'none' ? undefined : fakeGpu({ info }),
  });
}
