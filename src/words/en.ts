import { claimWords } from '../answers/claims/claim-words.en';
import { panelWords } from '../app/panel/words.en';
import { appWords } from '../app/words.en';
import { hostedWords } from '../backends/hosted/words.en';
import { ollamaWords } from '../backends/ollama/words.en';
import { quotesWords } from '../backends/quotes/words.en';
import { webllmWords } from '../models/webllm/words.en';
import { failureWords, waitWords } from '../backends/words.en';
import { claimCardWords } from '../chat/message/claims/words.en';
import { copyWords } from '../chat/message/copy-words.en';
import { savingWords } from '../chat/save/words.en';
import { chatWords } from '../chat/words.en';
import { localModelWords } from '../models/words.en';
import { pageWords } from '../page/words.en';
import { resumeWords } from '../resume/words.en';
import type { AssistantWords, SiteWords } from './catalogue';

/** English is in the folders that show it, since the types of all languages are made from it. */
export const site: SiteWords = { page: pageWords, resume: resumeWords };

export const assistant: AssistantWords = {
  app: appWords,
  chat: chatWords,
  copy: copyWords,
  saving: savingWords,
  claims: claimWords,
  claimCard: claimCardWords,
  panel: panelWords,
  localModel: localModelWords,
  backends: {
    failure: failureWords,
    wait: waitWords,
    ollama: ollamaWords,
    hosted: hostedWords,
    webllm: webllmWords,
    quotes: quotesWords,
  },
};
