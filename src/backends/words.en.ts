import type { FailureWords } from './describe-failure';

/** What a reply says of itself: why it has no text yet, beside its dots and so without a full stop. */
export const waitWords = {
  loadingModel: 'Loading the model',
  readingProfile: 'Reading the CV',
  readingShare: (percent: number) => `Reading the CV: ${percent}%`,
  otherChat: 'Waiting for your other chat',
  /** From a server, whether the reply has begun or not. */
  silent: 'Nothing has come for 30 seconds',
  /** Said with a reply whose prompt left out the oldest messages. */
  trimmedNotice:
    'This conversation has become longer than the model can read, so its oldest messages are left out.',
};

export type WaitWords = typeof waitWords;

/** What backends have in common to say. */
export interface SharedWords {
  readonly failure: FailureWords;
  readonly wait: WaitWords;
}

/** What a failed reply says where its backend has no sentences of its own. The text already received stays above them. */
export const failureWords: FailureWords = {
  offline: () => ({
    problem: 'Your browser is offline.',
    action:
      'The CV on this page is still complete and your question is kept. Try again once you are connected.',
  }),
  'part-missing': () => ({
    problem: 'A part of this site could not be loaded.',
    action: 'Check your network connection and try again, or reload the page.',
  }),
  unreachable: ({ server, ownerEmail }) => ({
    problem: `${server} could not be reached.`,
    action: `A content blocker or a company network may be in the way. Try again in a moment.${orWriteTo(ownerEmail)}`,
  }),
  'origin-refused': ({ server, origin, ownerEmail }) => ({
    problem: `${server} does not accept questions from this site.`,
    action: `Its owner has to allow requests from ${origin}.${orWriteTo(ownerEmail)}`,
  }),
  'permission-denied': ({ subject }) => ({
    problem: `Your browser does not let this site reach ${subject}.`,
    action:
      'Open the site settings, left of the address in the address bar, allow “Apps on device” or “Local network”, and try again.',
  }),
  'blocked-by-csp': ({ subject, ownerEmail }) => ({
    problem: `This site’s own security policy forbids requests to ${subject}.`,
    action: `The site’s owner has to build it again with that address in its settings.${orWriteTo(ownerEmail)}`,
  }),
  unauthorized: ({ server, ownerEmail }) => ({
    problem: `${server} did not accept this site’s credential.`,
    action: `The site’s owner has to renew it.${orWriteTo(ownerEmail)}`,
  }),
  forbidden: ({ server, ownerEmail }) => ({
    problem: `${server} does not allow this site to use the model.`,
    action: `The site’s owner has to check what the credential or the proxy permits.${orWriteTo(ownerEmail)}`,
  }),
  'rate-limited': ({ server }) => ({
    problem: `${server} has had too many questions in a short time.`,
    action: 'Wait a minute, then try again.',
  }),
  busy: ({ server }) => ({
    problem: `${server} is busy or still starting up.`,
    action: 'Wait half a minute, then try again.',
  }),
  'model-missing': ({ server, subject, ownerEmail }) => ({
    problem: `${server} does not have the model ${subject}.`,
    action: `The site’s owner has to set another model.${orWriteTo(ownerEmail)}`,
  }),
  'context-too-long': () => ({
    problem: 'This conversation has become too long for the model.',
    action: 'Start a new chat and ask again.',
  }),
  'server-error': ({ server, detail }) => ({
    problem: `${server} ran into an error.${detail === undefined ? '' : ` It said: “${detail}”`}`,
    action: 'Try again. If it happens again, wait a little.',
  }),
  'bad-response': ({ subject, ownerEmail }) => ({
    problem: `Something answered at ${subject}, but it was not a model.`,
    action: `A proxy or a sign-in page may stand in between. Try again in a moment.${orWriteTo(ownerEmail)}`,
  }),
  'cut-off': () => ({
    problem: 'The reply broke off before it was complete.',
    action: 'The text above is kept. Try again for the whole reply.',
  }),
  'model-stopped': () => ({
    problem: 'The model was stopped before it answered.',
    action: 'Your question is kept. Try again.',
  }),
  unknown: ({ ownerEmail }) => ({
    problem: 'Something unexpected went wrong.',
    action: `Try again. If it happens again, reload the page.${orWriteTo(ownerEmail)}`,
  }),
};

/** The last sentence of an action that only the owner of the site can take. */
export function orWriteTo(ownerEmail: string | undefined): string {
  return ownerEmail === undefined ? '' : ` You can also write to ${ownerEmail}.`;
}
