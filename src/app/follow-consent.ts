import type { ChatBackend } from '../backends/backend';
import type { BackendError } from '../backends/backend-error';
import type { ChatStore } from '../chat/core/chat-store';
import { isLoading, type LocalModel } from '../models/local-model';
import { failureOf } from '../models/when-ready';

/**
 * Agreeing to the model after a question is also the wish to hear it on that question (docs/contract.md#backend-selection): once
 * it is ready, and nothing else was asked since in that chat, it answers below the quick reply. If it cannot be loaded, a
 * reply there says so, with "Try again".
 */
export function followConsent(
  localModel: Pick<LocalModel, 'getSnapshot' | 'subscribe'>,
  local: ChatBackend,
  store: ChatStore,
): void {
  let before = localModel.getSnapshot().state.status;

  function fulfil(): void {
    const { state } = localModel.getSnapshot();
    const failure = state.status === 'failed' && failureOf(state);
    if (failure) store.getState().failWishes(failing(local, failure));
    if (state.status === 'ready') store.getState().fulfilWishes();
  }

  localModel.subscribe(() => {
    const { state } = localModel.getSnapshot();
    const { status } = state;
    // Nothing else leads from the one to the other: a later visit loads the model right after the check.
    if (before === 'awaiting-consent' && isLoading(state)) store.getState().wishForModel();
    if (status === 'awaiting-consent' || status === 'declined' || status === 'removing')
      store.getState().dropWishes();
    before = status;
    fulfil();
  });
  // A quick reply may still be typed out when the model is ready.
  store.subscribe(fulfil);
}

/** The same model for a reply that only says why there is none. */
function failing(model: ChatBackend, failure: BackendError): ChatBackend {
  const { id, modelName, whereItRuns } = model;
  return {
    id,
    modelName,
    whereItRuns,
    describeError: (error, context) => model.describeError(error, context),
    stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(failure) }) }),
  };
}
