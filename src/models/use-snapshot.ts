import { useSyncExternalStore, useMemo } from 'react';
import type { Watched } from './await-snapshot';
import type { Conversation } from '../backends/backend';
import type { LocalModel } from './local-model';
import { type Permissions, standingOf } from './permissions';
import { type Answerer, type SiteModels, whoAnswers } from './who-answers';

/** The snapshot by now; the component renders again after each change. */
export function useSnapshot<Snapshot>(watched: Watched<Snapshot>): Snapshot;
export function useSnapshot<Snapshot>(watched: Watched<Snapshot> | undefined): Snapshot | undefined;
export function useSnapshot<Snapshot>(watched: Watched<Snapshot> | undefined): Snapshot | undefined {
  return useSyncExternalStore(watched?.subscribe ?? subscribeToNothing, () => watched?.getSnapshot());
}

const subscribeToNothing = () => () => {};

interface WhoAnswersOptions {
  /** Undefined where the site was built without one. */
  readonly localModel: LocalModel | undefined;
  readonly site: SiteModels;
  readonly permissions: Permissions;
  /** The conversation in view; undefined while there is none. */
  readonly conversation: Conversation | undefined;
}

/** Who answers the next question in the conversation. */
export function useWhoAnswers({ localModel, site, permissions, conversation }: WhoAnswersOptions): Answerer {
  const snapshot = useSnapshot(localModel);
  const record = useSnapshot(permissions);
  return useMemo(
    () => whoAnswers(snapshot, site, conversation && standingOf(record, conversation)),
    [snapshot, site, conversation, record],
  );
}
