import type { BackendErrorKind } from '../backends/backend-error';
import { fillFailure } from '../backends/describe-failure';
import { formatBytes } from './format';
import type { LocalModelSnapshot } from './local-model';
import type { FoundOffer } from './who-answers';
import type { LocalModelWords } from './words.en';

/** Why the local model does not run, in one sentence; undefined where nothing is wrong. */
export function describeProblem(
  { state, model, device }: LocalModelSnapshot,
  words: LocalModelWords,
): string | undefined {
  switch (state.status) {
    case 'unsupported':
      if (state.reason !== 'not-enough-space') return words.unsupported[state.reason];
      return words.notEnoughSpace(
        formatBytes(model?.spaceBytes ?? model?.downloadBytes ?? 0, words.language),
        formatBytes(device?.freeBytes ?? 0, words.language),
      );
    case 'failed':
      return state.failure === 'library-changed' ? words.libraryChanged : problemOf(state.failure, words);
    case 'lost':
      return problemOf('device-lost', words);
    default:
      return undefined;
  }
}

function problemOf(kind: BackendErrorKind, { failures }: LocalModelWords): string | undefined {
  const sentences = failures[kind];
  return sentences === undefined ? undefined : fillFailure(sentences, {}).problem;
}

/** What a visitor has to know of a model on offer that was chosen: that it answers, or why not. */
export function describeOffer(offer: FoundOffer, { meanwhile }: Pick<LocalModelWords, 'meanwhile'>): string {
  if (offer.status === 'ready') return offer.words.answers;
  return `${offer.status === 'failed' ? offer.problem : offer.words.starting} ${meanwhile}`;
}

/** The state of the local model in a few words, for the panel. */
export function describeStatus({ state, model }: LocalModelSnapshot, { status }: LocalModelWords): string {
  switch (state.status) {
    case 'idle':
    case 'probing':
      return status.checking;
    case 'awaiting-consent':
      return model?.onDevice ? status.onDevice : status.notOnDevice;
    case 'compiling':
      return status.preparing;
    default:
      return status[state.status];
  }
}

/** What the running model knows of the CV, for the panel; undefined where no model runs. */
export function describeKnowledge(
  { state, cv }: LocalModelSnapshot,
  { knowledge }: LocalModelWords,
): string | undefined {
  return state.status === 'ready' ? knowledge[cv ?? 'unread'] : undefined;
}
