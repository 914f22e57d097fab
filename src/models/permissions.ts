import { createStore } from 'zustand/vanilla';
import type { Conversation, BackendId } from '../backends/backend';
import type { Watched } from './await-snapshot';

/** A conversation with what the visitor was told and has clicked. */
export interface Standing extends Conversation {
  /** A question in it was sent while no note named the recipient, and no click has covered it since. */
  readonly hasUntoldQuestion: boolean;
  /** How many of `answeredBy` the visitor's click covers; undefined without a click. */
  readonly permittedUpTo?: number | undefined;
}

/** What was told and allowed, by the id of the conversation. Immutable. */
interface PermissionRecord {
  readonly untold: ReadonlySet<string>;
  /** How many of `answeredBy` the click covers. */
  readonly permitted: ReadonlyMap<string, number>;
}

/** What the visitor was told and has allowed, as long as the page lives. */
export type Permissions = ReturnType<typeof createPermissions>;

export function createPermissions() {
  const none: PermissionRecord = { untold: new Set(), permitted: new Map() };
  const { getState, setState, subscribe } = createStore(() => none);
  return {
    getSnapshot: getState,
    subscribe,
    /** A question was sent while no note named the hosted model. */
    noteUntoldQuestion({ id }: Conversation): void {
      setState(({ untold }) => (untold.has(id) ? {} : { untold: new Set([...untold, id]) }));
    },
    /** The visitor clicked: this conversation, as far as it has come, may leave the device. */
    permit({ id, answeredBy }: Conversation): void {
      setState(({ untold, permitted }) => ({
        untold: new Set([...untold].filter((each) => each !== id)),
        permitted: new Map([...permitted, [id, answeredBy.length]]),
      }));
    },
  };
}

export function standingOf({ untold, permitted }: PermissionRecord, conversation: Conversation): Standing {
  const { id } = conversation;
  return { ...conversation, hasUntoldQuestion: untold.has(id), permittedUpTo: permitted.get(id) };
}

/**
 * True if the visitor may believe that something of this conversation is not this recipient's to know: a reply was made
 * by another since it last had all, or a question was asked before any note named it. Only a click may send it then.
 */
export function isPrivate(
  { answeredBy, hasUntoldQuestion, permittedUpTo = 0 }: Standing,
  recipientId: string,
): boolean {
  return (
    hasUntoldQuestion || Math.max(permittedUpTo, answeredBy.lastIndexOf(recipientId) + 1) < answeredBy.length
  );
}

/** The same of what an earlier page has left, on a site whose one backend its notes name from the first question on. */
export function isLeftPrivate(standing: Standing, recipientId: string): boolean {
  const { answeredBy, restored = 0 } = standing;
  return isPrivate({ ...standing, answeredBy: answeredBy.slice(0, restored) }, recipientId);
}

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
