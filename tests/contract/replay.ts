import type { ChatBackend } from '../../src/backends/backend';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { readReply, type ReadReply } from '../support/read-reply';
import { streamOf } from '../support/split-stream';
import { testNetwork } from '../support/test-network';
import { backendWords } from '../support/backend-words';

/** The reply that a backend reads from a body in these pieces. */
export function replay(dialect: 'ollama' | 'huggingface', pieces: readonly Uint8Array[]): Promise<ReadReply> {
  const isOllama = dialect === 'ollama';
  const contentType = isOllama ? 'application/x-ndjson' : 'text/event-stream';
  const network = testNetwork({
    fetch: () =>
      Promise.resolve(new Response(streamOf(pieces), { headers: { 'content-type': contentType } })),
  });
  const backend: ChatBackend = isOllama
    ? createOllamaBackend({
        words: backendWords,
        host: 'http://localhost:11434',
        model: 'qwen3:14b',
        network,
      })
    : createHostedBackend({ words: backendWords, model: 'Qwen/Qwen3-14B', endpoint: '/v1', network });
  return readReply(backend, 'Who are you?');
}
