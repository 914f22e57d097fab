import type { BackendError, BackendErrorKind } from '../backends/backend-error';
import type { BackendId } from '../backends/backend';
import { describeRefusedOrigin, describeUnreachableOllama } from './describe-ollama-error';
import type { ErrorContext, ErrorDescription } from './error-description';

/** What a sentence can be made of. */
interface Facts {
  readonly backend: BackendId;
  readonly isOllama: boolean;
  readonly server: string;
  readonly subject: string;
  readonly detail: string | undefined;
  readonly reported: string;
  readonly orWrite: string;
  readonly context: ErrorContext;
}

/** What a failed reply says. Every kind of failure has its own words; the text already received stays above them. */
export function describeError(error: BackendError, context: ErrorContext): ErrorDescription {
  const isOllama = error.backend === 'ollama';
  return descriptions[error.kind]({
    backend: error.backend,
    isOllama,
    server: servers[error.backend],
    subject: error.subject ?? (isOllama ? 'its address' : 'the hosted model'),
    detail: error.detail,
    reported: error.detail ? ` It said: “${error.detail}”` : '',
    orWrite: context.ownerEmail ? ` You can also write to ${context.ownerEmail}.` : '',
    context,
  });
}

const servers: Readonly<Record<BackendId, string>> = {
  ollama: 'Ollama',
  huggingface: 'The hosted model',
  webllm: 'The model on this device',
  quotes: 'The assistant',
};

const descriptions: Readonly<Record<BackendErrorKind, (facts: Facts) => ErrorDescription>> = {
  // A part of this very site that did not arrive says so itself; a new release can be the cause as well.
  offline: ({ detail }) => ({
    sentence: detail ?? 'Your browser is offline.',
    nextStep: detail
      ? 'Check your network connection and try again, or reload the page.'
      : 'The CV on this page is still all here, and your question is kept: try again once you are connected.',
  }),
  unreachable: ({ isOllama, subject, orWrite, context }) =>
    isOllama
      ? describeUnreachableOllama(subject, context)
      : {
          sentence: 'The hosted model could not be reached.',
          nextStep: `A content blocker or a company network may be in the way; try again in a moment.${orWrite}`,
        },
  'origin-refused': ({ subject, context }) => describeRefusedOrigin(subject, context),
  'permission-denied': ({ subject }) => ({
    sentence: `Your browser does not let this site reach Ollama at ${subject}.`,
    nextStep:
      'Open the site settings, left of the address in the address bar, allow “Apps on device” or “Local network”, and try again.',
  }),
  'blocked-by-csp': ({ subject, orWrite }) => ({
    sentence: `This site's own security policy forbids requests to ${subject}.`,
    nextStep: `Its owner has to build it again with that address in its settings.${orWrite}`,
  }),
  'no-credential': ({ orWrite }) => ({
    sentence: 'The hosted model is not set up on this site.',
    nextStep: `Its owner has to build it with VITE_HF_ENDPOINT (a proxy) or VITE_HF_TOKEN.${orWrite}`,
  }),
  unauthorized: ({ server, orWrite }) => ({
    sentence: `${server} did not accept this site's credential.`,
    nextStep: `Its owner has to renew it.${orWrite}`,
  }),
  'credits-exhausted': ({ orWrite }) => ({
    sentence: "This month's credits for the hosted model are used up.",
    nextStep: `They come back with the new month.${orWrite}`,
  }),
  forbidden: ({ server, orWrite }) => ({
    sentence: `${server} does not allow this site to use the model.`,
    nextStep: `Its owner has to check what the credential or the proxy permits.${orWrite}`,
  }),
  'rate-limited': ({ server }) => ({
    sentence: `${server} has had too many questions in a short time.`,
    nextStep: 'Wait a minute, then try again.',
  }),
  busy: ({ server }) => ({
    sentence: `${server} is busy, or still starting up.`,
    nextStep: 'Give it half a minute, then try again.',
  }),
  'model-missing': ({ isOllama, subject, orWrite }) =>
    isOllama
      ? {
          sentence: `Ollama is running, but it does not have the model ${subject}.`,
          nextStep: 'Download it once, where Ollama runs, then try again.',
          commands: [{ label: 'Download the model', line: `ollama pull ${subject}` }],
        }
      : {
          sentence: `The hosted model ${subject} was not found.`,
          nextStep: `Its name may have changed; the site's owner has to set another one.${orWrite}`,
        },
  'model-unsupported': ({ subject, orWrite }) => ({
    sentence: `No provider serves the model ${subject} at the moment.`,
    nextStep: `The site's owner has to choose another model or provider.${orWrite}`,
  }),
  'context-too-long': () => ({
    sentence: 'This conversation has become too long for the model.',
    nextStep: 'Start a new chat and ask again.',
  }),
  'server-error': ({ server, reported }) => ({
    sentence: `${server} ran into an error.${reported}`,
    nextStep: 'Try again; if it happens again, try a little later.',
  }),
  'bad-response': ({ backend, subject, detail, orWrite }) => {
    switch (backend) {
      case 'webllm':
        return {
          sentence: `Something else came in place of the model’s files${detail === undefined ? '' : `: ${detail}`}.`,
          nextStep:
            'Where a network shows a sign-in page first, open any other site, sign in there, then try again; what has arrived is kept.',
        };
      case 'ollama':
        return {
          sentence: `Something answered at ${subject}, but it was not Ollama.`,
          nextStep:
            'Check the address, and whether a proxy or a sign-in page stands in between, then try again.',
        };
      default:
        return {
          sentence: `Something answered at ${subject}, but it was not a model.`,
          nextStep: `A proxy or a sign-in page may stand in between; try again in a moment.${orWrite}`,
        };
    }
  },
  'cut-off': () => ({
    sentence: 'The connection ended before the reply was complete.',
    nextStep: 'What had arrived is kept. Try again for the whole reply.',
  }),
  'device-unsupported': ({ orWrite }) => ({
    sentence: 'This browser cannot run the model on this device.',
    nextStep: `A current Chrome or Edge on a computer with a graphics processor can.${orWrite}`,
  }),
  'download-failed': () => ({
    sentence: 'The model could not be downloaded.',
    nextStep: 'Check your connection and try again; what has arrived is kept.',
  }),
  'storage-full': () => ({
    sentence: 'There is not enough free space for the model.',
    nextStep: 'Free some space on this device, then try again.',
  }),
  'storage-unavailable': () => ({
    sentence: 'Your browser does not let this site store the model.',
    nextStep: 'A private window or blocked site data can be the cause; allow storage and try again.',
  }),
  'load-failed': () => ({
    sentence: 'The model was downloaded but could not be started.',
    nextStep:
      'Reload the page and try again; if that does not help, remove the model from this device first.',
  }),
  'out-of-memory': () => ({
    sentence: 'The graphics processor ran out of memory.',
    nextStep: 'Close other tabs and programs that use it, then try again.',
  }),
  'device-lost': () => ({
    sentence: 'The browser lost the graphics processor, and the model with it.',
    nextStep: 'Try again: the model is loaded anew, without another download.',
  }),
  'worker-crashed': () => ({
    sentence: 'The part of the page that runs the model has stopped.',
    nextStep: 'Try again: it is started anew, without another download.',
  }),
  'load-cancelled': () => ({
    sentence: 'The download was cancelled.',
    nextStep: 'Try again to go on from where it stopped.',
  }),
  unknown: ({ orWrite }) => ({
    sentence: 'Something unexpected went wrong.',
    nextStep: `Try again; if it happens again, reload the page.${orWrite}`,
  }),
};
