import type { DownloadProgress, LocalFailure, UnsupportedReason } from '../../workers/webllm/protocol';
import type { LocalModelState } from './local-model';

/** Everything that can happen to the local model. */
export type LocalModelEvent =
  | {
      readonly type:
        'probe-started' | 'declined' | 'loaded' | 'cancelled' | 'removal-started' | 'removal-ended' | 'lost';
    }
  | {
      readonly type: 'device-unsupported';
      readonly reason: UnsupportedReason;
      readonly detail?: string | undefined;
    }
  /** `load`: the model is on the device and its last load finished. `decline`: as the visitor chose before. */
  | { readonly type: 'device-supported'; readonly next: 'load' | 'ask' | 'decline' }
  | { readonly type: 'consented' | 'retried'; readonly onDevice: boolean }
  | { readonly type: 'download-progressed'; readonly progress: DownloadProgress }
  | { readonly type: 'compile-progressed'; readonly done: number; readonly total: number }
  | { readonly type: 'failed'; readonly failure: LocalFailure; readonly detail?: string | undefined };

const downloadAtStart: LocalModelState = { status: 'downloading', progress: { doneBytes: 0 } };
/** A model on the device has nothing to download, as far as is known before its files are checked. */
const compileAtStart: LocalModelState = { status: 'compiling', done: 0, total: 0 };

const afterCheck = {
  load: compileAtStart,
  ask: { status: 'awaiting-consent' },
  decline: { status: 'declined' },
} as const;

type Status = LocalModelState['status'];

const loading = ['downloading', 'compiling'] as const;

/** The states in which an event has a meaning. */
const heardIn: Readonly<Record<LocalModelEvent['type'], readonly Status[]>> = {
  'probe-started': ['idle', 'unsupported', 'failed'],
  'device-unsupported': ['probing'],
  'device-supported': ['probing'],
  consented: ['awaiting-consent', 'declined'],
  // The visitor may change the choice at any time, also while the model loads or runs.
  declined: ['awaiting-consent', 'declined', ...loading, 'ready', 'lost', 'removing', 'failed'],
  'download-progressed': loading,
  'compile-progressed': loading,
  loaded: loading,
  cancelled: loading,
  'removal-started': [...loading, 'awaiting-consent', 'ready', 'lost', 'failed'],
  'removal-ended': ['removing'],
  lost: ['ready'],
  failed: [...loading, 'probing'],
  retried: ['declined', 'lost', 'failed'],
};

/**
 * The next state. Returns the same object where the event has no meaning in this state, such as the progress of a load
 * that was cancelled.
 */
export function nextState(state: LocalModelState, event: LocalModelEvent): LocalModelState {
  if (!heardIn[event.type].includes(state.status)) return state;
  switch (event.type) {
    case 'probe-started':
      return { status: 'probing' };
    case 'device-unsupported':
      return { status: 'unsupported', reason: event.reason, detail: event.detail };
    case 'device-supported':
      return afterCheck[event.next];
    case 'declined':
    case 'lost':
      return { status: event.type };
    case 'download-progressed':
      return { status: 'downloading', progress: event.progress };
    case 'compile-progressed':
      return { status: 'compiling', done: event.done, total: event.total };
    case 'loaded':
      return { status: 'ready' };
    case 'cancelled':
    case 'removal-ended':
      return { status: 'awaiting-consent' };
    case 'removal-started':
      return { status: 'removing' };
    case 'failed':
      return { status: 'failed', failure: event.failure, detail: event.detail };
    case 'consented':
    case 'retried':
      if (event.type === 'retried' && state.status === 'declined') return { status: 'awaiting-consent' };
      return event.onDevice ? compileAtStart : downloadAtStart;
  }
}
