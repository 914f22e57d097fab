import type { BackendId } from '../backends/backend';

/**
 * The backend outside the browser that a note in the dialog names at present. A question is sent to such a backend only
 * if the note named it before (docs/contract.md#backend-selection).
 */
export interface Disclosure {
  /** Undefined while no note names one. */
  readonly named: BackendId | undefined;
  /** Called by the note that shows the recipient, with its removal in return. */
  name(backend: BackendId): () => void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createDisclosure(): Disclosure {
  const listeners = new Set<() => void>();
  /** More than one while a note replaces another. */
  const shown: BackendId[] = [];

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    get named() {
      return shown.at(-1);
    },
    name(backend) {
      shown.push(backend);
      notify();
      return () => {
        shown.splice(shown.indexOf(backend), 1);
        notify();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
