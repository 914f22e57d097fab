import type { ChatBackend, ChatMessage } from '../backends/backend.ts';
import { BackendError } from '../backends/backend-error.ts';
import { createHostedBackend } from '../backends/hosted/hosted-backend.ts';
import type { Network } from '../backends/http/network.ts';
import { createOllamaBackend } from '../backends/ollama/ollama-backend.ts';
import type { Settings } from '../site/settings.ts';
import { visibleText } from '../visible-text.ts';
import { assistant as english } from '../words/en.ts';

/** The value of `VITE_CHAT_BACKEND` that names each model outside the browser. */
export const modelFlags = { ollama: '1', huggingface: '0' } as const;
export type ModelBackendName = keyof typeof modelFlags;

const origin = 'http://localhost';
const words = english.backends;

/** Node's network: it is online, and has neither a policy nor permissions. */
export const nodeNetwork: Network = {
  fetch,
  origin,
  isOnline: () => true,
  isSecureContext: () => true,
  queryPermission: () => Promise.reject(new TypeError('Node has no permissions')),
  policyViolations: new EventTarget(),
};

/** The model that a site with these settings asks; undefined where it runs in the browser. */
export function createModelBackend({ site, hostedToken }: Settings): ChatBackend | undefined {
  switch (site.backend) {
    case 'ollama':
      return createOllamaBackend({ words, ...site.ollama, network: nodeNetwork });
    case 'huggingface':
      return createHostedBackend({ words, ...site.hosted, token: hostedToken, network: nodeNetwork });
    case 'webllm':
      return undefined;
  }
}

/** The whole reply of a backend. Throws an Error with its failure in a visitor's words. */
export async function readReply(backend: ChatBackend, messages: readonly ChatMessage[]): Promise<string> {
  let text = '';
  try {
    for await (const event of backend.stream(messages, { signal: new AbortController().signal })) {
      if (event.type === 'text-delta') text += event.text;
      if (event.type === 'text-retracted') text = '';
    }
  } catch (cause) {
    if (!(cause instanceof BackendError)) throw cause;
    const { problem, action } = backend.describeError(cause, { origin });
    throw new Error(`${problem} ${action}`, { cause });
  }
  return visibleText(text);
}
