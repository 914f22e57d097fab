import type { FailureWords } from './describe-failure';

/** What a reply says of itself: why it has no text yet, beside its dots and so without a full stop. */
export const waitWords = {
  loadingModel: 'Loading the model',
  readingProfile: 'Reading the CV',
  readingQuestion: 'Reading your question',
  readingShare: (percent: number) => `Reading the CV: ${percent}%`,
  otherChat: 'Waiting for your other chat',
  /** From a server, whether the reply has begun or not. */
  silent: 'Nothing has come for 30 seconds',
  /** Said with a reply whose prompt left out the oldest messages. */
  trimmedNotice:
    'This conversation has become longer than the model can read, so its oldest messages are left out.',
  /** Said with a reply whose CV was cut. */
  shortenedNotice: 'The CV is longer than this model can read, so parts of it are left out.',
};

export type WaitWords = typeof waitWords;

export interface SharedWords {
  readonly failure: FailureWords;
  readonly wait: WaitWords;
}

/** The last sentence of an action that only the owner of the site can take. */
export const orWriteTo = '[ You can also write to {ownerEmail}.]';

/** What a failed reply says where its backend has no sentences of its own. The text already received stays above them. */
export const failureWords: FailureWords = {
  offline:
    'Your browser is offline.\nThe CV on this page is still complete and your question is kept. Try again once you are connected.',
  'part-missing':
    'A part of this site could not be loaded.\nCheck your network connection and try again, or reload the page.',
  unreachable: `{server} could not be reached.\nA content blocker or a company network may be in the way. Try again in a moment.${orWriteTo}`,
  'permission-denied':
    'Your browser does not let this site reach {subject}.\nOpen the site settings, left of the address in the address bar, allow “Apps on device” or “Local network”, and try again.',
  'blocked-by-csp': `This site’s own security policy forbids requests to {subject}.\nThe site’s owner has to build it again with that address in its settings.${orWriteTo}`,
  unauthorized: `{server} did not accept this site’s credential.\nThe site’s owner has to renew it.${orWriteTo}`,
  forbidden: `{server} does not allow this site to use the model.\nThe site’s owner has to check what the credential or the proxy permits.${orWriteTo}`,
  'rate-limited': '{server} has had too many questions in a short time.\nWait a minute, then try again.',
  busy: '{server} is busy or still starting up.\nWait half a minute, then try again.',
  'context-too-long': 'This conversation has become too long for the model.\nStart a new chat and ask again.',
  'server-error':
    '{server} ran into an error.[ It said: “{detail}”]\nTry again. If it happens again, wait a little.',
  'bad-response': `Something answered at {subject}, but it was not a model.\nA proxy or a sign-in page may stand in between. Try again in a moment.${orWriteTo}`,
  'cut-off':
    'The reply broke off before it was complete.\nThe text above is kept. Try again for the whole reply.',
  'model-stopped': 'The model was stopped before it answered.\nYour question is kept. Try again.',
  unknown: `Something unexpected went wrong.\nTry again. If it happens again, reload the page.${orWriteTo}`,
};
