import { claimWords } from '../answers/claims/claim-words.en';
import { panelWords, appWords } from '../app/words.en';
import type { VendorFailureWords } from '../backends/describe-failure';
import { hostedWords } from '../backends/hosted/words.en';
import { ollamaWords } from '../backends/ollama/words.en';
import { quotesWords } from '../backends/quotes/words.en';
import { webllmWords } from '../models/webllm/words.en';
import { failureWords, waitWords } from '../backends/words.en';
import { savingWords, chatWords } from '../chat/words.en';
import { localModelWords } from '../models/words.en';
import { pageWords } from '../page/words.en';
import { resumeWords } from '../resume/words.en';

/**
 * The sentences that the builder writes into the page and its files; they never reach the client. English is in the
 * folders that show it, and the types of all languages are made from it.
 */
export const site = { page: pageWords, resume: resumeWords };

export type SiteWords = typeof site;

/** The sentences of the client: one chunk, loaded with the chat. */
export const assistant = {
  app: appWords,
  chat: chatWords,
  saving: savingWords,
  claims: claimWords,
  panel: panelWords,
  localModel: { ...localModelWords, failures: (webllmWords as VendorFailureWords).failures },
  backends: {
    /** For failures that a backend has no sentences of its own for. */
    failure: failureWords,
    /** Why a reply has no text yet. */
    wait: waitWords,
    ollama: ollamaWords,
    hosted: hostedWords,
    webllm: webllmWords,
    quotes: quotesWords,
  },
};

export type AssistantWords = typeof assistant;
