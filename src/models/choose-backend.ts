import type { ChatBackend, ChooseBackend } from '../backends/backend';
import { awaitSnapshot } from './await-snapshot';
import { type Disclosure, type Permissions, standingOf } from './permissions';
import type { LocalModel } from './local-model';
import { foundOffer, type SiteModels, whoAnswers } from './who-answers';

interface LocalFirst {
  readonly localModel: Pick<LocalModel, 'getSnapshot'>;
  readonly site: SiteModels;
  readonly disclosure: Pick<Disclosure, 'getSnapshot'>;
  readonly permissions: Permissions;
  readonly local: ChatBackend;
  /** Only where a token or an endpoint is set. */
  readonly hosted?: ChatBackend | undefined;
  readonly quotes: ChatBackend;
}

/** Chooses by `whoAnswers`, at once; quotes where a model falls back. */
export function chooseLocalFirst(options: LocalFirst): ChooseBackend {
  const { localModel, site, disclosure, permissions, local, hosted, quotes } = options;
  return async ({ signal, conversation, expressly, failed }) => {
    signal.throwIfAborted();
    if (failed) return quotes;
    if (hosted && disclosure.getSnapshot() !== 'huggingface') permissions.noteUntoldQuestion(conversation);
    const standing = standingOf(permissions.getSnapshot(), conversation);
    const snapshot = localModel.getSnapshot();
    const { backend } = whoAnswers(snapshot, site, standing, expressly);
    const models = [local, hosted, foundOffer(snapshot)?.backend];
    return models.find((each) => each?.id === backend) ?? quotes;
  };
}

interface OnlyOne {
  readonly backend: ChatBackend;
  readonly site: SiteModels;
  /** Undefined for a backend on the visitor's own computer. */
  readonly disclosure?: Disclosure | undefined;
  readonly permissions: Permissions;
  readonly quotes: ChatBackend;
}

/** For a site that was built for one backend. Sends nothing before the note in the dialog has named it. */
export function chooseTheOne({ backend, site, disclosure, permissions, quotes }: OnlyOne): ChooseBackend {
  return async ({ signal, conversation }) => {
    signal.throwIfAborted();
    if (whoAnswers(undefined, site, standingOf(permissions.getSnapshot(), conversation)).mustAsk)
      return quotes;
    if (!disclosure) return backend;
    return awaitSnapshot(disclosure, signal, (named) => (named === backend.id ? backend : undefined));
  };
}
