import { BackendError, type BackendErrorFacts, type BackendErrorKind } from '../backend-error';
import { errorBody, safeDetail, isTooLong } from '../http/error-text';
import { isLoopback } from '../http/loopback';
import type { LocalPermission, Network } from '../http/network';
import type { PolicyWatch } from '../http/policy-watch';
import { sampling } from '../sampling';
import { type OllamaServer, isSameModel } from './ollama-server';
import { runsInCloud } from '../model-name';

interface OllamaAddress {
  readonly host: string;
  readonly model: string;
  /** Tokens that prompt and reply take, by our estimate. */
  readonly needed: number;
}

function failure(kind: BackendErrorKind, facts: BackendErrorFacts = {}): BackendError {
  return new BackendError('ollama', kind, facts);
}

export const cutOff = (): BackendError => failure('cut-off');

/** The profile and one question exceed the window. `needed`: tokens of prompt and reply. */
export const tooLong = (model: string, needed: number): BackendError =>
  failure('context-too-long', { subject: model, needed });

/** Memory as Ollama and the allocators of llama.cpp, CUDA, ROCm, Vulkan and Metal run out of it. */
const outOfMemory =
  /requires more system memory|out of (?:device |host )?memory|outofmemory|OutOf(?:Device|Host)Memory|(?:unable|fail(?:ed|ure)|could not|cannot) to allocate|cannot allocate|bad_alloc|(?:insufficient|not enough)(?: available)? memory|signal: killed/i;

/** What Ollama says when its runner has died: often of too little memory, but not only. */
const runnerDied = /runner process has terminated|runner has unexpectedly stopped|runner exited/i;

/** True for the words of a server whose model may be too large for it. */
function mayLackMemory(text: string): boolean {
  return outOfMemory.test(text) || runnerDied.test(text);
}

/** Throws a `BackendError` unless the response is a stream of Ollama. Ollama's errors are JSON; other pages are not its. */
export async function assertStream(
  response: Response,
  { host, model, needed }: OllamaAddress,
): Promise<void> {
  const { status } = response;
  if (response.ok) {
    if (/^application\/(?:x-ndjson|json)/i.test(response.headers.get('content-type') ?? '')) return;
    throw failure('bad-response', { subject: host });
  }
  const { isJson, text } = await errorBody(response);
  const facts = { detail: safeDetail(text) };
  if (status === 403 && !isJson) throw failure('origin-refused', { ...facts, subject: host });
  if (status === 503) throw failure('busy', { ...facts, subject: host });
  if (!isJson) throw failure('bad-response', { ...facts, subject: host });
  if (status === 404) throw failure('model-missing', { ...facts, subject: model });
  if (status === 401) throw failure('unauthorized', { ...facts, subject: host });
  if (status === 403) throw failure('forbidden', { ...facts, subject: host });
  if (status === 429) throw failure('rate-limited', { ...facts, subject: host });
  throw fromText(text ?? '', { host, model, needed }, facts);
}

/** The server counts better than we do, where it tells. */
const countedPrompt = /n_prompt_tokens\W+(\d+)|request \((\d+) tokens\)/;

/** The failure that the server's own words give away. */
function fromText(
  text: string,
  { host, model, needed }: OllamaAddress,
  facts: BackendErrorFacts,
): BackendError {
  if (outOfMemory.test(text)) return failure('out-of-memory', { ...facts, subject: model });
  if (!isTooLong(text)) return failure('server-error', { ...facts, subject: host });
  const [, counted, alsoCounted] = countedPrompt.exec(text) ?? [];
  const prompt = Number(counted ?? alsoCounted ?? 0);
  return failure('context-too-long', {
    ...facts,
    subject: model,
    needed: prompt > 0 ? prompt + sampling.maxTokens : needed,
  });
}

/** The client's message for a stream that ends without its `done` line. */
const endedEarly = 'Did not receive done or success response in stream.';

export function explainBrokenStream(error: unknown, address: OllamaAddress): BackendError {
  const { host } = address;
  if (error instanceof BackendError) return error;
  if (!(error instanceof Error)) return failure('unknown', { cause: error });
  if (error.message === endedEarly) return failure('cut-off', { cause: error });
  // The client throws a plain Error for an error line. A TypeError means a lost connection, or a line that is no object.
  if (error instanceof TypeError) {
    const isOddLine = error.message.startsWith('Cannot use');
    return failure(isOddLine ? 'bad-response' : 'cut-off', { subject: host, cause: error });
  }
  return fromText(error.message, address, { detail: safeDetail(error.message), cause: error });
}

/**
 * The failure of a request that got no response. The browser says "Failed to fetch" for every cause, so each is checked in
 * turn: this site's policy, the network, a request without an origin, and the permission for local addresses. If the
 * request without an origin gets a response, Ollama refused this origin.
 */
export async function explainNoAnswer(
  error: unknown,
  { host }: OllamaAddress,
  {
    network,
    policy,
    server,
    signal,
  }: { network: Network; policy: PolicyWatch; server: OllamaServer; signal: AbortSignal },
): Promise<BackendError> {
  if (error instanceof BackendError) return error;
  if (!(error instanceof TypeError)) return failure('unknown', { subject: host, cause: error });
  const facts = { subject: host, cause: error };
  if (await policy.blocked()) return failure('blocked-by-csp', facts);
  if (!network.isOnline() && !isLoopback(host)) return failure('offline', facts);
  if (await server.isThere(signal)) return failure('origin-refused', facts);
  return failure((await isLocalNetworkDenied(network, host)) ? 'permission-denied' : 'unreachable', facts);
}

/**
 * Chrome's Local Network Access concerns public sites only; a page on this device needs no permission. On an insecure
 * page Chromium says "denied" of every permission, whatever the cause.
 */
async function isLocalNetworkDenied(network: Network, host: string): Promise<boolean> {
  if (isLoopback(network.origin) || !network.isSecureContext()) return false;
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

/** Adds the installed models that could answer instead, where another model would help. */
export async function withInstalled(
  error: BackendError,
  model: string,
  server: OllamaServer,
  signal: AbortSignal,
): Promise<BackendError> {
  const { kind, detail } = error;
  const isTooLarge = kind === 'out-of-memory' || (kind === 'server-error' && mayLackMemory(detail ?? ''));
  if (!isTooLarge && kind !== 'model-missing') return error;
  const installed = await server.installed(signal);
  const size = installed.find(({ name }) => isSameModel(name, model))?.size;
  const others = installed.filter((each) => {
    if (isSameModel(each.name, model)) return false;
    // The note in the dialog has named another recipient.
    if (runsInCloud(each.name) && !runsInCloud(model)) return false;
    return !isTooLarge || size === undefined || each.size < size;
  });
  return new BackendError('ollama', kind, {
    detail,
    subject: error.subject,
    cause: error.cause,
    installed: others.map(({ name }) => name),
  });
}
