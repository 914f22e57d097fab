import { useSyncExternalStore } from 'react';
import type { Watched } from './await-snapshot';

/** The snapshot by now; the component renders again after each change. */
export function useSnapshot<Snapshot>(watched: Watched<Snapshot>): Snapshot;
export function useSnapshot<Snapshot>(watched: Watched<Snapshot> | undefined): Snapshot | undefined;
export function useSnapshot<Snapshot>(watched: Watched<Snapshot> | undefined): Snapshot | undefined {
  return useSyncExternalStore(watched?.subscribe ?? subscribeToNothing, () => watched?.getSnapshot());
}

const subscribeToNothing = () => () => {};
