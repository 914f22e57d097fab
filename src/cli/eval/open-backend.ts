import { BackendError, type BackendErrorKind } from '../../backends/backend-error.ts';
import type { ChatBackend } from '../../backends/backend.ts';
import { createQuotesBackend } from '../../backends/quotes/quotes-backend.ts';
import { toCv } from '../../resume/cv.ts';
import type { Profile } from '../../resume/profile.ts';
import type { ServerId } from '../../shared/site-data.ts';
import { assistant, site as english } from '../../words/en.ts';
import { engineParts } from '../../site/thesaurus.ts';
import { openServer, settingsFor } from '../model-backend.ts';
import type { AskedReply, EvalBackend, OpenBackendOptions } from './made-question.ts';
import { openBuiltSite } from './open-built-site.ts';

export type EvalBackendName = 'webllm' | 'quotes' | ServerId;

/** Throws an Error with a sentence where what answers cannot be opened at all. */
export async function openBackend(name: EvalBackendName, options: OpenBackendOptions): Promise<EvalBackend> {
  if (name === 'webllm') return openBuiltSite(options);
  if (name === 'quotes') return fromChatBackend(quotesBackendOf(options.profile, options.today));
  const { server, backend } = await openServer(settingsFor(name, options.environment));
  return fromChatBackend(backend, server.model);
}

/** The quotes backend of a site that is made from this profile. */
export function quotesBackendOf(profile: Profile, today: Date): ChatBackend {
  const parts = engineParts(toCv(profile, english.resume), today);
  const { backends: words } = assistant;
  return createQuotesBackend({
    ...parts,
    words,
    loadCv: async () => parts,
    language: 'en',
    now: () => today,
  });
}

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

/** One of the site's own backends, with the messages as they are. */
function fromChatBackend(backend: ChatBackend, modelName = backend.modelName): EvalBackend {
  return {
    modelName,
    dispose() {},
    async ask(messages) {
      const began = performance.now();
      const since = () => (performance.now() - began) / 1000;
      let reply: Omit<AskedReply, 'seconds'> = { text: '' };
      try {
        for await (const event of backend.stream(messages, { signal: new AbortController().signal })) {
          if (event.type === 'text-delta')
            reply = { firstSeconds: since(), ...reply, text: reply.text + event.text };
          if (event.type === 'text-retracted') reply = { ...reply, text: '' };
          if (event.type === 'end')
            reply = {
              ...reply,
              tokensPerSecond: event.stats?.decodeTokensPerSecond,
              error: event.missing && assistant.chat.missing[event.missing],
            };
        }
        return { ...reply, seconds: since() };
      } catch (cause) {
        const failed = { ...reply, seconds: since() };
        if (!(cause instanceof BackendError)) return { ...failed, error: String(cause) };
        const { problem, action } = backend.describeError(cause, { origin: 'http://localhost' });
        return { ...failed, error: `${problem} ${action}`, isFatal: fatalKinds.has(cause.kind) };
      }
    },
  };
}
