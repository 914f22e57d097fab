import type { HostedSettings } from '../../shared/site-data';
import type { BackendIdentity } from '../backend';
import { describeFailure } from '../describe-failure';
import type { Network } from '../http/network';
import { modelName } from '../model-name';
import type { SharedWords } from '../words.en';
import type { HostedWords } from './words.en';

export interface HostedIdentityOptions extends HostedSettings {
  readonly network: Pick<Network, 'origin'>;
  readonly words: SharedWords & { readonly hosted: HostedWords };
}

export function identifyHosted(options: HostedIdentityOptions): BackendIdentity {
  const { model, provider = 'auto', endpoint, network, words } = options;
  return {
    id: 'huggingface',
    modelName: modelName(model),
    whereItRuns: words.hosted.whereItRuns,
    recipientId: endpoint ? new URL(endpoint, network.origin).href : `huggingface.co/${provider}`,
    describeError: (error, context) => describeFailure(error, context, words.failure, words.hosted),
  };
}
