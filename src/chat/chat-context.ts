import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { BackendId } from '../backends/backend';
import { isLoading, type LocalModelState } from '../local-model/local-model';
import type { ChatState, ChatStore } from './core/chat-store';
import type { FindSources } from '../answers/find-sources';
import type { ChatWords } from './words.en';

export interface ChatContextValue {
  readonly store: ChatStore;
  readonly words: ChatWords;
  readonly findSources?: FindSources | undefined;
  /** The state of the model on this device; undefined where the site was built without one. */
  readonly localModelStatus?: LocalModelState['status'] | undefined;
  /** Who answers the next question. */
  readonly nextBackend?: BackendId | undefined;
  /** Tells a sentence to visitors who do not see the screen, without interrupting them. */
  readonly announce: (sentence: string) => void;
}

export const ChatContext = createContext<ChatContextValue | undefined>(undefined);

export function useChatContext(): ChatContextValue {
  const value = use(ChatContext);
  if (!value) throw new Error('The parts of the chat are rendered inside ChatModal only');
  return value;
}

export function useWords(): ChatWords {
  return useChatContext().words;
}

/** True while the model on this device is fetched or prepared. */
export function useIsModelLoading(): boolean {
  const { localModelStatus: status } = useChatContext();
  return status !== undefined && isLoading({ status });
}

/** Renders the component again only when the selected value changes. */
export function useChat<Selected>(select: (state: ChatState) => Selected): Selected {
  return useStore(useChatContext().store, select);
}
