import type { ChatBackend, ChatMessage } from '../../../backends/backend.ts';
import { BackendError, type BackendErrorKind } from '../../../backends/backend-error.ts';
import { assistant } from '../../../words/en.ts';
import type { AskedReply, EvalBackend } from './eval-backend.ts';

/** Failures of the settings or of the server's state: they would meet every other question too. */
const fatalKinds: ReadonlySet<BackendErrorKind> = new Set([
  'offline',
  'part-missing',
  'unreachable',
  'origin-refused',
  'permission-denied',
  'blocked-by-csp',
  'no-credential',
  'unauthorized',
  'credits-exhausted',
  'forbidden',
  'model-missing',
  'model-unsupported',
]);

interface ChatBackendOptions {
  readonly name: string;
  /** The backend's own name for it by default. */
  readonly modelName?: string | undefined;
  readonly megabytes?: number | undefined;
  /** Milliseconds. */
  readonly now?: (() => number) | undefined;
}

const origin = 'http://localhost';

/** The eval asks one of the site's own backends, with the messages as they are. */
export function fromChatBackend(
  backend: ChatBackend,
  { name, modelName = backend.modelName, megabytes, now = () => performance.now() }: ChatBackendOptions,
): EvalBackend {
  return {
    name,
    modelName,
    megabytes,
    async ask(messages) {
      const began = now();
      const since = () => (now() - began) / 1000;
      const reply = await read(backend, messages, since);
      return { ...reply, seconds: since() };
    },
    dispose: () => backend.dispose(),
  };
}

async function read(
  backend: ChatBackend,
  messages: readonly ChatMessage[],
  since: () => number,
): Promise<Omit<AskedReply, 'seconds'>> {
  let text = '';
  let error: string | undefined;
  let firstSeconds: number | undefined;
  let tokensPerSecond: number | undefined;
  try {
    for await (const event of backend.stream(messages, { signal: new AbortController().signal })) {
      if (event.type === 'text-delta') {
        firstSeconds ??= since();
        text += event.text;
      }
      if (event.type === 'text-retracted') text = '';
      if (event.type === 'end') {
        tokensPerSecond = event.stats?.decodeTokensPerSecond;
        if (event.missing) error = assistant.chat.missing[event.missing];
      }
    }
    return { text, error, firstSeconds, tokensPerSecond };
  } catch (cause) {
    if (!(cause instanceof BackendError))
      return { text, error: cause instanceof Error ? cause.message : String(cause) };
    const { problem, action } = backend.describeError(cause, { origin });
    return { text, error: `${problem} ${action}`, isFatal: fatalKinds.has(cause.kind) };
  }
}
