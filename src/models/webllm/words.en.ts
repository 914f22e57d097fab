import type { VendorFailureWords } from '../../backends/describe-failure';
import { orWriteTo } from '../../backends/words.en';

export const webllmWords = {
  whereItRuns: 'in this browser',
  /** Stands for the model's name until the device has been checked. */
  anyModel: 'Qwen',
  /** Said with a reply whose CV was cut. */
  shortenedNotice: 'The CV is longer than this model can read, so parts of it are left out.',
  /** Why a reply has no text yet, where the shared sentences have no such reason. */
  readingQuestion: 'Reading your question',
  endingStopped: 'Ending the stopped reply',
  server: 'The model on this device',
  unnamedSubject: 'the model',
  failures: {
    'device-unsupported': ({ ownerEmail }) => ({
      problem: 'This browser cannot run the model on this device.',
      action: `A current Chrome or Edge on a computer with a graphics processor can.${orWriteTo(ownerEmail)}`,
    }),
    'download-failed': () => ({
      problem: 'The model could not be downloaded.',
      action: 'Check your connection and try again. The part already downloaded is kept.',
    }),
    'storage-full': () => ({
      problem: 'There is not enough free space for the model.',
      action: 'Free some space on this device, then try again.',
    }),
    'storage-unavailable': () => ({
      problem: 'Your browser does not let this site store the model.',
      action: 'A private window or blocked site data can be the cause. Allow storage and try again.',
    }),
    'load-failed': () => ({
      problem: 'The model could not be started.',
      action:
        'Reload the page and try again. If that does not help, remove the model from this device first.',
    }),
    'out-of-memory': () => ({
      problem: 'The graphics processor ran out of memory.',
      action: 'Close other tabs and programs that use it, then try again.',
    }),
    'device-lost': () => ({
      problem: 'The browser lost the graphics processor, and the model with it.',
      action: 'Try again: the model is loaded anew, without another download.',
    }),
    'worker-crashed': () => ({
      problem: 'The part of the page that runs the model has stopped.',
      action: 'Try again: the model is loaded anew, without another download.',
    }),
    'context-too-long': () => ({
      problem: 'The profile and your question together are longer than this model can read.',
      action: 'Ask in fewer words. The earlier messages of this chat are left out already.',
    }),
    'load-cancelled': () => ({
      problem: 'The model was not started.',
      action: 'Try again to start it. The part already downloaded is kept unless you remove it.',
    }),
    'corrupt-file': ({ detail }) => ({
      problem: `The server keeps sending a damaged file of the model${detail === undefined ? '' : `: ${detail}`}.`,
      action: 'Try again later. The part already downloaded is kept.',
    }),
    'bad-response': ({ detail }) => ({
      problem: `The network sent something else in place of the model’s files${detail === undefined ? '' : `: ${detail}`}.`,
      action:
        'Some networks show a sign-in page first: open any other site, sign in there, then try again. The part already downloaded is kept.',
    }),
  },
} satisfies VendorFailureWords & Record<string, unknown>;

export type WebLLMWords = VendorFailureWords & Omit<typeof webllmWords, 'failures'>;
