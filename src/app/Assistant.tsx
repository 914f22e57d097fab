import { StrictMode, useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { conversationOf } from '../chat/core/chat';
import { focusedChat } from '../chat/core/selectors';
import { ChatModal } from '../chat/dialog/ChatModal';
import { followAnchorLinks } from '../ui/anchor-links';
import { Button } from '../ui/Button';
import { compose, type Composition } from './compose';
import { ErrorBoundary, type FallbackProps } from './ErrorBoundary';
import { lazyPart } from './lazy-part';
import { loadLocalModelWords } from './local-model-words';
import { siteData } from './read-site-data';
import { ReloadOffer } from './ReloadOffer';
import { useWhoAnswers } from '../local-model/use-who-answers';
import { english } from './words';

/** What the page's own script may ask of the island. */
export interface Assistant {
  /** @param draft goes into the text box, where it is empty. */
  open(draft?: string): void;
  /** Fills the live part of the top panel. */
  showPanel(root: HTMLElement): void;
}

/** Mounts the React island: the chat, and on demand the live part of the top panel. */
export async function mountAssistant(root: HTMLElement): Promise<Assistant> {
  const composition = await compose();
  const { store, localModel, prepareQuotes } = composition;
  let panelIsMounted = false;
  /** The first sign that a visitor wants an answer or the panel's facts. Every later call joins or does nothing. */
  const checkDevice = () => void localModel?.probe();
  followAnchorLinks(root);
  mount(root, BrokenAssistant, <Chat {...composition} />);
  return {
    open(draft) {
      if (draft && store.getState().draft === '') store.getState().setDraft(draft);
      // Synchronous: only during the click may the page move the focus and raise a touch keyboard.
      flushSync(() => store.getState().open());
      checkDevice();
      prepareQuotes();
    },
    showPanel(panelRoot) {
      if (!panelIsMounted) mount(panelRoot, BrokenPart, <Panel {...composition} />);
      panelIsMounted = true;
      checkDevice();
      void localModel?.listStored();
    },
  };
}

const ConsentCard = lazyPart(async () => {
  const [{ ConsentCard: Card }, words] = await Promise.all([
    import('../local-model/ConsentCard'),
    loadLocalModelWords(),
  ]);
  return function EnglishConsentCard(props: Omit<ComponentProps<typeof Card>, 'words'>) {
    return <Card {...props} words={words} />;
  };
});
const Panel = lazyPart(async () => {
  const [{ Panel: LivePanel }, { panelWords }, localModel] = await Promise.all([
    import('./panel/Panel'),
    import('./panel/words.en'),
    siteData.settings.backend === 'webllm' ? loadLocalModelWords() : undefined,
  ]);
  const words = { panel: panelWords, localModel };
  return function EnglishPanel(props: Omit<ComponentProps<typeof LivePanel>, 'words'>) {
    return <LivePanel {...props} words={words} />;
  };
});

function mount(root: HTMLElement, Fallback: ComponentType<FallbackProps>, island: ReactNode): void {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary Fallback={Fallback}>{island}</ErrorBoundary>
    </StrictMode>,
  );
}

const { owner, suggestedQuestions } = siteData;
const profile = { firstName: owner.firstName, suggestedQuestions };

function Chat(composition: Composition) {
  const { store, localModel, site, recipientNote, disclosure, permissions, findSources } = composition;
  const isOpen = useStore(store, (state) => state.isOpen);
  const chat = useStore(store, focusedChat);
  const conversation = useMemo(() => chat && conversationOf(chat), [chat]);
  const whoAnswers = useWhoAnswers({ localModel, site, permissions, conversation });
  return (
    <ChatModal
      store={store}
      words={english.chat}
      profile={profile}
      whoAnswers={whoAnswers}
      findSources={findSources}
      consent={
        <>
          {recipientNote && isOpen && (
            <recipientNote.RecipientNote {...recipientNote} {...{ site, disclosure }} />
          )}
          {localModel && isOpen && conversation && (
            <ErrorBoundary Fallback={BrokenPart}>
              <ConsentCard {...{ localModel, site, conversation, permissions, disclosure }} />
            </ErrorBoundary>
          )}
          <ReloadOffer store={store} words={english.app} />
        </>
      }
    />
  );
}

function BrokenAssistant({ retry }: FallbackProps) {
  return (
    <p className="assistant-status" role="alert">
      {english.app.broken} <Button onClick={retry}>{english.app.startAgain}</Button>
    </p>
  );
}

/** Shown in place of a part that could not be loaded, or has thrown. */
function BrokenPart({ retry }: FallbackProps) {
  return (
    <p className="assistant-status assistant-status--in-place" role="alert">
      {english.app.partBroken} <Button onClick={retry}>{english.app.loadAgain}</Button>
    </p>
  );
}
