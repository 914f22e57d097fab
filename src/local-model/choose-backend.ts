import type { ChatBackend, ChooseBackend } from '../backends/backend';
import { awaitSnapshot } from './await-snapshot';
import type { LocalModel } from './local-model';
import { type SiteModels, whoAnswers } from './who-answers';

interface LocalFirst {
  readonly localModel: LocalModel;
  readonly site: SiteModels;
  readonly local: ChatBackend;
  /** Only where a token or an endpoint is set. */
  readonly hosted?: ChatBackend | undefined;
  readonly quotes: ChatBackend;
}

/** Chooses by `whoAnswers`; waits while the device is checked and while the visitor decides. */
export function chooseLocalFirst({ localModel, site, local, hosted, quotes }: LocalFirst): ChooseBackend {
  const backends = [local, hosted, quotes];
  return async ({ signal }) =>
    awaitSnapshot(localModel, signal, (snapshot) => {
      const { backend } = whoAnswers(snapshot, site);
      return backends.find((each) => each !== undefined && each.id === backend);
    });
}

/** For a site that was built for one backend. */
export function chooseAlways(backend: ChatBackend): ChooseBackend {
  return async ({ signal }) => {
    signal.throwIfAborted();
    return backend;
  };
}
