import { useState } from 'react';
import { once } from '../../shared/once';
import { Button } from '../../ui/Button';
import { useChat, useChatContext } from '../chat-context';
import { chatPage, cvPage } from '../links/page-address';
import { focusedChat, isFocusedChatEmpty } from '../core/selectors';

export interface SaveConversationProps {
  /** The owner of the CV. */
  readonly owner: { readonly name: string; readonly firstName: string };
}

const load = once(() => import('./conversation-markdown'));

/** Saves the conversation as markdown, once there is one. */
export function SaveConversation({ owner }: SaveConversationProps) {
  const { store, words, partWords, findSources, announce } = useChatContext();
  const isEmpty = useChat(isFocusedChatEmpty);
  const [hasFailed, setHasFailed] = useState(false);
  if (isEmpty) return null;
  const label = hasFailed ? words.notSaved : words.save;

  async function save(): Promise<void> {
    const { messages = [] } = focusedChat(store.getState()) ?? {};
    try {
      const { saveConversation } = await load();
      await saveConversation({
        messages,
        owner,
        page: cvPage() ?? chatPage(),
        savedAt: new Date(),
        language: document.documentElement.lang,
        findSources,
        words: { ...words, saving: partWords.saving },
      });
      setHasFailed(false);
      announce(words.saved);
    } catch {
      setHasFailed(true);
      announce(words.notSaved);
    }
  }

  return (
    <Button variant="link" onPointerEnter={() => void load().catch(() => {})} onClick={() => void save()}>
      {label}
    </Button>
  );
}
