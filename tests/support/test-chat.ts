import type { ChatContextValue } from '../../src/chat/chat-context';
import { createChatStore, type ChatStore, type ChatStoreOptions } from '../../src/chat/core/chat-store';
import { assistant as words } from '../../src/words/en';
import { createScriptedBackend, type ScriptedBackend } from './scripted-backend';
import { createStepClock, type StepClock } from './step-clock';

export interface TestChat {
  readonly store: ChatStore;
  readonly backend: ScriptedBackend;
  readonly clock: StepClock;
  /** What ChatModal hands to the parts of the chat. */
  readonly context: ChatContextValue;
}

export const greeting = "Hello! Ask me about Camille's profile.";

/** A chat whose backend and clock the test moves by hand. */
export function createTestChat(options: Partial<ChatStoreOptions> = {}): TestChat {
  const backend = createScriptedBackend();
  const clock = createStepClock();
  let ids = 0;
  const store = createChatStore({
    chooseBackend: () => Promise.resolve(backend),
    quotes: createScriptedBackend('quotes'),
    loadClaimChecker: () => Promise.reject(new Error('No claims are checked')),
    tellLanguage: () => Promise.reject(new Error('No language is told')),
    isModelLoading: () => false,
    errorContext: { origin: 'https://cv.example' },
    unexpectedFailure: { problem: 'Something went wrong.', action: 'Try again.' },
    systemPrompt: async () => 'You answer about Camille.',
    greeting,
    clock,
    reducedMotion: () => false,
    newId: () => `id${(ids += 1)}`,
    ...options,
  });
  return { store, backend, clock, context: { store, words: words.chat, partWords: words, announce() {} } };
}
