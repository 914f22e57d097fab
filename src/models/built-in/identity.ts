import type { BackendIdentity } from '../../backends/backend';
import { describeFailure, type FailureWords } from '../../backends/describe-failure';
import type { WaitWords } from '../../backends/words.en';
import type { BuiltInWords } from './words.en';

export interface IdentityWords {
  readonly builtIn: BuiltInWords;
  readonly failure: FailureWords;
  readonly wait: WaitWords;
}

export function identifyBuiltIn(words: IdentityWords): BackendIdentity & { readonly id: 'built-in' } {
  return {
    id: 'built-in',
    modelName: words.builtIn.modelName,
    whereItRuns: words.builtIn.whereItRuns,
    describeError: (error, context) => describeFailure(error, context, words.failure, words.builtIn),
  };
}
