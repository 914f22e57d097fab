import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { ChatModal } from '../chat/dialog/ChatModal';
import { followAnchorLinks } from '../ui/anchor-links';
import { Button } from '../ui/Button';
import { compose, type Composition } from './compose';
import { siteData } from './read-site-data';
import { ErrorBoundary, type FallbackProps } from './ErrorBoundary';
import { lazyPart } from './lazy-part';
import { ReloadOffer } from './ReloadOffer';
import { appWords } from './words.en';
import { useLocalModelIs, useModelLabel } from '../local-model/model-label';

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
  const { store, localModel } = composition;
  let panelIsMounted = false;
  followAnchorLinks(root);
  mount(root, BrokenAssistant, <Chat {...composition} />);
  return {
    open(draft) {
      if (draft && store.getState().draft === '') store.getState().setDraft(draft);
      // At once, so that the click that opened it can still move the focus and raise a keyboard.
      flushSync(() => store.getState().open());
      void localModel?.probe();
    },
    showPanel(panelRoot) {
      if (!panelIsMounted) mount(panelRoot, BrokenPart, <Panel {...composition} />);
      panelIsMounted = true;
      void localModel?.probe();
    },
  };
}

const ConsentCard = lazyPart(async () => (await import('../local-model/ConsentCard')).ConsentCard);
const Panel = lazyPart(async () => (await import('./panel/Panel')).Panel);

function mount(root: HTMLElement, Fallback: ComponentType<FallbackProps>, island: ReactNode): void {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary Fallback={Fallback}>{island}</ErrorBoundary>
    </StrictMode>,
  );
}

const { owner, suggestedQuestions } = siteData;

function Chat(composition: Composition) {
  const { store, localModel, hostedModelName, findSources } = composition;
  const isOpen = useStore(store, (state) => state.isOpen);
  const modelLabel = useModelLabel(composition);
  const localModelIs = useLocalModelIs(composition);
  return (
    <ChatModal
      store={store}
      profile={{ firstName: owner.firstName, suggestedQuestions }}
      {...(modelLabel !== undefined && { modelLabel })}
      findSources={findSources}
      {...(localModelIs && { localModelIs })}
      consent={
        <>
          {localModel && isOpen && (
            <ErrorBoundary Fallback={BrokenPart}>
              <ConsentCard
                localModel={localModel}
                {...(hostedModelName !== undefined && { hostedModelName })}
              />
            </ErrorBoundary>
          )}
          <ReloadOffer store={store} words={appWords} />
        </>
      }
    />
  );
}

function BrokenAssistant({ retry }: FallbackProps) {
  return (
    <p className="assistant-status" role="alert">
      {appWords.broken} <Button onClick={retry}>{appWords.startAgain}</Button>
    </p>
  );
}

/** Takes the place of a part that could not be loaded, or has thrown. */
function BrokenPart({ retry }: FallbackProps) {
  return (
    <p className="assistant-status assistant-status--in-place" role="alert">
      {appWords.partBroken} <Button onClick={retry}>{appWords.loadAgain}</Button>
    </p>
  );
}
