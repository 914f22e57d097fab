import { createQuotesBackend } from '../../src/backends/quotes/quotes-backend';
import { describeBackendContract } from './backend-contract';
import { backendWords } from '../support/backend-words';

/** Quotes are complete at once and cannot fail midway; only the reader can stop them. */
describeBackendContract('quotes from the CV', {
  can: { length: false, failure: false, silence: false, reasoning: false },
  async open() {
    let loads = 0;
    const backend = createQuotesBackend({
      words: backendWords,
      owner: { name: 'Ada Lovelace', firstName: 'Ada' },
      loadPassages: async () => {
        loads += 1;
        return [
          {
            id: 'summary',
            anchor: 'summary',
            heading: 'Summary',
            text: 'I program engines.',
            topic: 'about',
          },
        ];
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
