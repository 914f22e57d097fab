import { BackendError, type BackendErrorKind } from '../backends/backend-error';
import type { LocalModelState } from './local-model';
import type { WebLLMModel } from './create-local-model';
import { createQueue } from '../backends/webllm/queue';

/** Resolves when the model is ready; throws why it will not be. */
export async function untilReady(model: WebLLMModel, signal: AbortSignal): Promise<void> {
  const changes = createQueue<LocalModelState>();
  const unsubscribe = model.subscribe(() => changes.push(model.getSnapshot().state));
  const stop = () => changes.end();
  signal.addEventListener('abort', stop, { once: true });
  try {
    startIfIdle(model);
    changes.push(model.getSnapshot().state);
    for await (const state of changes) {
      signal.throwIfAborted();
      if (state.status === 'ready') return;
      const error = errorOf(state);
      if (error) throw error;
    }
    signal.throwIfAborted();
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', stop);
  }
}

/** Whoever asks for a reply wants the model back: a lost or failed one is loaded again. */
function startIfIdle(model: WebLLMModel): void {
  const { status } = model.getSnapshot().state;
  if (status === 'idle') void model.probe();
  if (status === 'lost' || status === 'failed') model.retry();
}

/** A failure of this backend. */
export function fail(kind: BackendErrorKind, detail?: string): BackendError {
  return new BackendError('webllm', kind, { ...(detail !== undefined && { detail }) });
}

function errorOf(state: LocalModelState): BackendError | undefined {
  switch (state.status) {
    case 'unsupported':
      return fail('device-unsupported', state.detail);
    case 'declined':
    // A load that was cancelled asks for consent again.
    case 'awaiting-consent':
      return fail('load-cancelled');
    case 'failed':
      return fail(state.failure, state.detail);
    case 'lost':
      return fail('device-lost');
    default:
      return undefined;
  }
}
