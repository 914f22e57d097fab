import type { LocalModel } from '../local-model/local-model';
import { trustedScriptUrl } from '../trusted-types';

/**
 * Keeps the site itself on this device once its model is: only then can it do without a network, and a visitor who
 * wants neither never gets a service worker. By then the engine's code is in the browser's cache, so keeping it costs
 * no second download.
 */
export function keepOffline(localModel: LocalModel, basePath: string): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registerOnceReady = () => {
    if (localModel.getSnapshot().state.status !== 'ready') return;
    unsubscribe();
    // A failure costs the visitor nothing but working offline.
    navigator.serviceWorker.register(trustedScriptUrl(`${basePath}service-worker.js`)).catch(() => {});
  };
  const unsubscribe = localModel.subscribe(registerOnceReady);
}
