import type { OllamaSettings } from '../../shared/site-data';
import type { BackendIdentity } from '../backend';
import { isLoopback } from '../http/loopback';
import { modelName, runsInCloud } from '../model-name';
import type { SharedWords } from '../words.en';
import { describeOllamaError } from './describe-error';
import type { OllamaWords } from './words.en';

export interface OllamaIdentityOptions extends OllamaSettings {
  readonly words: SharedWords & { readonly ollama: OllamaWords };
}

export interface OllamaIdentity extends BackendIdentity {
  /** As Ollama names it: the site's, or the one that the visitor has chosen for this visit. */
  readonly model: string;
  useModel(model: string): void;
}

export function identifyOllama({ host, model: siteModel, words }: OllamaIdentityOptions): OllamaIdentity {
  let model = siteModel;
  return {
    id: 'ollama',
    get model() {
      return model;
    },
    get modelName() {
      return modelName(model);
    },
    get recipientId() {
      const server = new URL(host).href;
      return runsInCloud(model) ? `${server}#cloud` : server;
    },
    useModel(chosen) {
      model = chosen;
    },
    whereItRuns: words.ollama.whereItRuns(isLoopback(host) ? undefined : new URL(host).hostname),
    describeError: (error, context) => describeOllamaError(error, context, words.failure, words.ollama),
  };
}
