import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ChatModal } from '../chat/ChatModal';
import { describeError } from '../chat/describe-error';
import type { ErrorContext } from '../chat/error-description';
import { compose, type Composition } from './compose';
import { assistant } from './config';
import { ErrorBoundary } from './ErrorBoundary';

/** What the page's own script may ask of the island. */
export interface Assistant {
  open(): void;
  /** Fills the live part of the top panel. */
  showPanel(): void;
}

/** Mounts the React island: the chat, and on demand the live part of the top panel. */
export function mountAssistant(root: HTMLElement): Assistant {
  const composition = compose();
  const { store } = composition;
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary fallback={(retry) => <BrokenAssistant retry={retry} />}>
        <Chat {...composition} />
      </ErrorBoundary>
    </StrictMode>,
  );
  return {
    // At once, so that the press that opened it can still move the focus and raise a keyboard.
    open: () => flushSync(() => store.getState().open()),
    showPanel() {},
  };
}

const errorContext: ErrorContext = {
  origin: location.origin,
  ...(assistant.email !== undefined && { ownerEmail: assistant.email }),
};

function Chat({ store, modelLabel }: Composition) {
  return (
    <ChatModal
      store={store}
      profile={assistant}
      modelLabel={modelLabel}
      describeError={(error) => describeError(error, errorContext)}
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
