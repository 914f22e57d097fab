import type { BackendIdentity } from '../../backends/backend';
import { describeFailure } from '../../backends/describe-failure';
import type { SharedWords } from '../../backends/words.en';
import type { WebLLMModel } from './engine';
import type { WebLLMWords } from './words.en';

export interface WebLLMIdentityOptions {
  readonly model: WebLLMModel;
  readonly words: SharedWords & { readonly webllm: WebLLMWords };
}

/** Stands for the model's name until the device has been checked. */
export const anyModel = 'Qwen';

export function identifyWebLLM({ model, words }: WebLLMIdentityOptions): BackendIdentity {
  return {
    id: 'webllm',
    get modelName() {
      return model.modelName() ?? anyModel;
    },
    whereItRuns: words.webllm.whereItRuns,
    describeError: (error, context) => describeFailure(error, context, words.failure, words.webllm),
  };
}
