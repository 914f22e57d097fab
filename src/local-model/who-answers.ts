import type { BackendId } from '../backends/backend';
import type { LocalModelSnapshot, LocalModelState } from './local-model';

/** What the site can ask, as its owner set it up. */
export interface SiteModels {
  /** The backend that the site was built for. */
  readonly backend: BackendId;
  /** That backend's model, as a person would name it. For `webllm` a stand-in until the device has been checked. */
  readonly modelName: string;
  /** The hosted model, where a credential or a proxy makes it usable. */
  readonly hostedModelName?: string | undefined;
}

/** Who answers the next question, and why. */
export interface Answerer {
  /** Undefined while the device is checked or the visitor decides. */
  readonly backend: BackendId | undefined;
  /** The model to be named above the chat; undefined where the CV is quoted. */
  readonly modelName: string | undefined;
  /** The state of the model on this device that decided; undefined where the site was built without one. */
  readonly because: LocalModelState['status'] | undefined;
  /** Who answers if the visitor declines the model on this device. */
  readonly alternative: 'huggingface' | 'quotes';
}

/**
 * The rule of docs/contract.md#who-answers: the model on this device where the browser can run it and the visitor
 * agrees, else the hosted model, else quotes. A site built for one backend always asks that one.
 */
export function whoAnswers(local: LocalModelSnapshot | undefined, site: SiteModels): Answerer {
  const { hostedModelName } = site;
  const alternative = hostedModelName === undefined ? 'quotes' : 'huggingface';
  if (!local) return { backend: site.backend, modelName: site.modelName, because: undefined, alternative };

  const because = local.state.status;
  const modelName = local.model?.name ?? site.modelName;
  const onDevice: Answerer = { backend: 'webllm', modelName, because, alternative };
  const elsewhere: Answerer = { backend: alternative, modelName: hostedModelName, because, alternative };
  switch (because) {
    case 'idle':
    case 'probing':
    case 'awaiting-consent':
      return { ...onDevice, backend: undefined };
    case 'downloading':
    case 'compiling':
    case 'ready':
      return onDevice;
    case 'unsupported':
    case 'declined':
      return elsewhere;
    case 'failed':
    case 'lost':
      // Without a hosted model the reply retries the local one, and says what went wrong.
      return hostedModelName === undefined ? onDevice : elsewhere;
  }
}
