import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { BackendId } from '../backends/backend';
import { isLoading, type LocalModelState } from '../models/local-model';
import type { ChatState } from './core/chat';
import type { ChatStore } from './core/chat-store';
import type { FindSources } from '../answers/find-sources';
import type { ClaimWords } from '../answers/claims/claim-words.en';
import type { SavingWords, ChatWords } from './words.en';

/** What the parts say that are loaded after the dialog. */
export interface PartWords {
  readonly saving: SavingWords;
  readonly claims: ClaimWords;
}

export interface ChatContextValue {
  readonly store: ChatStore;
  readonly words: ChatWords;
  readonly partWords: PartWords;
  /** Of the CV's own texts (BCP 47), where that is not the page's. */
  readonly cvLanguage?: string | undefined;
  /** Finds what a model's reply rests on; without it, replies name no sources. */
  readonly findSources?: FindSources | undefined;
  /** Reads what the CV says at an anchor. */
  readonly lineOf?: ((anchor: string) => Promise<string>) | undefined;
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

/** True while the model on this device is fetched or prepared. */
export function useIsModelLoading(): boolean {
  const { localModelStatus: status } = useChatContext();
  return status !== undefined && isLoading({ status });
}

/** Renders the component again only when the selected value changes. */
export function useChat<Selected>(select: (state: ChatState) => Selected): Selected {
  return useStore(useChatContext().store, select);
}
