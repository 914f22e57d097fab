import type { DownloadProgress, LocalFailure, UnsupportedReason } from '../../workers/webllm/protocol';
import type { LocalModelState } from './local-model';

/** Everything that can happen to the local model. */
export type LocalModelEvent =
  | { readonly type: 'probe-started' }
  | {
      readonly type: 'device-unsupported';
      readonly reason: UnsupportedReason;
      readonly detail?: string | undefined;
    }
  /** `autoLoad`: the model is on the device and its last load finished. */
  | { readonly type: 'device-supported'; readonly autoLoad: boolean }
  | { readonly type: 'consented' }
  | { readonly type: 'declined' }
  | { readonly type: 'download-progressed'; readonly progress: DownloadProgress }
  | { readonly type: 'compile-progressed'; readonly done: number; readonly total: number }
  | { readonly type: 'loaded' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'removed' }
  | { readonly type: 'lost' }
  | { readonly type: 'failed'; readonly failure: LocalFailure; readonly detail?: string | undefined }
  | { readonly type: 'retried' };

const downloadAtStart: LocalModelState = { status: 'downloading', progress: { doneBytes: 0 } };
/** A model on the device has nothing to download, as far as is known before its files are checked. */
const compileAtStart: LocalModelState = { status: 'compiling', done: 0, total: 0 };

/**
 * The next state. Returns the same object where the event has no meaning in this state, such as the progress of a load
 * that was cancelled.
 */
export function nextState(state: LocalModelState, event: LocalModelEvent): LocalModelState {
  const { status } = state;
  const loading = status === 'downloading' || status === 'compiling';
  switch (event.type) {
    case 'probe-started':
      return status === 'idle' || status === 'unsupported' || status === 'failed'
        ? { status: 'probing' }
        : state;
    case 'device-unsupported':
      return status === 'probing'
        ? { status: 'unsupported', reason: event.reason, detail: event.detail }
        : state;
    case 'device-supported':
      if (status !== 'probing') return state;
      return event.autoLoad ? compileAtStart : { status: 'awaiting-consent' };
    case 'consented':
      return status === 'awaiting-consent' || status === 'declined' ? downloadAtStart : state;
    case 'declined':
      // The visitor may change the choice at any time, also while the model loads or runs.
      return status === 'idle' || status === 'probing' || status === 'unsupported'
        ? state
        : { status: 'declined' };
    case 'download-progressed':
      return loading ? { status: 'downloading', progress: event.progress } : state;
    case 'compile-progressed':
      return loading ? { status: 'compiling', done: event.done, total: event.total } : state;
    case 'loaded':
      return loading ? { status: 'ready' } : state;
    case 'cancelled':
      return loading ? { status: 'awaiting-consent' } : state;
    case 'removed':
      return loading || status === 'ready' || status === 'lost' || status === 'failed'
        ? { status: 'awaiting-consent' }
        : state;
    case 'lost':
      return status === 'ready' ? { status: 'lost' } : state;
    case 'failed':
      return loading || status === 'probing'
        ? { status: 'failed', failure: event.failure, detail: event.detail }
        : state;
    case 'retried':
      if (status === 'declined') return { status: 'awaiting-consent' };
      if (status === 'lost') return compileAtStart;
      return status === 'failed' ? downloadAtStart : state;
  }
}
