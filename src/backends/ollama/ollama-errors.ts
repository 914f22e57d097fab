import { BackendError, type BackendErrorFacts, type BackendErrorKind } from '../backend-error';
import { errorText, jsonBody, safeDetail } from '../http/error-text';
import { isLoopback } from '../http/loopback';
import type { LocalPermission, Network } from '../http/network';
import type { PolicyWatch } from '../http/policy-watch';

interface OllamaAddress {
  readonly host: string;
  readonly model: string;
}

function failure(kind: BackendErrorKind, facts: BackendErrorFacts = {}): BackendError {
  return new BackendError('ollama', kind, facts);
}

export const cutOff = (): BackendError => failure('cut-off');

/** Throws a `BackendError` unless the response is a stream of Ollama. Ollama's errors are JSON; other pages are not its. */
export async function assertStream(response: Response, { host, model }: OllamaAddress): Promise<void> {
  const { status } = response;
  if (response.ok) {
    if (/^application\/(?:x-ndjson|json)/i.test(response.headers.get('content-type') ?? '')) return;
    throw failure('bad-response', { status, subject: host });
  }
  const text = errorText(await jsonBody(response));
  const facts = { status, detail: safeDetail(text) };
  if (status === 403 && text === undefined) throw failure('origin-refused', { ...facts, subject: host });
  if (status === 503) throw failure('busy', { ...facts, subject: host });
  if (text === undefined) throw failure('bad-response', { ...facts, subject: host });
  if (status === 404) throw failure('model-missing', { ...facts, subject: model });
  if (status === 401) throw failure('unauthorized', { ...facts, subject: host });
  if (status === 403) throw failure('forbidden', { ...facts, subject: host });
  if (status === 429) throw failure('rate-limited', { ...facts, subject: host });
  throw failure('server-error', { ...facts, subject: host });
}

/** The client's message for a stream that ends without its `done` line. */
const endedEarly = 'Did not receive done or success response in stream.';

/** The failure of a reply that had begun. */
export function explainBrokenStream(error: unknown, { host }: OllamaAddress): BackendError {
  if (error instanceof BackendError) return error;
  if (!(error instanceof Error)) return failure('unknown', { cause: error });
  if (error.message === endedEarly) return failure('cut-off', { cause: error });
  // The client throws a plain Error for an error line. A TypeError means a lost connection, or a line that is no object.
  if (error instanceof TypeError) {
    const isOddLine = error.message.startsWith('Cannot use');
    return failure(isOddLine ? 'bad-response' : 'cut-off', { subject: host, cause: error });
  }
  return failure('server-error', { detail: safeDetail(error.message), subject: host, cause: error });
}

/**
 * The failure of a request that got no response. The browser says "Failed to fetch" for every cause, so each is checked in
 * turn: this site's policy, the network, the permission for local addresses, and a request without an origin. If that one
 * gets a response, Ollama refused this origin.
 */
export async function explainNoAnswer(
  error: unknown,
  { host }: OllamaAddress,
  { network, policy, signal }: { network: Network; policy: PolicyWatch; signal: AbortSignal },
): Promise<BackendError> {
  if (error instanceof BackendError) return error;
  if (!(error instanceof TypeError)) return failure('unknown', { subject: host, cause: error });
  const facts = { subject: host, cause: error };
  if (await policy.blocked()) return failure('blocked-by-csp', facts);
  if (!network.isOnline() && !isLoopback(host)) return failure('offline', facts);
  if (await isLocalNetworkDenied(network, host)) return failure('permission-denied', facts);
  try {
    await network.fetch(`${host}/`, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal });
    return failure('origin-refused', facts);
  } catch {
    return failure('unreachable', facts);
  }
}

/** Chrome's Local Network Access concerns public sites only; a page on this device needs no permission. */
async function isLocalNetworkDenied(network: Network, host: string): Promise<boolean> {
  if (isLoopback(network.origin)) return false;
  const names: LocalPermission[] = [
    isLoopback(host) ? 'loopback-network' : 'local-network',
    'local-network-access',
  ];
  for (const name of names) {
    try {
      return (await network.queryPermission(name)) === 'denied';
    } catch {
      // This browser does not know the name.
    }
  }
  return false;
}
