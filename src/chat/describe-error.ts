import type { BackendError } from '../backends/backend-error';

export type Platform = 'macos' | 'linux' | 'windows';

export interface ErrorContext {
  /** This site's origin, as a server sees it. */
  readonly origin: string;
  /** The visitor's, where known: its command then comes first. */
  readonly platform?: Platform;
  readonly ownerEmail?: string;
}

/** A line to copy into a terminal. */
export interface CommandLine {
  readonly label: string;
  readonly line: string;
}

export interface ErrorDescription {
  /** What happened. */
  readonly sentence: string;
  /** What to do now. */
  readonly nextStep: string;
  readonly commands?: readonly CommandLine[];
}

/** What a failed reply says. Every kind of failure has its own words; the text already received stays above them. */
export function describeError(error: BackendError, context: ErrorContext): ErrorDescription {
  const isOllama = error.backend === 'ollama';
  const server = isOllama ? 'Ollama' : 'The hosted model';
  const subject = error.subject ?? (isOllama ? 'its address' : 'the hosted model');
  const reported = error.detail ? ` It said: “${error.detail}”` : '';
  const orWrite = context.ownerEmail ? ` You can also write to ${context.ownerEmail}.` : '';

  switch (error.kind) {
    case 'offline':
      return {
        sentence: 'Your browser is offline.',
        nextStep: 'Check your network connection, then try again.',
      };
    case 'unreachable':
      return isOllama
        ? describeUnreachableOllama(subject, context)
        : {
            sentence: 'The hosted model could not be reached.',
            nextStep: `A content blocker or a company network may be in the way; try again in a moment.${orWrite}`,
          };
    case 'origin-refused':
      return describeRefusedOrigin(subject, context);
    case 'permission-denied':
      return {
        sentence: `Your browser does not let this site reach Ollama at ${subject}.`,
        nextStep:
          'Open the site settings, left of the address in the address bar, allow “Apps on device” or “Local network”, and try again.',
      };
    case 'blocked-by-csp':
      return {
        sentence: `This site's own security policy forbids requests to ${subject}.`,
        nextStep: `Its owner has to build it again with that address in its settings.${orWrite}`,
      };
    case 'no-credential':
      return {
        sentence: 'The hosted model is not set up on this site.',
        nextStep: `Its owner has to build it with VITE_HF_ENDPOINT (a proxy) or VITE_HF_TOKEN.${orWrite}`,
      };
    case 'unauthorized':
      return {
        sentence: `${server} did not accept this site's credential.`,
        nextStep: `Its owner has to renew it.${orWrite}`,
      };
    case 'credits-exhausted':
      return {
        sentence: "This month's credits for the hosted model are used up.",
        nextStep: `They come back with the new month.${orWrite}`,
      };
    case 'forbidden':
      return {
        sentence: `${server} does not allow this site to use the model.`,
        nextStep: `Its owner has to check what the credential or the proxy permits.${orWrite}`,
      };
    case 'rate-limited':
      return {
        sentence: `${server} has had too many questions in a short time.`,
        nextStep: 'Wait a minute, then try again.',
      };
    case 'busy':
      return {
        sentence: `${server} is busy, or still starting up.`,
        nextStep: 'Give it half a minute, then try again.',
      };
    case 'model-missing':
      return isOllama
        ? {
            sentence: `Ollama is running, but it does not have the model ${subject}.`,
            nextStep: 'Download it once, where Ollama runs, then try again.',
            commands: [{ label: 'Download the model', line: `ollama pull ${subject}` }],
          }
        : {
            sentence: `The hosted model ${subject} was not found.`,
            nextStep: `Its name may have changed; the site's owner has to set another one.${orWrite}`,
          };
    case 'model-unsupported':
      return {
        sentence: `No provider serves the model ${subject} at the moment.`,
        nextStep: `The site's owner has to choose another model or provider.${orWrite}`,
      };
    case 'context-too-long':
      return {
        sentence: 'This conversation has become too long for the model.',
        nextStep: 'Start a new chat and ask again.',
      };
    case 'server-error':
      return {
        sentence: `${server} ran into an error.${reported}`,
        nextStep: 'Try again; if it happens again, try a little later.',
      };
    case 'bad-response':
      return {
        sentence: isOllama
          ? `Something answered at ${subject}, but it was not Ollama.`
          : `Something answered at ${subject}, but it was not a model.`,
        nextStep: isOllama
          ? 'Check the address, and whether a proxy or a sign-in page stands in between, then try again.'
          : `A proxy or a sign-in page may stand in between; try again in a moment.${orWrite}`,
      };
    case 'cut-off':
      return {
        sentence: 'The connection ended before the reply was complete.',
        nextStep: 'What had arrived is kept. Try again for the whole reply.',
      };
    case 'device-unsupported':
      return {
        sentence: 'This browser cannot run the model on this device.',
        nextStep: `A current Chrome or Edge on a computer with a graphics processor can.${orWrite}`,
      };
    case 'download-failed':
      return {
        sentence: 'The model could not be downloaded.',
        nextStep: 'Check your connection and try again; what has arrived is kept.',
      };
    case 'storage-full':
      return {
        sentence: 'There is not enough free space for the model.',
        nextStep: 'Free some space on this device, then try again.',
      };
    case 'storage-unavailable':
      return {
        sentence: 'Your browser does not let this site store the model.',
        nextStep: 'A private window or blocked site data can be the cause; allow storage and try again.',
      };
    case 'load-failed':
      return {
        sentence: 'The model was downloaded but could not be started.',
        nextStep:
          'Reload the page and try again; if that does not help, remove the model from this device first.',
      };
    case 'out-of-memory':
      return {
        sentence: 'The graphics processor ran out of memory.',
        nextStep: 'Close other tabs and programs that use it, then try again.',
      };
    case 'device-lost':
      return {
        sentence: 'The browser lost the graphics processor, and the model with it.',
        nextStep: 'Try again: the model is loaded anew, without another download.',
      };
    case 'worker-crashed':
      return {
        sentence: 'The part of the page that runs the model has stopped.',
        nextStep: 'Try again: it is started anew, without another download.',
      };
    case 'load-cancelled':
      return {
        sentence: 'The download was cancelled.',
        nextStep: 'Try again to go on from where it stopped.',
      };
    case 'unknown':
      return {
        sentence: 'Something unexpected went wrong.',
        nextStep: `Try again; if it happens again, reload the page.${orWrite}`,
      };
  }
}

function describeUnreachableOllama(host: string, { origin }: ErrorContext): ErrorDescription {
  if (isBlockedAsMixedContent(origin, host)) {
    return {
      sentence: `Browsers do not let a secure page reach ${host}, which is not secure.`,
      nextStep:
        'Serve Ollama over https, or open this site on the computer that runs it, as http://localhost.',
    };
  }
  return {
    sentence: `Nothing answers at ${host}: Ollama does not seem to be running there.`,
    nextStep:
      'Start Ollama and try again. If your browser asks whether this site may reach devices on your network, allow it.',
    commands: [{ label: 'Start Ollama', line: 'ollama serve' }],
  };
}

/** A page over https may fetch from this device over http, but from no other machine. */
function isBlockedAsMixedContent(origin: string, host: string): boolean {
  if (!origin.startsWith('https:') || !URL.canParse(host)) return false;
  const { protocol, hostname } = new URL(host);
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Ollama takes an origin alone, without path or final slash; `*` would open it to every site and is never advised. */
function describeRefusedOrigin(host: string, { origin, platform }: ErrorContext): ErrorDescription {
  const setting = `OLLAMA_ORIGINS=${origin}`;
  const override = '/etc/systemd/system/ollama.service.d';
  const commands: readonly (CommandLine & { readonly platform: Platform })[] = [
    { platform: 'macos', label: 'macOS', line: `launchctl setenv OLLAMA_ORIGINS "${origin}"` },
    {
      platform: 'linux',
      label: 'Linux (systemd)',
      line:
        `sudo mkdir -p ${override} && printf '[Service]\\nEnvironment="${setting}"\\n' | ` +
        `sudo tee ${override}/origins.conf && sudo systemctl daemon-reload && sudo systemctl restart ollama`,
    },
    { platform: 'windows', label: 'Windows', line: `setx OLLAMA_ORIGINS "${origin}"` },
  ];
  return {
    sentence: `Ollama is running at ${host}, but does not accept questions from this site.`,
    nextStep: `Set ${setting} where Ollama runs, quit Ollama and start it again, then try again.`,
    commands: [
      ...commands.filter((command) => command.platform === platform),
      ...commands.filter((command) => command.platform !== platform),
    ].map(({ label, line }) => ({ label, line })),
  };
}
