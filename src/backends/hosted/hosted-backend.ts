import { chatCompletionStream } from '@huggingface/inference';
import type { ChatBackend, ReplyStats } from '../backend';
import { abortableSleep, type Sleep } from '../../shared/abortable-sleep';
import { eventStream, withPlainErrors } from '../http/error-lines';
import type { Network } from '../http/network';
import { createFieldSender, withNoThink } from '../http/no-think';
import { watchPolicy } from '../http/policy-watch';
import { type ReplyChunk, streamReply, type ReplyEnd } from '../http/stream-reply';
import { withWaits } from '../http/with-waits';
import { sampling } from '../sampling';
import {
  assertStream,
  cutOff,
  explainBrokenStream,
  explainNoAnswer,
  noCredential,
  type HostedModel,
} from './hosted-errors';
import { familyOf } from '../../models/known/families';
import type { HostedSettings } from '../../shared/site-data';
import { identifyHosted, type HostedIdentityOptions } from './identity';

export interface HostedBackendOptions extends HostedSettings, HostedIdentityOptions {
  readonly token?: string | undefined;
  readonly network: Network;
  readonly sleep?: Sleep | undefined;
}

const routerUrl = 'https://router.huggingface.co';

/** Milliseconds between attempts at a server that is overloaded or still loads the model. */
const pausesBetweenAttempts = [1000, 3000];

export function createHostedBackend(options: HostedBackendOptions): ChatBackend {
  const { model, provider, token, endpoint, network, words, sleep = abortableSleep } = options;
  // The client takes a relative endpoint for a model's name and sends it, token included, to its router.
  const endpointUrl = endpoint ? new URL(endpoint, network.origin).href : undefined;
  const quirk = { leaks: false };
  const takesField = familyOf(model)?.thinkingSwitch === 'field';
  const send = createFieldSender('chat_template_kwargs', (input, init) => network.fetch(input, init));
  const hosted: HostedModel = { address: endpointUrl ?? routerUrl, model, token };
  const target = endpointUrl ? { model, endpointUrl } : { model: provider ? `${model}:${provider}` : model };

  /** Retries a 503 twice; the client itself would repeat it at once and without end. */
  async function fetchWithRetry(input: RequestInfo | URL, given: RequestInit, signal: AbortSignal) {
    const headers = new Headers(given.headers);
    // Some browsers announce this header in the preflight, where a proxy may refuse it.
    headers.delete('User-Agent');
    const init = { ...given, headers, signal };
    for (const pause of pausesBetweenAttempts) {
      const response = await send(input, init);
      if (response.status !== 503) return response;
      await response.body?.cancel();
      await sleep(pause, signal);
    }
    return send(input, init);
  }

  return {
    ...identifyHosted(options),
    async *stream(messages, { signal: outerSignal }) {
      outerSignal.throwIfAborted();
      if (!endpointUrl && !token) throw noCredential();
      let answered = false;
      const policy = watchPolicy(network.policyViolations, hosted.address);

      async function* request(signal: AbortSignal): AsyncGenerator<ReplyChunk> {
        // The client's class would bundle every other task as well; this is the function behind its method.
        const chunks = chatCompletionStream(
          {
            ...target,
            accessToken: token ?? '',
            messages: withNoThink(messages, model).map(({ role, content }) => ({ role, content })),
            temperature: sampling.temperature,
            max_tokens: sampling.maxTokens,
            top_p: sampling.topP,
            ...(takesField ? { chat_template_kwargs: { enable_thinking: false } } : {}),
          },
          {
            // Our fetch throws at a 503 before the client can repeat it. This is a second safeguard.
            retry_on_error: false,
            fetch: async (input, init) => {
              const response = await fetchWithRetry(input, init ?? {}, signal);
              answered = true;
              await assertStream(response, hosted);
              return withPlainErrors(response, eventStream);
            },
          },
        );
        const reader = createChunkReader();
        for await (const chunk of chunks) yield reader.read(chunk);
      }

      try {
        yield* streamReply(outerSignal, {
          quirk,
          open: (signal, isHolding) => withWaits(request(signal), { words: words.wait, isHolding, sleep }),
          explain: async (error) =>
            answered
              ? explainBrokenStream(error, hosted, network)
              : explainNoAnswer(error, hosted, { network, policy }),
          cutOff,
        });
      } finally {
        policy.stop();
      }
    },
  };
}

/**
 * The parts of a chunk that are used. The client's types promise more: providers leave out the choice, its `delta` or
 * the `content`, or send `null`. `reasoning` and `reasoning_content` are dropped on purpose.
 */
interface LooseChunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: string | null };
    readonly finish_reason?: string | null;
  }[];
  readonly usage?: Usage | null;
}

interface Usage {
  readonly prompt_tokens?: number;
  readonly completion_tokens?: number;
}

/** Reads the chunks of one reply. Providers send its figures with the end, before it, or in a chunk of their own after it. */
function createChunkReader() {
  let reason: ReplyEnd['reason'] | undefined;
  let stats: ReplyStats | undefined;
  return {
    read(chunk: LooseChunk | null): ReplyChunk {
      const choice = chunk?.choices?.[0];
      const content = choice?.delta?.content;
      if (choice?.finish_reason) reason = toReason(choice.finish_reason);
      if (chunk?.usage) stats = toStats(chunk.usage);
      return {
        content: typeof content === 'string' ? content : undefined,
        end: reason && { type: 'end', reason, stats },
      };
    },
  };
}

/** Some providers send zeros until the last chunk. */
function toStats({ prompt_tokens, completion_tokens }: Usage): ReplyStats {
  return { promptTokens: prompt_tokens || undefined, completionTokens: completion_tokens || undefined };
}

/** Together says `eos`, TGI says `stop_sequence`. */
function toReason(finishReason: string): ReplyEnd['reason'] {
  if (['stop', 'eos', 'eos_token', 'stop_sequence'].includes(finishReason)) return 'stop';
  return finishReason === 'length' ? 'length' : 'other';
}
