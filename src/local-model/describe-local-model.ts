import type { Caution, LocalFailure, LocalModelSnapshot, UnsupportedReason } from './local-model';
import { formatBytes } from './format';

/** Why this browser cannot run the model, and what would help. */
export const unsupportedSentences: Readonly<Record<UnsupportedReason, string>> = {
  'insecure-context':
    'A model can run in the browser on https pages only, and this page came over plain http.',
  'no-webgpu':
    'This browser has no WebGPU. A current Chrome or Edge on a computer, or Safari 26, can run the model.',
  'no-adapter':
    'This browser found no graphics processor it can use. Hardware acceleration may be switched off in its settings.',
  'software-adapter':
    'This browser draws on the processor, not on a graphics card, which is far too slow for a model. Hardware acceleration may be switched off in its settings.',
  'limits-too-low': 'This graphics processor, or its driver, allows less than the model needs.',
  'no-cache-storage':
    'This window keeps no site data, so the model has nowhere to stay. A private window or blocked cookies are the usual cause.',
  'not-enough-space': 'There is not enough free space for the model on this device.',
};

export const cautionSentences: Readonly<Record<Caution, string>> = {
  firefox: 'Firefox runs models slowly, at about ten words a second at best; Chrome and Edge are faster.',
  mobile: 'On a phone or tablet this takes much of the memory and battery; other tabs may be closed.',
  metered: 'This connection looks metered: the download may cost money.',
  'interrupted-earlier':
    'Last time the model did not finish loading, perhaps because memory ran out. It was not started by itself again.',
  'software-adapter': 'There is no graphics card behind this: replies will come very slowly.',
};

const failureSentences: Readonly<Record<LocalFailure, string>> = {
  'download-failed': 'The model could not be downloaded.',
  'bad-response':
    'Something else came in place of the model’s files; this network may want you to sign in first.',
  'storage-full': 'The disk space that this site may use is full.',
  'storage-unavailable': 'This window would not store the model.',
  'load-failed': 'The model could not be started.',
  'out-of-memory': 'The memory of the graphics processor was not enough for the model.',
  'worker-crashed': 'The part of this page that runs the model stopped unexpectedly.',
};

/** What is the matter with the local model, in one sentence; `undefined` while nothing is. */
export function whatIsWrong({ state, model, device }: LocalModelSnapshot): string | undefined {
  switch (state.status) {
    case 'unsupported':
      if (state.reason === 'not-enough-space' && model && device?.freeBytes !== undefined) {
        return `The model needs about ${formatBytes(model.downloadBytes * 1.25)} of space while it is downloaded, and this browser allows ${formatBytes(device.freeBytes)} here.`;
      }
      return unsupportedSentences[state.reason];
    case 'failed':
      return failureSentences[state.failure];
    case 'lost':
      return 'The graphics processor was lost. The model is started anew with the next question.';
    default:
      return undefined;
  }
}

/** Where things stand, in a few words, for the panel. */
export function standing({ state, model }: LocalModelSnapshot): string {
  switch (state.status) {
    case 'idle':
    case 'probing':
      return 'Looking at this device';
    case 'unsupported':
      return 'Cannot run on this device';
    case 'awaiting-consent':
      return model?.onDevice ? 'On this device, not started' : 'Not on this device';
    case 'declined':
      return 'Not used, as you chose';
    case 'downloading':
      return 'Being downloaded';
    case 'compiling':
      return 'Being prepared';
    case 'ready':
      return 'Running on this device';
    case 'lost':
      return 'Stopped';
    case 'failed':
      return 'Could not be started';
  }
}
