import type { VendorFailureWords } from '../describe-failure';

export interface QuotesWords extends VendorFailureWords {
  /** Stands in place of a model's name. */
  readonly modelName: string;
  /** Below each quoted reply; says that it was looked up, and that no model wrote it. No other place repeats it. */
  readonly whereItRuns: string;
}

export const quotesWords: QuotesWords = {
  modelName: 'Quotes from the CV',
  whereItRuns: 'Looked up in the CV; no model wrote it.',
  server: 'The assistant',
  unnamedSubject: 'the CV',
  failures: {
    'part-missing': () => ({
      problem: 'The CV could not be loaded.',
      action: 'Check your network connection and try again, or reload the page.',
    }),
  },
};
