import { useCallback, useSyncExternalStore } from 'react';
import type { LocalModel, LocalModelSnapshot } from './local-model';

export function useLocalModel(localModel: LocalModel): LocalModelSnapshot;
export function useLocalModel(localModel: LocalModel | undefined): LocalModelSnapshot | undefined;
export function useLocalModel(localModel: LocalModel | undefined): LocalModelSnapshot | undefined {
  const subscribe = useCallback(
    (listener: () => void) => localModel?.subscribe(listener) ?? (() => {}),
    [localModel],
  );
  return useSyncExternalStore(subscribe, () => localModel?.getSnapshot());
}
