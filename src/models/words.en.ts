import type { Caution, LocalFailure, UnsupportedReason } from '../../workers/webllm/protocol';
import type { ModelOffer, Removal } from './local-model';
import type { UnmetNeed } from './model-source';
import { recipientWords, type RecipientWords } from './recipient-words.en';

/** Figures are handed in formatted, such as "350 MB" or "3 min". */
export interface LocalModelWords extends RecipientWords {
  /** Of the figures (BCP 47). */
  readonly language: string;
  /** Where the CV answers; the header and the replies say so. */
  readonly noModelHere: string;
  /** Ends what the card says a model does. */
  readonly sentence: (phase: string) => string;
  /** Who answers while the model loads, and after it has stopped. */
  readonly meanwhile: string;
  readonly removingHere: string;
  readonly why: string;
  readonly details: string;
  /** What works without a network. */
  readonly offline: Readonly<Record<'label' | 'everything' | 'thisTab' | 'notTheHosted' | 'quotes', string>>;
  /** The card that asks before a conversation leaves the device. */
  readonly runHere: string;
  readonly retryHere: string;
  /** Agrees to another library than the first. */
  readonly runChanged: string;

  /** The card that asks for consent. */
  readonly cardTitle: string;
  readonly offer: (model: string) => string;
  /** Shows the offer and its costs, where a conversation needs the room. */
  readonly whatItTakes: string;
  readonly size: (size: string) => string;
  readonly download: string;
  readonly space: string;
  readonly unknownSize: string;
  readonly about: (figure: string) => string;
  readonly needs: (space: string) => string;
  readonly free: (space: string) => string;
  readonly timeAtSpeed: (time: string) => string;
  /** The list of models to choose from. */
  readonly modelChoice: Readonly<Record<'label' | 'onDevice' | ModelOffer['comparison'], string>> & {
    readonly languages: (count: number) => string;
    readonly reading: (time: string) => string;
  };
  readonly consent: string;
  readonly start: string;
  readonly useHosted: string;
  readonly useQuotes: string;
  readonly filesFrom: (hosts: readonly string[]) => string;
  readonly hostedNote: (hostedModel: string, recipient: string) => string;
  readonly conversationToo: string;
  readonly cautions: Readonly<Record<Caution, string>>;

  /** While the model loads. */
  readonly downloading: (model: string) => string;
  readonly preparing: (model: string) => string;
  readonly ofTotal: (done: string, total: string) => string;
  readonly preparingShort: string;
  readonly otherTab: string;
  readonly reconnecting: string;
  readonly timeLeft: (time: string) => string;
  readonly starting: string;
  readonly cancel: string;
  readonly cancelStart: string;

  /** Why the model does not run. */
  readonly unsupported: Readonly<Record<UnsupportedReason, string>>;
  readonly notEnoughSpace: (needed: string, free: string) => string;
  readonly failures: Readonly<Record<LocalFailure, string>>;
  readonly lost: string;
  /** What a device lacks for a model, and a model that nobody knows; shown as details. */
  readonly unmet: Readonly<Record<UnmetNeed, (model: string) => string>>;
  readonly unknownModel: (model: string) => string;

  /** The panel's facts. */
  readonly facts: {
    readonly label: string;
    readonly status: string;
    readonly knowledge: string;
    readonly model: string;
    readonly size: string;
    readonly memory: string;
    readonly processor: string;
    readonly withoutHalfPrecision: (adapter: string) => string;
    readonly offline: string;
    readonly worksOffline: string;
    readonly notYetOffline: string;
    readonly freeSpace: string;
    /** What became of the model on offer; the reason itself where it has failed. */
    readonly offer: Readonly<Record<'available' | 'starting' | 'ready', string>>;
  };
  readonly status: {
    readonly checking: string;
    readonly unsupported: string;
    readonly onDevice: string;
    readonly notOnDevice: string;
    readonly declined: string;
    readonly downloading: string;
    readonly preparing: string;
    readonly ready: string;
    readonly lost: string;
    readonly failed: string;
    readonly removing: string;
  };
  /** What the model that runs here knows of the CV; `read`: the next question costs only its own words. */
  readonly knowledge: {
    readonly unread: string;
    readonly reading: string;
    readonly read: string;
  };
  /** The panel's list of what is stored. */
  readonly stored: {
    readonly label: string;
    readonly nothing: string;
    readonly whole: (size: string) => string;
    readonly partial: (size: string) => string;
    readonly library: (sha256: string) => string;
    readonly checkedBySize: (files: readonly string[]) => string;
    readonly sharedWith: (sites: readonly string[]) => string;
    readonly remove: string;
    readonly removing: string;
    readonly removeForAll: string;
    readonly keep: string;
    readonly failures: Readonly<Record<NonNullable<Removal['failure']>, string>>;
  };
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const localModelWords: LocalModelWords = {
  ...recipientWords,
  language: 'en',
  noModelHere: 'No model runs on this device. The CV is quoted, and your messages stay in this browser.',
  removingHere: 'The model is being removed from this device.',
  sentence: (phase) => `${phase}.`,
  meanwhile: 'Meanwhile your questions are answered from the CV.',
  why: 'Why?',
  details: 'Details',
  offline: {
    label: 'Without a network',
    everything: 'You are offline, and everything works: the model and this site are on this device.',
    thisTab:
      'You are offline. The model is on this device and goes on answering as long as this tab is open.',
    notTheHosted: 'You are offline, so the hosted model cannot be reached. Quotes from the CV work.',
    quotes: 'You are offline. Questions are answered with quotes from the CV.',
  },
  runHere: 'Run it here',
  retryHere: 'Try again here',
  runChanged: 'Run the changed program',

  cardTitle: 'Run the assistant on this device',
  offer: (model) =>
    `So far you get the CV’s own words. ${model} answers freely, on this device’s graphics processor: your questions ` +
    'stay in this browser, and after the download the assistant works without a network.',
  whatItTakes: 'What a model adds, and what it takes',
  size: (size) => `The download is about ${size}.`,
  download: 'Download, once',
  space: 'Space here',
  unknownSize: 'Size known when the download begins',
  about: (figure) => `about ${figure}`,
  needs: (space) => `needs ${space}`,
  free: (space) => `${space} free`,
  timeAtSpeed: (time) => `${time} at 50 Mbit/s`,
  modelChoice: {
    label: 'Model',
    onDevice: 'on this device',
    suggested: 'suggested',
    smaller: 'smaller, quicker',
    larger: 'larger, knows more',
    languages: (count) => `It was trained in ${count} languages.`,
    reading: (time) => `A good laptop reads the CV for about ${time} before the first word.`,
  },
  consent: 'Download and run here',
  start: 'Start it here',
  useHosted: 'Use the hosted model',
  useQuotes: 'Quote the CV instead',
  filesFrom: (hosts) =>
    hosts.length === 0
      ? 'Its files come from this site.'
      : `Its files come from ${list.format(hosts)}. ${hosts.length === 1 ? 'This host, and those that it redirects to, see' : 'These hosts, and those that they redirect to, see'} your network address.`,
  hostedNote: (hostedModel, recipient) =>
    `With the hosted model your messages leave this device. They go to ${recipient}; ${hostedModel} answers.`,
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

  downloading: (model) => `Downloading ${model}`,
  preparing: (model) => `Preparing ${model} for this graphics processor`,
  ofTotal: (done, total) => `${done} of ${total}`,
  preparingShort: 'Preparing',
  otherTab: 'Another tab is downloading it; this one waits',
  reconnecting: 'Connection lost, trying again',
  timeLeft: (time) => `about ${time} left`,
  starting: 'Starting',
  cancel: 'Cancel download',
  cancelStart: 'Cancel',

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
    'not-enough-space': 'There is not enough free space for the model on this device.',
  },
  notEnoughSpace: (needed, free) =>
    `The download of the model needs about ${needed} of space, and this browser allows ${free} here.`,
  failures: {
    'download-failed': 'The model could not be downloaded.',
    'bad-response':
      'The network sent something else in place of the model’s files. It may want you to sign in first.',
    'corrupt-file': 'The server keeps sending a damaged file of the model.',
    'storage-full': 'The disk space that this site may use is full.',
    'storage-unavailable': 'This window does not store the model.',
    'library-changed':
      'The program that runs the model is another one than this device got first, so it has not been run. Whoever serves it may have renewed it.',
    'load-failed': 'The model could not be started.',
    'out-of-memory': 'The graphics processor has too little memory for the model.',
    'worker-crashed': 'The part of this page that runs the model stopped unexpectedly.',
  },
  lost: 'The browser lost the graphics processor, and the model stopped.',
  unmet: {
    halfPrecision: (model) =>
      `${model} computes in half precision (shader-f16), which this graphics processor does not offer.`,
    largeBuffers: (model) => `${model} needs larger buffers than this graphics processor allows.`,
  },
  unknownModel: (model) => `WebLLM has no model called “${model}”.`,

  facts: {
    label: 'The model on this device',
    status: 'On this device',
    knowledge: 'Preparation',
    model: 'Model here',
    size: 'Its size',
    memory: 'Graphics memory',
    processor: 'Graphics processor',
    withoutHalfPrecision: (adapter) => `${adapter}, without half precision`,
    offline: 'Without a network',
    worksOffline: 'Works',
    notYetOffline: 'Not yet',
    freeSpace: 'Free space',
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
  knowledge: {
    unread: 'Has not read the CV yet',
    reading: 'Is reading the CV',
    read: 'Has read the CV',
  },
  stored: {
    label: 'Stored in this browser',
    nothing: 'No model and no unfinished download.',
    whole: (size) => size,
    partial: (size) => `${size} of an unfinished download`,
    library: (hash) => `Its program, by SHA-256: ${hash}`,
    checkedBySize: (files) => `Checked by size alone: ${list.format(files)}`,
    sharedWith: (sites) =>
      `The site at ${list.format(sites)} uses the same files. If you remove them, it has to download them again.`,
    remove: 'Remove',
    removing: 'Removing',
    removeForAll: 'Remove for all sites',
    keep: 'Keep',
    failures: {
      'other-tab': 'It was not removed: another tab is downloading it. Cancel that download, then try again.',
      'storage-unavailable':
        'It was not removed: the browser did not let this site change its storage. Try again, or delete this site’s data in the browser’s settings.',
      'worker-crashed':
        'It was not removed: the part of this page that does it stopped. Try again, or reload the page first.',
    },
  },
};
