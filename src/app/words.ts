import { hostedWords, type HostedWords } from '../backends/hosted/words.en';
import type { OllamaWords } from '../backends/ollama/words.en';
import { quotesWords, type QuotesWords } from '../backends/quotes/words.en';
import { webllmWords, type WebLLMWords } from '../backends/webllm/words.en';
import { localModelWords, type LocalModelWords } from '../local-model/words.en';
import type { FailureWords } from '../backends/describe-failure';
import { failureWords, waitWords, type WaitWords } from '../backends/words.en';
import { chatWords, type ChatWords } from '../chat/words.en';
import { pageWords, type PageWords } from '../page/words.en';
import { panelWords, type PanelWords } from './panel/words.en';
import { appWords, type AppWords } from './words.en';

/** Every sentence on screen, in one language. Each section stands in the room that shows it. */
export interface Catalogue {
  readonly app: AppWords;
  readonly page: PageWords;
  readonly panel: PanelWords;
  readonly chat: ChatWords;
  readonly localModel: LocalModelWords;
  readonly backends: {
    /** For failures that a backend has no sentences of its own for. */
    readonly failure: FailureWords;
    /** Why a reply has no text yet. */
    readonly wait: WaitWords;
    /** Loaded only by a site that asks Ollama. */
    readonly ollama: () => Promise<OllamaWords>;
    readonly hosted: HostedWords;
    readonly webllm: WebLLMWords;
    readonly quotes: QuotesWords;
  };
}

export const english: Catalogue = {
  app: appWords,
  page: pageWords,
  panel: panelWords,
  chat: chatWords,
  localModel: localModelWords,
  backends: {
    failure: failureWords,
    wait: waitWords,
    ollama: async () => (await import('../backends/ollama/words.en')).ollamaWords,
    hosted: hostedWords,
    webllm: webllmWords,
    quotes: quotesWords,
  },
};
