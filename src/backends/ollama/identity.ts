import type { OllamaSettings } from '../../site-data';
import type { BackendIdentity } from '../backend';
import type { FailureWords } from '../describe-failure';
import { isLoopback } from '../http/loopback';
import { modelName } from '../model-name';
import { describeOllamaError } from './describe-error';
import type { OllamaWords } from './words.en';

export interface OllamaIdentityOptions extends OllamaSettings {
  readonly words: { readonly ollama: OllamaWords; readonly failure: FailureWords };
}

export function identifyOllama({ host, model, words }: OllamaIdentityOptions): BackendIdentity {
  return {
    id: 'ollama',
    modelName: modelName(model),
    whereItRuns: words.ollama.whereItRuns(isLoopback(host) ? undefined : new URL(host).hostname),
    describeError: (error, context) => describeOllamaError(error, context, words.failure, words.ollama),
  };
}
