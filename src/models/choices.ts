import type { LocalModel, LocalModelSnapshot } from './local-model';
import { chosenOffer, foundOffer, mustChoose, type SiteModels } from './who-answers';
import type { LocalModelWords } from './words.en';

/** Something the visitor may choose, as a button. */
export interface Choice {
  readonly label: string;
  readonly choose: () => void;
}

interface ChoicesContext {
  readonly localModel: Pick<LocalModel, 'decline' | 'retry'>;
  readonly site: SiteModels;
  readonly words: LocalModelWords;
  /** The visitor lets the conversation in view leave the device; does nothing where none is in view. */
  readonly permit: () => void;
}

/** Who may answer next instead of who does now. The visitor may change the choice at any time. */
export function otherWays(
  snapshot: LocalModelSnapshot,
  { localModel, site, words, permit }: ChoicesContext,
  mustAsk = false,
): Choice[] {
  const { state, instead } = snapshot;
  const useHosted: Choice = {
    label: words.useHosted,
    choose() {
      permit();
      localModel.decline('huggingface');
    },
  };
  const useQuotes: Choice = { label: words.useQuotes, choose: () => localModel.decline('quotes') };
  const retry = (label: string): Choice => ({ label, choose: () => localModel.retry() });

  const isChanged = state.status === 'failed' && state.failure === 'library-changed';
  const hereAgain = state.status === 'failed' || state.status === 'lost';
  const isReplaced = state.status === 'unsupported' || state.status === 'declined';
  const chosen = chosenOffer(snapshot);
  const quotesAnswer = isReplaced && !chosen && (instead === 'quotes' || !site.hosted);
  const hostedAnswers = isReplaced && !chosen && !quotesAnswer && !mustAsk && !mustChoose(snapshot);
  return [
    ...offerChoice(snapshot, localModel),
    ...(isChanged ? [{ label: words.runChanged, choose: () => localModel.retry(true) }] : []),
    ...(hereAgain && !isChanged ? [retry(words.retryHere)] : []),
    ...(site.hosted && !hostedAnswers ? [useHosted] : []),
    ...(quotesAnswer ? [] : [useQuotes]),
    ...(state.status === 'declined' ? [retry(words.start)] : []),
  ];
}

/** The button of the model on offer, where that does not answer and may be tried. */
function offerChoice(snapshot: LocalModelSnapshot, localModel: Pick<LocalModel, 'decline'>): Choice[] {
  const offer = foundOffer(snapshot);
  if (!offer || (offer.status === 'failed' && !offer.mayRetry)) return [];
  if (chosenOffer(snapshot) && offer.status !== 'failed') return [];
  const { id } = offer.backend;
  return [{ label: offer.words.use, choose: () => localModel.decline(id) }];
}
