import type { ChatBackend, ChooseBackend } from '../backends/backend';
import { awaitSnapshot } from './await-snapshot';
import type { Disclosure } from './disclosure';
import type { LocalModel } from './local-model';
import { type Permissions, standingOf } from './permissions';
import { type SiteModels, whoAnswers } from './who-answers';

interface LocalFirst {
  readonly localModel: Pick<LocalModel, 'getSnapshot' | 'subscribe' | 'retry'>;
  readonly site: SiteModels;
  readonly disclosure: Pick<Disclosure, 'named'>;
  readonly permissions: Permissions;
  readonly local: ChatBackend;
  /** Only where a token or an endpoint is set. */
  readonly hosted?: ChatBackend | undefined;
  readonly quotes: ChatBackend;
}

/** Chooses by `whoAnswers`; waits while the device is checked and while the visitor decides. */
export function chooseLocalFirst(options: LocalFirst): ChooseBackend {
  const { localModel, site, disclosure, permissions, local, hosted, quotes } = options;
  const backends = [local, hosted, quotes];
  const both = {
    getSnapshot: () => localModel.getSnapshot(),
    subscribe(listener: () => void) {
      const stops = [localModel.subscribe(listener), permissions.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  return async ({ signal, conversation }) => {
    if (disclosure.named !== 'huggingface') permissions.noteUntoldQuestion(conversation);
    const { state, model } = localModel.getSnapshot();
    // The check of the device itself has failed: a question starts it again, and then the visitor decides.
    if (state.status === 'failed' && !model) localModel.retry();
    return awaitSnapshot(both, signal, (snapshot) => {
      const { backend } = whoAnswers(snapshot, site, standingOf(permissions.getSnapshot(), conversation));
      return backends.find((each) => each !== undefined && each.id === backend);
    });
  };
}

/** For a site that was built for one backend. Sends nothing before the note in the dialog has named it. */
export function chooseOnceNamed(backend: ChatBackend, disclosure: Disclosure): ChooseBackend {
  const watched = {
    getSnapshot: () => disclosure.named,
    subscribe: (listener: () => void) => disclosure.subscribe(listener),
  };
  return async ({ signal }) =>
    awaitSnapshot(watched, signal, (named) => (named === backend.id ? backend : undefined));
}

/** For a site that was built for one backend on the visitor's own computer. */
export function chooseAlways(backend: ChatBackend): ChooseBackend {
  return async ({ signal }) => {
    signal.throwIfAborted();
    return backend;
  };
}
