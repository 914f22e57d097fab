import { loadPack } from '../../src/answers/languages/load-pack';
import { emptyThesaurus } from '../../src/answers/thesaurus/thesaurus';
import { createQuotesBackend } from '../../src/backends/quotes/quotes-backend';
import { describeBackendContract } from './backend-contract';
import { backendWords } from '../support/words';
import { cvOf } from '../support/cv-of';

const resume = { basics: { name: 'Ada Lovelace', summary: 'I program engines.' } };
const cv = cvOf(resume);

/** Quotes are complete at once and cannot fail midway; only the reader can stop them. */
describeBackendContract('quotes from the CV', {
  can: { length: false, failure: false, silence: false, reasoning: false },
  async open() {
    let loads = 0;
    const backend = createQuotesBackend({
      words: backendWords,
      language: 'en',
      now: () => new Date(),
      loadPack,
      loadSynonyms: async () => '',
      loadCv: async () => {
        loads += 1;
        return { cv, thesaurus: emptyThesaurus };
      },
    });
    return {
      backend,
      requestCount: () => loads,
      released: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  },
});
