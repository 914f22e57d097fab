import { useSyncExternalStore } from 'react';
import type { LocalModelSnapshot } from './local-model';
import type { Composition } from '../app/compose';

/** The model that would answer the next question, as a person would name it; `undefined` where the CV is quoted. */
export function useModelLabel(composition: Composition): string | undefined {
  return modelLabelFor(composition, useSnapshot(composition));
}

/** Where the model of this device stands, if one is on its way or here. */
export function useLocalModelIs(composition: Composition): 'arriving' | 'ready' | undefined {
  const status = useSnapshot(composition)?.state.status;
  if (status === 'downloading' || status === 'compiling') return 'arriving';
  return status === 'ready' ? 'ready' : undefined;
}

function useSnapshot({ localModel }: Composition): LocalModelSnapshot | undefined {
  return useSyncExternalStore(
    (listener) => localModel?.subscribe(listener) ?? (() => {}),
    () => localModel?.getSnapshot(),
  );
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
