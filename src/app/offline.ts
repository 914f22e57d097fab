import type { LocalModel } from '../models/local-model';
import { chosenOffer } from '../models/who-answers';
import { trustedScriptUrl } from '../shared/trusted-types';

/**
 * Keeps the site on this device once a model answers there: only then does it work without a network, and a visitor
 * without the model never gets a service worker. The engine's code is in the browser's cache by then, so it is not
 * downloaded twice.
 */
export function keepOffline(localModel: LocalModel, basePath: string): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registerOnceReady = () => {
    const snapshot = localModel.getSnapshot();
    if (snapshot.state.status !== 'ready' && chosenOffer(snapshot)?.status !== 'ready') return;
    unsubscribe();
    // A failure costs the visitor nothing but working offline.
    navigator.serviceWorker.register(trustedScriptUrl(`${basePath}service-worker.js`)).catch(() => {});
  };
  const unsubscribe = localModel.subscribe(registerOnceReady);
}
