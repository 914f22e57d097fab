import type { VendorFailureWords } from '../backends/describe-failure';
import { recipientWords } from './recipient-words.en';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Figures are handed in formatted, such as "350 MB" or "3 min". */
export const localModelWords = {
  ...recipientWords,
  /** Of the figures (BCP 47). */
  language: 'en',
  /** Where the CV answers; the header and the replies say so. */
  noModelHere: 'No model runs on this device. The CV is quoted, and your messages stay in this browser.',
  removingHere: 'The model is being removed from this device.',
  /** Who answers while the model loads, and after it has stopped. */
  meanwhile: 'Meanwhile your questions are answered from the CV.',
  why: 'Why?',
  /** What works without a network. */
  offline: {
    everything: 'You are offline, and everything works: the model and this site are on this device.',
    thisTab:
      'You are offline. The model is on this device and goes on answering as long as this tab is open.',
    notTheHosted: 'You are offline, so the hosted model cannot be reached. Quotes from the CV work.',
    quotes: 'You are offline. Questions are answered with quotes from the CV.',
  },
  /** The card that asks before a conversation leaves the device. */
  retryHere: 'Try again here',
  /** Agrees to another library than the first. */
  runChanged: 'Run the changed program',

  /** The card that asks for consent. */
  cardTitle: 'Run the assistant on this device',
  offer: (model: string) =>
    `So far you get the CV’s own words. ${model} answers freely, on this device’s graphics processor: your questions stay in this browser, and after the download the assistant works without a network.`,
  /** Shows the offer and its costs, where a conversation needs the room. */
  whatItTakes: 'What a model adds, and what it takes',
  download: 'Download, once',
  unknownSize: 'Size known when the download begins',
  about: (figure: string) => `about ${figure}`,
  needs: (space: string) => `needs ${space}`,
  /** The list of models to choose from. */
  modelChoice: {
    onDevice: 'on this device',
    suggested: 'suggested',
    smaller: 'smaller, quicker',
    larger: 'larger, knows more',
    languages: (count: number) => `It was trained in ${count} languages.`,
    reading: (time: string) => `A good laptop reads the CV for about ${time} before the first word.`,
  },
  consent: 'Download and run here',
  start: 'Run it here',
  useHosted: 'Use the hosted model',
  useQuotes: 'Quote the CV instead',
  filesFrom: (hosts: readonly string[]) =>
    hosts.length === 0
      ? 'Its files come from this site.'
      : `Its files come from ${list.format(hosts)}. ${hosts.length === 1 ? 'This host, and those that it redirects to, see' : 'These hosts, and those that they redirect to, see'} your network address.`,
  conversationToo: 'This conversation, as far as it has come, is sent along.',
  cautions: {
    firefox: 'Firefox runs models slowly, at about ten words a second at best. Chrome and Edge are faster.',
    mobile:
      'On a phone or tablet the model takes much of the memory and battery. The browser may close other tabs.',
    metered: 'This connection looks metered: the download may cost money.',
    'interrupted-earlier':
      'The model did not finish loading last time, perhaps because memory ran out, so it waits for you to start it.',
    'software-adapter': 'This browser has no graphics card to use: replies will be very slow.',
  },

  /** While the model loads. */
  ofTotal: (done: string, total: string) => `${done} of ${total}`,
  otherTab: 'Another tab is downloading it; this one waits',
  reconnecting: 'Connection lost, trying again',
  timeLeft: (time: string) => `about ${time} left`,
  starting: 'Starting',
  cancel: 'Cancel download',
  cancelStart: 'Cancel',

  /** Why the model does not run. */
  unsupported: {
    'insecure-context': 'Browsers run models on https pages only, and this page was loaded over plain http.',
    'no-webgpu':
      'This browser has no WebGPU. A current Chrome or Edge on a computer, or Safari 26, can run the model.',
    'no-adapter':
      'This browser found no graphics processor it can use. Hardware acceleration may be switched off in its settings.',
    'software-adapter':
      'This browser draws with the main processor instead of a graphics card, which is far too slow for a model. Hardware acceleration may be switched off in its settings.',
    'limits-too-low': 'This graphics processor, or its driver, allows less than the model needs.',
    'no-cache-storage':
      'This window keeps no site data, so the model cannot be stored. A private window or blocked cookies are the usual cause.',
  },
  notEnoughSpace: (needed: string, free: string) =>
    `The download of the model needs about ${needed} of space, and this browser allows ${free} here.`,
  libraryChanged:
    'The program that runs the model is another one than this device got first, so it has not been run. Whoever serves it may have renewed it.',

  /** The panel's facts. */
  facts: {
    label: 'The model on this device',
    status: 'On this device',
    knowledge: 'Preparation',
    model: 'Model here',
    size: 'Its size',
    memory: 'Graphics memory',
    processor: 'Graphics processor',
    offline: 'Without a network',
    works: 'Works',
    freeSpace: 'Free space',
    /** What became of the model on offer; the reason itself where it has failed. */
    offer: { available: 'Here, not used', starting: 'Starting', ready: 'Answers you' },
  },
  status: {
    checking: 'Checking this device',
    unsupported: 'Cannot run on this device',
    onDevice: 'On this device, not started',
    notOnDevice: 'Not on this device',
    declined: 'Not used, as you chose',
    downloading: 'Downloading',
    preparing: 'Preparing',
    ready: 'Running on this device',
    lost: 'Stopped',
    failed: 'Could not be started',
    removing: 'Being removed',
  },
  /** What the model that runs here knows of the CV; `read`: the next question costs only its own words. */
  knowledge: {
    unread: 'Has not read the CV yet',
    reading: 'Is reading the CV',
    read: 'Has read the CV',
  },
  /** The panel's list of what is stored. */
  stored: {
    label: 'Stored in this browser',
    nothing: 'No model and no unfinished download.',
    partial: (size: string) => `${size} of an unfinished download`,
    library: (hash: string) => `Its program, by SHA-256: ${hash}`,
    checkedBySize: (files: readonly string[]) => `Checked by size alone: ${list.format(files)}`,
    sharedWith: (sites: readonly string[]) =>
      `The site at ${list.format(sites)} uses the same files. If you remove them, it has to download them again.`,
    remove: 'Remove',
    removeForAll: 'Remove for all sites',
    keep: 'Keep',
    heldByOtherTab:
      'It was not removed: another tab is downloading it. Cancel that download, then try again.',
    notRemoved:
      'It was not removed. Try again, reload the page, or delete this site’s data in the browser’s settings.',
  },
};

/** `failures`: why a load failed, or why the model stopped, by what a reply says of it. */
export type LocalModelWords = typeof localModelWords & Pick<VendorFailureWords, 'failures'>;
