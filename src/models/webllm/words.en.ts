import type { VendorFailureWords } from '../../backends/describe-failure';
import { orWriteTo } from '../../backends/words.en';

export const webllmWords = {
  whereItRuns: 'in this browser',
  /** Why a reply has no text yet, where the shared sentences have no such reason. */
  endingStopped: 'Ending the stopped reply',
  failures: {
    'device-unsupported': `This browser cannot run the model on this device.\nA current Chrome or Edge on a computer with a graphics processor can.${orWriteTo}`,
    'download-failed':
      'The model could not be downloaded.\nCheck your connection and try again. The part already downloaded is kept.',
    'storage-full':
      'There is not enough free space for the model.\nFree some space on this device, then try again.',
    'storage-unavailable':
      'Your browser does not let this site store the model.\nA private window or blocked site data can be the cause. Allow storage and try again.',
    'load-failed':
      'The model could not be started.\nReload the page and try again. If that does not help, remove the model from this device first.',
    'out-of-memory':
      'The graphics processor ran out of memory.\nClose other tabs and programs that use it, then try again.',
    'device-lost':
      'The browser lost the graphics processor, and the model with it.\nTry again: the model is loaded anew, without another download.',
    'worker-crashed':
      'The part of the page that runs the model has stopped.\nTry again: the model is loaded anew, without another download.',
    'context-too-long':
      'The profile and your question together are longer than this model can read.\nAsk in fewer words. The earlier messages of this chat are left out already.',
    'load-cancelled':
      'The model was not started.\nTry again to start it. The part already downloaded is kept unless you remove it.',
    'corrupt-file':
      'The server keeps sending a damaged file of the model[: {detail}].\nTry again later. The part already downloaded is kept.',
    'bad-response':
      'The network sent something else in place of the model’s files[: {detail}].\nSome networks show a sign-in page first: open any other site, sign in there, then try again. The part already downloaded is kept.',
  },
} satisfies VendorFailureWords & Record<string, unknown>;

export type WebLLMWords = VendorFailureWords & Omit<typeof webllmWords, 'failures'>;
