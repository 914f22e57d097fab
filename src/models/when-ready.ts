import { BackendError } from '../backends/backend-error';
import { awaitSnapshot } from './await-snapshot';
import type { LocalModel, LocalModelState } from './local-model';

/** Resolves when the model is ready. Restarts a lost or failed load; throws a `BackendError` if the model will not be ready. */
export async function whenReady(localModel: LocalModel, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { state } = localModel.getSnapshot();
  // Only a click on its own button agrees to a changed library.
  if (state.status === 'lost' || (state.status === 'failed' && state.failure !== 'library-changed'))
    localModel.retry();
  await awaitSnapshot(localModel, signal, ({ state }) => {
    const failure = failureOf(state);
    if (failure) throw failure;
    return state.status === 'ready' || undefined;
  });
}

/** Why the model in this state will not be ready; undefined where it is, or may become so without another click. */
export function failureOf(state: LocalModelState): BackendError | undefined {
  switch (state.status) {
    case 'unsupported':
      return new BackendError('webllm', 'device-unsupported', { detail: state.detail });
    case 'declined':
    // A load that was cancelled asks for consent again.
    case 'awaiting-consent':
      return new BackendError('webllm', 'load-cancelled');
    case 'failed':
      if (state.failure === 'library-changed') return new BackendError('webllm', 'load-cancelled');
      return new BackendError('webllm', state.failure, { detail: state.detail });
    case 'lost':
      return new BackendError('webllm', 'device-lost');
    default:
      return undefined;
  }
}
