import { useSyncExternalStore } from 'react';
import { Announcement } from './FallbackNote';
import type { LocalModelSnapshot } from './local-model';
import { useWorksOffline } from './use-works-offline';
import { type Answerer, chosenOffer } from './who-answers';
import type { LocalModelWords } from './words.en';
import './FallbackNote.css';

interface OfflineNoteProps {
  readonly snapshot: LocalModelSnapshot;
  readonly answerer: Pick<Answerer, 'backend'>;
  readonly words: LocalModelWords;
}

/** Tells a visitor without a network what works. */
export function OfflineNote({ snapshot, answerer, words }: OfflineNoteProps) {
  const isOnline = useIsOnline();
  const siteIsStored = useWorksOffline();
  const what = isOnline ? undefined : whatWorks(snapshot, answerer, siteIsStored);
  const offer = chosenOffer(snapshot);
  const answersHere = !isOnline && offer?.status === 'ready';
  const sentence = answersHere ? offer.words.offline : what === undefined ? '' : words.offline[what];
  return (
    <>
      {sentence !== '' && (
        <p className="fallback-note" role="note" aria-label={words.facts.offline}>
          {sentence}
        </p>
      )}
      <Announcement text={sentence} />
    </>
  );
}

/** Undefined while the device is checked. */
function whatWorks(
  { state: { status }, model }: LocalModelSnapshot,
  { backend }: Pick<Answerer, 'backend'>,
  siteIsStored: boolean,
): 'everything' | 'thisTab' | 'notTheHosted' | 'quotes' | undefined {
  if (status === 'idle' || status === 'probing') return undefined;
  const isUsed = status !== 'unsupported' && status !== 'declined';
  if (isUsed && model?.onDevice) return siteIsStored ? 'everything' : 'thisTab';
  return backend === 'huggingface' ? 'notTheHosted' : 'quotes';
}

/** False while the browser knows that it has no network. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
