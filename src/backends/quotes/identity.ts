import type { BackendIdentity } from '../backend';
import { describeFailure, type FailureWords } from '../describe-failure';
import type { QuotesWords } from './words.en';

export interface QuotesIdentityWords {
  readonly quotes: QuotesWords;
  readonly failure: FailureWords;
}

export function identifyQuotes(words: QuotesIdentityWords): BackendIdentity {
  return {
    id: 'quotes',
    modelName: words.quotes.modelName,
    whereItRuns: words.quotes.whereItRuns,
    describeError: (error, context) => describeFailure(error, context, words.failure),
  };
}
