import { useSyncExternalStore } from 'react';
import type { LocalModelSnapshot } from '../backends/local-model';
import type { Composition } from './compose';

/** The model that would answer the next question, as a person would name it; `undefined` where the CV is quoted. */
export function useModelLabel(composition: Composition): string | undefined {
  const { localModel } = composition;
  const snapshot = useSyncExternalStore(
    (listener) => localModel?.subscribe(listener) ?? (() => {}),
    () => localModel?.getSnapshot(),
  );
  return modelLabelFor(composition, snapshot);
}

export function modelLabelFor(
  { modelLabel, hostedModelName }: Pick<Composition, 'modelLabel' | 'hostedModelName'>,
  local: LocalModelSnapshot | undefined,
): string | undefined {
  switch (local?.state.status) {
    case 'unsupported':
    case 'declined':
      return hostedModelName;
    case 'failed':
    case 'lost':
      return hostedModelName ?? local.model?.name ?? modelLabel;
    default:
      return local?.model?.name ?? modelLabel;
  }
}
