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
  /** `load`: the model is on the device and its last load finished. `decline`: as the visitor chose before. */
  | { readonly type: 'device-supported'; readonly next: 'load' | 'ask' | 'decline' }
  | { readonly type: 'consented'; readonly onDevice: boolean }
  | { readonly type: 'declined' }
  | { readonly type: 'download-progressed'; readonly progress: DownloadProgress }
  | { readonly type: 'compile-progressed'; readonly done: number; readonly total: number }
  | { readonly type: 'loaded' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'removal-started' }
  | { readonly type: 'removal-ended' }
  | { readonly type: 'lost' }
  | { readonly type: 'failed'; readonly failure: LocalFailure; readonly detail?: string | undefined }
  | { readonly type: 'retried'; readonly onDevice: boolean };

const downloadAtStart: LocalModelState = { status: 'downloading', progress: { doneBytes: 0 } };
/** A model on the device has nothing to download, as far as is known before its files are checked. */
const compileAtStart: LocalModelState = { status: 'compiling', done: 0, total: 0 };

const afterCheck = {
  load: compileAtStart,
  ask: { status: 'awaiting-consent' },
  decline: { status: 'declined' },
} as const;

function loadAtStart({ onDevice }: { readonly onDevice: boolean }): LocalModelState {
  return onDevice ? compileAtStart : downloadAtStart;
}

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
      return status === 'probing' ? afterCheck[event.next] : state;
    case 'consented':
      return status === 'awaiting-consent' || status === 'declined' ? loadAtStart(event) : state;
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
    case 'removal-started':
      return loading ||
        status === 'awaiting-consent' ||
        status === 'ready' ||
        status === 'lost' ||
        status === 'failed'
        ? { status: 'removing' }
        : state;
    case 'removal-ended':
      return status === 'removing' ? { status: 'awaiting-consent' } : state;
    case 'lost':
      return status === 'ready' ? { status: 'lost' } : state;
    case 'failed':
      return loading || status === 'probing'
        ? { status: 'failed', failure: event.failure, detail: event.detail }
        : state;
    case 'retried':
      if (status === 'declined') return { status: 'awaiting-consent' };
      return status === 'lost' || status === 'failed' ? loadAtStart(event) : state;
  }
}
