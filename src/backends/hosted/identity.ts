import type { HostedSettings } from '../../site-data';
import type { BackendIdentity } from '../backend';
import { describeFailure, type FailureWords } from '../describe-failure';
import { modelName } from '../model-name';
import type { HostedWords } from './words.en';

export interface HostedIdentityOptions extends Pick<HostedSettings, 'model'> {
  readonly words: { readonly hosted: HostedWords; readonly failure: FailureWords };
}

export function identifyHosted({ model, words }: HostedIdentityOptions): BackendIdentity {
  return {
    id: 'huggingface',
    modelName: modelName(model),
    whereItRuns: words.hosted.whereItRuns,
    describeError: (error, context) => describeFailure(error, context, words.failure, words.hosted),
  };
}
