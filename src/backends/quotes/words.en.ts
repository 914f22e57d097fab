import type { VendorFailureWords } from '../describe-failure';

export interface QuotesWords extends VendorFailureWords {
  /** Stands in place of a model's name. */
  readonly modelName: string;
  readonly whereItRuns: string;
}

export const quotesWords: QuotesWords = {
  modelName: 'Quotes from the CV',
  whereItRuns: 'quoted from the CV',
  server: 'The assistant',
  unnamedSubject: 'the CV',
  failures: {
    'part-missing': () => ({
      problem: 'The CV could not be loaded.',
      action: 'Check your network connection and try again, or reload the page.',
    }),
  },
};
