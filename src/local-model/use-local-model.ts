import { useSyncExternalStore } from 'react';
import type { LocalModel, LocalModelSnapshot } from './local-model';

export function useLocalModel(localModel: LocalModel): LocalModelSnapshot {
  return useSyncExternalStore(
    (listener) => localModel.subscribe(listener),
    () => localModel.getSnapshot(),
  );
}
