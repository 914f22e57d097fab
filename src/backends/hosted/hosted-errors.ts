import { InferenceClientProviderApiError } from '@huggingface/inference';
import { BackendError, type BackendErrorFacts, type BackendErrorKind } from '../backend-error';
import { errorBody, errorText, safeDetail, isTooLong } from '../http/error-text';
import type { Network } from '../http/network';
import type { PolicyWatch } from '../http/policy-watch';

export interface HostedModel {
  /** The address that is asked: the endpoint, or the vendor's router. */
  readonly address: string;
  readonly model: string;
  readonly token: string | undefined;
}

function failure(kind: BackendErrorKind, facts: BackendErrorFacts = {}): BackendError {
  return new BackendError('huggingface', kind, facts);
}

export const cutOff = (): BackendError => failure('cut-off');
export const noCredential = (): BackendError => failure('no-credential');

const kindOfStatus: Readonly<Record<number, BackendErrorKind>> = {
  401: 'unauthorized',
  402: 'credits-exhausted',
  403: 'forbidden',
  404: 'model-missing',
  429: 'rate-limited',
  503: 'busy',
};

/** Providers share no error code for this, so their sentences are matched. */
const unsupported =
  /not supported by|model_not_supported|does not (?:exist|support)|no (?:inference )?provider/i;

/** Throws a `BackendError` unless the response is an event stream. */
export async function assertStream(
  response: Response,
  { address, model, token }: HostedModel,
): Promise<void> {
  const { status } = response;
  if (response.ok) {
    if (/^text\/event-stream/i.test(response.headers.get('content-type') ?? '')) return;
    throw failure('bad-response', { subject: address });
  }
  const { isJson, text } = await errorBody(response);
  const facts = { detail: safeDetail(text, token) };
  const refusesPrompt = status === 400 || status === 413 || status === 422;
  if (text && (refusesPrompt || status === 500) && isTooLong(text)) {
    throw failure('context-too-long', { ...facts, subject: model });
  }
  if (text && refusesPrompt && unsupported.test(text)) {
    throw failure('model-unsupported', { ...facts, subject: model });
  }
  const known = kindOfStatus[status];
  if (known === 'model-missing' && !isJson) {
    // Web servers answer 404 without JSON, model servers do not: the endpoint's path is wrong.
    throw failure('bad-response', { ...facts, subject: address });
  }
  if (known) throw failure(known, { ...facts, subject: known === 'model-missing' ? model : address });
  const isForeignPage = !isJson && text === undefined && status < 500;
  throw failure(isForeignPage ? 'bad-response' : 'server-error', { ...facts, subject: address });
}

/**
 * The failure of a reply that had begun. The client's own errors hold the whole chat, so they never become a `cause`, which
 * a log could print.
 */
export function explainBrokenStream(
  error: unknown,
  { address, model, token }: HostedModel,
  network: Network,
): BackendError {
  if (error instanceof BackendError) return error;
  if (error instanceof InferenceClientProviderApiError) {
    const text = errorText(error.httpResponse.body);
    const facts = { detail: safeDetail(text, token) };
    if (text && isTooLong(text)) return failure('context-too-long', { ...facts, subject: model });
    return failure('server-error', { ...facts, subject: address });
  }
  if (error instanceof SyntaxError) return failure('bad-response', { subject: address, cause: error });
  if (error instanceof TypeError) {
    return failure(network.isOnline() ? 'cut-off' : 'offline', { subject: address, cause: error });
  }
  return failure('unknown', { subject: address });
}

export async function explainNoAnswer(
  error: unknown,
  { address }: HostedModel,
  { network, policy }: { network: Network; policy: PolicyWatch },
): Promise<BackendError> {
  if (error instanceof BackendError) return error;
  // The client refuses to send another vendor's key to the router.
  if (error instanceof Error && error.name === 'RoutingError')
    return failure('unauthorized', { subject: address });
  if (!(error instanceof TypeError)) return failure('unknown', { subject: address });
  const facts = { subject: address, cause: error };
  if (await policy.blocked()) return failure('blocked-by-csp', facts);
  return failure(network.isOnline() ? 'unreachable' : 'offline', facts);
}
