import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ChatStore } from '../chat/core/chat-store';
import { lastReply } from '../chat/core/selectors';
import { Button } from '../ui/Button';
import { partNotLoaded } from './load-part';
import { reloadWith } from './reload';
import type { AppWords } from './words.en';
import './ReloadOffer.css';

/**
 * Offers to reload the page once a part of the assistant could not be loaded; never reloads unasked, since conversation
 * and loaded model go with the page. A reply that succeeds afterwards shows that nothing is missing.
 */
export function ReloadOffer({ store, words }: { readonly store: ChatStore; readonly words: AppWords }) {
  const [failedAt, setFailedAt] = useState<number>();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const hasAnsweredSince = useStore(store, (state) => {
    const reply = lastReply(state);
    return reply?.status === 'done' && (reply.sentAt ?? 0) > (failedAt ?? Infinity);
  });

  useEffect(() => {
    const onFailure = () => setFailedAt(performance.now());
    window.addEventListener(partNotLoaded, onFailure);
    return () => window.removeEventListener(partNotLoaded, onFailure);
  }, []);

  if (failedAt === undefined || hasAnsweredSince) return null;
  const reload = async () => {
    const { draft } = store.getState();
    setIsUnreachable(!(await reloadWith({ clicked: 'assistant-button', draft })));
  };
  return (
    <output className="reload-offer">
      <span>{isUnreachable ? words.siteUnreachable : words.partNotLoaded}</span>
      <Button onClick={() => void reload()}>{words.reload}</Button>
    </output>
  );
}
