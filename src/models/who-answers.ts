import type { BackendId } from '../backends/backend';
import type { OfferSnapshot, LocalModelSnapshot, LocalModelState } from './local-model';
import { isLeftPrivate, isPrivate, type Standing } from './permissions';

/** A model outside the visitor's computer, in the words of the notes. */
export interface HostedModel {
  readonly modelName: string;
  /** Who receives the messages: a provider, or the endpoint's host. */
  readonly recipient: string;
  /** `ChatBackend.recipientId` */
  readonly recipientId?: string | undefined;
}

/** What the site can ask, as its owner set it up. */
export interface SiteModels {
  /** The backend that the site was built for. */
  readonly backend: BackendId;
  /** Of that backend. */
  readonly recipientId?: string | undefined;
  /** The program on a computer that answers, as a person would name it: "Ollama". */
  readonly server?: string | undefined;
  /** That backend's model, as a person would name it. For `webllm` a placeholder until the device has been checked. */
  readonly modelName: string;
  /** The hosted model of a site that was built for the browser, where a credential or a proxy makes it usable. */
  readonly hosted?: HostedModel | undefined;
}

/** Who answers the next question, and why. */
export interface Answerer {
  readonly backend: BackendId;
  /** The model to be named above the chat; undefined where the CV is quoted. */
  readonly modelName: string | undefined;
  /** The chat's title line, where the model has one of its own. */
  readonly title?: string | undefined;
  /** The state of the model on this device that decided; undefined where the site was built without one. */
  readonly because: LocalModelState['status'] | undefined;
  /** Who answers if the visitor declines the model on this device. */
  readonly alternative: 'huggingface' | 'quotes';
  /** A model elsewhere would answer, but only a click may send this conversation to it. Until then quotes do. */
  readonly mustAsk: boolean;
}

/**
 * The rule of docs/contract.md#backend-selection: the model on this device once it is ready, else the one that the visitor chose
 * from those that the device has already, else the hosted model where the visitor declined or the browser has none, else quotes. Nobody waits for a probe, a decision or a download. A site
 * built for one backend asks that one, but for a conversation from an earlier page that it has not had.
 * @param expressly The visitor asks for a model, by "Try again" on its reply or by "Ask the model": the model on this
 * device is loaded for it where that needs no further consent.
 */
export function whoAnswers(
  local: LocalModelSnapshot | undefined,
  site: SiteModels,
  conversation?: Standing,
  expressly = false,
): Answerer {
  const { hosted } = site;
  const alternative = hosted === undefined ? 'quotes' : 'huggingface';
  const facts = { because: local?.state.status, alternative, mustAsk: false } as const;
  const quotes: Answerer = { ...facts, backend: 'quotes', modelName: undefined };
  if (!local) {
    const { backend, modelName, recipientId = backend } = site;
    const mustAsk = conversation !== undefined && isLeftPrivate(conversation, recipientId);
    return mustAsk ? { ...quotes, mustAsk } : { ...facts, backend, modelName };
  }
  const onDevice: Answerer = {
    ...facts,
    backend: 'webllm',
    modelName: local.model?.name ?? site.modelName,
  };
  const chosen = chosenOffer(local);
  if (chosen) {
    const { status, backend, words } = chosen;
    const answers = status === 'ready' || (expressly && (status !== 'failed' || chosen.mayRetry));
    if (!answers) return quotes;
    return { ...facts, backend: backend.id, modelName: backend.modelName, title: words.title };
  }
  switch (local.state.status) {
    case 'downloading':
    case 'compiling':
    // Another recipient takes over only after a click.
    case 'failed':
    case 'lost':
      return expressly && local.model ? onDevice : quotes;
    case 'ready':
      return onDevice;
    case 'unsupported':
    case 'declined': {
      if (!hosted || local.instead === 'quotes' || mustChoose(local)) return quotes;
      const mustAsk = conversation !== undefined && isPrivate(conversation, recipientOf(hosted));
      if (mustAsk) return { ...quotes, mustAsk };
      return { ...facts, backend: 'huggingface', modelName: hosted.modelName };
    }
    default:
      return quotes;
  }
}

/** As `Conversation.answeredBy` names it. */
export function recipientOf({ recipientId = 'huggingface' }: HostedModel): string {
  return recipientId;
}

/** A model that was found on this device. */
export type FoundOffer = Extract<OfferSnapshot, { readonly backend: unknown }>;

/** The model that this device has already; undefined where there is none, or before the check. */
export function foundOffer({ offer }: LocalModelSnapshot): FoundOffer | undefined {
  return offer && 'backend' in offer ? offer : undefined;
}

/** The same where the visitor chose it. */
export function chosenOffer(local: LocalModelSnapshot): FoundOffer | undefined {
  const found = foundOffer(local);
  return found?.backend.id === local.instead ? found : undefined;
}

/** True where this device cannot run a downloaded model, but has one, and the visitor has not chosen yet. */
export function mustChoose(local: LocalModelSnapshot): boolean {
  return (
    local.state.status === 'unsupported' && local.instead === undefined && foundOffer(local) !== undefined
  );
}
