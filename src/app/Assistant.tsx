import { StrictMode, type ComponentType, type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ChatStore } from '../chat/core/chat-store';
import { focusedChat, focusedConversation, isReplyRunning } from '../chat/core/selectors';
import { ChatModal } from '../chat/dialog/ChatModal';
import { questionIn, draftWith } from '../chat/links/ask-link';
import { type ChatEntry, createChatHistory } from '../chat/links/chat-history';
import { followAnchorLinks } from '../ui/anchor-links';
import { Button } from '../ui/Button';
import { compose, type Composition } from './compose';
import { ErrorBoundary, type FallbackProps, lazyPart } from './ErrorBoundary';
import { siteData } from './read-site-data';
import type { ReloadState } from './reload';
import { ReloadOffer } from './ReloadOffer';
import { useWhoAnswers } from '../models/use-snapshot';
import type { AssistantWords } from '../words/en';

/** What the page's own script may ask of the island. */
export interface Assistant {
  open(): void;
  /** Opens the chat and asks. Where messages leave this device the question waits in the text box, below the note. */
  ask(question: string): void;
  /**
   * Opens or closes the chat, as the tab's history has it at the present address, and takes the question of `#ask=…`.
   * With `isLoad` also goes on with what a reload interrupted.
   */
  followAddress(at?: { readonly isLoad: boolean }): void;
  showPanel(root: HTMLElement): void;
}

export async function mountAssistant(root: HTMLElement): Promise<Assistant> {
  const composition = await compose();
  const { store, localModel, prepareQuotes, recipientNote } = composition;
  let panelIsMounted = false;
  /** The first sign that a visitor wants an answer or the panel's facts. Every later call joins or does nothing. */
  const checkDevice = () => void localModel?.probe();
  /** The question that a link has put into the text box last. */
  let placed: string | undefined;
  /** Where the page stood when the chat closed, in pixels. */
  let scrolledTo = 0;
  function open(prepare = () => {}): void {
    // When it closes, a dialog gives the focus back; to the button also where a link has opened it, or in Safari a click.
    if (document.activeElement === document.body)
      document.getElementById('assistant-button')?.focus({ preventScroll: true });
    // Synchronous: only during the click may the page move the focus and raise a touch keyboard.
    flushSync(() => {
      prepare();
      store.getState().open();
    });
    checkDevice();
    prepareQuotes();
  }
  function place(question: string): void {
    const chat = store.getState();
    chat.setDraft(draftWith(question, chat.draft, placed));
    placed = question;
  }
  const chatHistory = createChatHistory({
    history,
    location,
    isOpen: () => store.getState().isOpen,
    open: () => open(),
    close: () => store.getState().close(),
    left: () => stayAt(scrolledTo),
    ask: place,
  });
  store.subscribe(({ isOpen }, before) => {
    if (isOpen === before.isOpen) return;
    if (isOpen) chatHistory.opened();
    else {
      scrolledTo = scrollY;
      chatHistory.closed();
    }
  });
  const clicked = takeReloadState(store);
  followAnchorLinks(root);
  mount(root, BrokenAssistant, composition.words, <Chat {...composition} />);
  return {
    open: () => open(),
    followAddress({ isLoad } = { isLoad: false }) {
      if (!isLoad) chatHistory.arrived();
      else if (clicked && questionIn(location.hash) === undefined) document.getElementById(clicked)?.click();
      else chatHistory.loaded();
    },
    ask(question) {
      open(() => {
        const chat = store.getState();
        const { draft } = chat;
        if (recipientNote?.recipient !== undefined) return place(question);
        // A chat takes one question at a time. What the visitor has typed stays.
        if (!focusedChat(chat) || isReplyRunning(chat)) chat.newChat();
        chat.setDraft(draft);
        chat.send(question);
      });
    },
    showPanel(panelRoot) {
      if (!panelIsMounted) mount(panelRoot, BrokenPart, composition.words, <Panel {...composition} />);
      panelIsMounted = true;
      checkDevice();
      void localModel?.listStored();
    },
  };
}

/** Closing the chat is no visit to the anchor in the address, whatever the browser makes of the way back. */
function stayAt(top: number): void {
  if (location.hash === '') return;
  // The anchor, or the body where it takes none, gets the focus, and may be scrolled to, with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement?.matches(':target, body'))
        document.getElementById('assistant-button')?.focus({ preventScroll: true });
      scrollTo({ top, behavior: 'instant' });
    }),
  );
}

/** Puts the draft that a reload has kept into the text box, and returns the control that was clicked before it. */
function takeReloadState({ getState }: ChatStore): string | undefined {
  const { clicked, draft, chat } = (history.state ?? {}) as Partial<ReloadState> & ChatEntry;
  if (clicked === undefined) return undefined;
  const { href, pathname, search } = location;
  // The draft holds what became of a question in the address.
  history.replaceState(chat ? { chat } : null, '', draft === undefined ? href : pathname + search);
  if (draft) getState().setDraft(draft);
  return clicked;
}

const ConsentCard = lazyPart(async () => (await import('../models/ConsentCard')).ConsentCard);
const Panel = lazyPart(async () => (await import('./panel/Panel')).Panel);

function mount(
  root: HTMLElement,
  Fallback: ComponentType<FallbackProps>,
  { app }: AssistantWords,
  island: ReactNode,
): void {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary words={app} Fallback={Fallback}>
        {island}
      </ErrorBoundary>
    </StrictMode>,
  );
}

const { owner, suggestedQuestions, cvLanguage } = siteData;
const { isEmbed = false } = siteData.settings;
const profile = { ...owner, suggestedQuestions };

function Chat(composition: Composition) {
  const { store, words, localModel, site, recipientNote, disclosure, permissions } = composition;
  const chat = useMemo(() => {
    const { findSources, lineOf } = composition;
    return { store, words: words.chat, partWords: words, cvLanguage, findSources, lineOf };
  }, [composition, store, words]);
  const isOpen = useStore(store, (state) => state.isOpen);
  // Not the chat itself, which changes with each part of a reply and would render all of the dialog again.
  const conversation = useStore(store, useShallow(focusedConversation));
  const whoAnswers = useWhoAnswers({ localModel, site, permissions, conversation });
  return (
    <ChatModal
      chat={chat}
      profile={profile}
      whoAnswers={whoAnswers}
      inSidebar={!isEmbed && <PanelButton store={store} words={words.app} />}
      consent={
        <>
          {recipientNote && isOpen && (
            <recipientNote.RecipientNote
              {...recipientNote}
              {...{ site, disclosure }}
              mustAsk={whoAnswers.mustAsk}
              onPermit={() => conversation && permissions.permit(conversation)}
              words={words.localModel}
            />
          )}
          {localModel && isOpen && conversation && (
            <ErrorBoundary words={words.app} Fallback={BrokenPart}>
              <ConsentCard
                {...{ localModel, site, conversation, permissions, disclosure }}
                words={words.localModel}
              />
            </ErrorBoundary>
          )}
          {isEmbed && <HowItRuns words={words.app} />}
          <ReloadOffer store={store} words={words.app} />
        </>
      }
    />
  );
}

/** Leads to the panel, which lies below an open dialog. */
function PanelButton({ store, words }: { readonly store: ChatStore; readonly words: AssistantWords['app'] }) {
  return (
    <Button
      variant="link"
      onClick={() => {
        // Synchronous: a dialog that closes later would take the focus back from the panel, which then closes.
        flushSync(() => store.getState().close());
        document.getElementById('panel-trigger')?.click();
      }}
    >
      {words.about}
    </Button>
  );
}

/** Leads to the panel of the embed's own page (`src/embed/frame.ts`); the page around the frame has none. */
function HowItRuns({ words }: { readonly words: AssistantWords['app'] }) {
  return (
    <p className="embed-page__link">
      <a href={`${location.pathname}#how-it-runs`} target="_blank" rel="noopener">
        {words.about}
      </a>
    </p>
  );
}

function BrokenAssistant({ words, retry }: FallbackProps) {
  return (
    <p className="assistant-status" role="alert">
      {words.broken} <Button onClick={retry}>{words.loadAgain}</Button>
    </p>
  );
}

/** Shown in place of a part that could not be loaded, or has thrown. */
function BrokenPart({ words, retry }: FallbackProps) {
  return (
    <p className="assistant-status assistant-status--in-place" role="alert">
      {words.partBroken} <Button onClick={retry}>{words.loadAgain}</Button>
    </p>
  );
}
