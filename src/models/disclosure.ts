import { createStore } from 'zustand/vanilla';
import type { BackendId } from '../backends/backend';
import type { Watched } from './await-snapshot';

/**
 * The backend outside the browser that a note in the dialog names at present; undefined while none does. A question is sent to such a backend only
 * if the note named it before (docs/contract.md#backend-selection).
 */
export interface Disclosure extends Watched<BackendId | undefined> {
  /** Called by the note that shows the recipient, with its removal in return. */
  name(backend: BackendId): () => void;
}

export function createDisclosure(): Disclosure {
  /** More than one while a note replaces another. */
  const none: { readonly shown: readonly BackendId[] } = { shown: [] };
  const { getState, setState, subscribe } = createStore(() => none);
  return {
    getSnapshot: () => getState().shown.at(-1),
    name(backend) {
      setState(({ shown }) => ({ shown: [...shown, backend] }));
      return () => setState(({ shown }) => ({ shown: shown.toSpliced(shown.indexOf(backend), 1) }));
    },
    subscribe,
  };
}
