import { Ollama, type ChatResponse } from 'ollama/browser';
import type { ChatBackend } from '../backend';
import type { Network } from '../http/network';
import { withNoThink } from '../http/no-think';
import { watchPolicy } from '../http/policy-watch';
import { streamReply } from '../http/stream-reply';
import { identifyOllama, type OllamaIdentityOptions } from './identity';
import { toReplyChunk } from './ollama-chunks';
import { assertStream, cutOff, explainBrokenStream, explainNoAnswer } from './ollama-errors';

export interface OllamaBackendOptions extends OllamaIdentityOptions {
  readonly network: Network;
}

export function createOllamaBackend(options: OllamaBackendOptions): ChatBackend {
  const { model, network } = options;
  const host = options.host.replace(/\/+$/, '');
  const quirk = { leaks: false };
  const address = { host, model };
  return {
    ...identifyOllama(options),
    async *stream(messages, { signal: outerSignal }) {
      let answered = false;
      const policy = watchPolicy(network.policyViolations, host);
      try {
        yield* streamReply(outerSignal, {
          quirk,
          async *open(signal) {
            // A new client for each reply, since a client keeps an entry for every failed request. Its fetch is bound to
            // our signal, since the client's own abort does nothing before the headers.
            const client = new Ollama({
              host,
              fetch: async (input, init) => {
                const response = await network.fetch(input, { ...init, signal });
                answered = true;
                await assertStream(response, address);
                return response;
              },
            });
            const chunks: AsyncIterable<ChatResponse> = await client.chat({
              model,
              messages: withNoThink(messages, model).map(({ role, content }) => ({ role, content })),
              stream: true,
              think: false,
            });
            for await (const chunk of chunks) yield toReplyChunk(chunk);
          },
          explain: async (error, signal) =>
            answered
              ? explainBrokenStream(error, address)
              : explainNoAnswer(error, address, { network, policy, signal }),
          cutOff,
        });
      } finally {
        policy.stop();
      }
    },
    dispose() {
      // Nothing outlives a request.
    },
  };
}
