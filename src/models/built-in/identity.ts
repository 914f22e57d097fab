import type { BackendIdentity } from '../../backends/backend';
import { describeFailure } from '../../backends/describe-failure';
import type { SharedWords } from '../../backends/words.en';
import type { BuiltInWords } from './words.en';

export type IdentityWords = SharedWords & { readonly builtIn: BuiltInWords };

export function identifyBuiltIn(words: IdentityWords): BackendIdentity & { readonly id: 'built-in' } {
  return {
    id: 'built-in',
    modelName: words.builtIn.modelName,
    whereItRuns: words.builtIn.whereItRuns,
    describeError: (error, context) => describeFailure(error, context, words.failure, words.builtIn),
  };
}
