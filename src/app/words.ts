import type { HostedWords } from '../backends/hosted/words.en';
import type { OllamaWords } from '../backends/ollama/words.en';
import { quotesWords, type QuotesWords } from '../backends/quotes/words.en';
import { webllmWords, type WebLLMWords } from '../backends/webllm/words.en';
import type { FailureWords } from '../backends/describe-failure';
import { failureWords, waitWords, type WaitWords } from '../backends/words.en';
import { chatWords, type ChatWords } from '../chat/words.en';
import { appWords, type AppWords } from './words.en';

/**
 * The sentences of the chat, in one language. Those of the page are in its HTML; those of panel, local model and copied
 * answers are loaded with them. Each section stands in the room that shows it.
 */
export interface Catalogue {
  readonly app: AppWords;
  readonly chat: ChatWords;
  readonly backends: {
    /** For failures that a backend has no sentences of its own for. */
    readonly failure: FailureWords;
    /** Why a reply has no text yet. */
    readonly wait: WaitWords;
    /** Loaded only by a site that asks Ollama. */
    readonly ollama: () => Promise<OllamaWords>;
    /** Loaded only by a site that can ask a hosted model. */
    readonly hosted: () => Promise<HostedWords>;
    readonly webllm: WebLLMWords;
    readonly quotes: QuotesWords;
  };
}

export const english: Catalogue = {
  app: appWords,
  chat: chatWords,
  backends: {
    failure: failureWords,
    wait: waitWords,
    ollama: async () => (await import('../backends/ollama/words.en')).ollamaWords,
    hosted: async () => (await import('../backends/hosted/words.en')).hostedWords,
    webllm: webllmWords,
    quotes: quotesWords,
  },
};
