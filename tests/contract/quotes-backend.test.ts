import { createQuotesBackend } from '../../src/backends/quotes/quotes-backend';
import { describeBackendContract } from './backend-contract';
import { backendWords } from '../support/backend-words';

describeBackendContract('quotes', {
  open: async () => {
    let loads = 0;
    const backend = createQuotesBackend({
      words: backendWords,
      loadPassages: async () => {
        loads += 1;
        return [
          { id: 'summary', anchor: 'summary', heading: 'Summary', text: 'An engineer.', topic: 'summary' },
        ];
      },
      owner: { name: 'Ada Byron', firstName: 'Ada' },
    });
    return { backend, requestCount: () => loads, released: async () => {}, close: async () => {} };
  },
  // It has no model: its reply is there at once, as long as it is, and in the CV's words.
  can: { length: false, failure: false, silence: false, reasoning: false },
});
