import type { BackendId } from '../backends/backend';
import type { LocalModelSnapshot, LocalModelState, Substitute } from './local-model';
import { isPrivate, type Standing } from './permissions';

/** A model outside the visitor's computer, in the words of the notes. */
export interface HostedModel {
  readonly modelName: string;
  /** Who receives the messages: a provider, or the endpoint's host. */
  readonly recipient: string;
}

/** What the site can ask, as its owner set it up. */
export interface SiteModels {
  /** The backend that the site was built for. */
  readonly backend: BackendId;
  /** That backend's model, as a person would name it. For `webllm` a stand-in until the device has been checked. */
  readonly modelName: string;
  /** The hosted model of a site that was built for the browser, where a credential or a proxy makes it usable. */
  readonly hosted?: HostedModel | undefined;
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
  readonly alternative: Substitute;
  /** The hosted model would answer, but only a click may send this conversation to it. */
  readonly mustAsk: boolean;
}

/**
 * The rule of docs/contract.md#who-answers: the model on this device where the browser can run it and the visitor
 * agrees, else the hosted model, else quotes. A site built for one backend always asks that one.
 */
export function whoAnswers(
  local: LocalModelSnapshot | undefined,
  site: SiteModels,
  conversation?: Standing,
): Answerer {
  const { hosted } = site;
  const alternative = hosted === undefined ? 'quotes' : 'huggingface';
  const facts = { because: local?.state.status, alternative, mustAsk: false } as const;
  if (!local) return { ...facts, backend: site.backend, modelName: site.modelName };

  const onDevice: Answerer = {
    ...facts,
    backend: 'webllm',
    modelName: local.model?.name ?? site.modelName,
  };
  switch (local.state.status) {
    case 'idle':
    case 'probing':
    case 'awaiting-consent':
    case 'removing':
      return { ...onDevice, backend: undefined };
    case 'downloading':
    case 'compiling':
    case 'ready':
    // The reply starts the model again. Another recipient takes over only after a click.
    case 'failed':
    case 'lost':
      return onDevice;
    case 'unsupported':
    case 'declined': {
      if (!hosted || local.instead === 'quotes') return { ...facts, backend: 'quotes', modelName: undefined };
      const mustAsk = conversation !== undefined && isPrivate(conversation);
      const backend = mustAsk ? undefined : 'huggingface';
      return { ...facts, backend, modelName: hosted.modelName, mustAsk };
    }
  }
}
