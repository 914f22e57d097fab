import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BackendError } from '../backends/backend-error';
import { ChatModal } from '../chat/ChatModal';
import { describeError } from '../chat/describe-error';
import type { ErrorContext } from '../chat/error-description';
import { followPlaceLinks } from '../ui/place-links';
import { platformOf } from '../chat/platform';
import { whereItRan } from '../chat/where-it-ran';
import { compose, type Composition } from './compose';
import { assistant, settings } from './config';
import { ErrorBoundary } from './ErrorBoundary';
import { useModelLabel } from './model-label';

/** What the page's own script may ask of the island. */
export interface Assistant {
  open(): void;
  /** Fills the live part of the top panel. */
  showPanel(root: HTMLElement): void;
}

/** Mounts the React island: the chat, and on demand the live part of the top panel. */
export async function mountAssistant(root: HTMLElement): Promise<Assistant> {
  const composition = await compose();
  const { store, localModel } = composition;
  let panelIsMounted = false;
  followPlaceLinks(root);
  mount(root, <Chat {...composition} />);
  return {
    open() {
      // At once, so that the press that opened it can still move the focus and raise a keyboard.
      flushSync(() => store.getState().open());
      void localModel?.probe();
    },
    showPanel(panelRoot) {
      if (!panelIsMounted) mount(panelRoot, <Panel {...composition} />);
      panelIsMounted = true;
      void localModel?.probe();
    },
  };
}

const ConsentCard = lazy(async () => ({
  default: (await import('../chat/consent/ConsentCard')).ConsentCard,
}));
const Panel = lazy(async () => ({ default: (await import('./panel/Panel')).Panel }));

function mount(root: HTMLElement, island: ReactNode): void {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary fallback={(retry) => <BrokenAssistant retry={retry} />}>
        <Suspense>{island}</Suspense>
      </ErrorBoundary>
    </StrictMode>,
  );
}

const platform = platformOf(navigator.userAgent);
const errorContext: ErrorContext = {
  origin: location.origin,
  ...(platform && { platform }),
  ...(assistant.email !== undefined && { ownerEmail: assistant.email }),
};

const describe = (error: BackendError) => describeError(error, errorContext);

const places = whereItRan(settings.backend === 'ollama' ? settings.ollama.host : undefined);

function Chat(composition: Composition) {
  const { store, localModel, hostedModelName, findSources } = composition;
  const modelLabel = useModelLabel(composition);
  return (
    <ChatModal
      store={store}
      profile={assistant}
      {...(modelLabel !== undefined && { modelLabel })}
      whereItRan={places}
      describeError={describe}
      findSources={findSources}
      consent={
        localModel && (
          <Suspense>
            <ConsentCard
              localModel={localModel}
              {...(hostedModelName !== undefined && { hostedModelName })}
            />
          </Suspense>
        )
      }
    />
  );
}

function BrokenAssistant({ retry }: { readonly retry: () => void }) {
  return (
    <p className="assistant-status" role="alert">
      The assistant ran into an error of its own. The page is not affected.{' '}
      <button type="button" onClick={retry}>
        Start it again
      </button>
    </p>
  );
}
