import type { LocalModelSnapshot, LocalModelState } from './local-model';
import { whatIsWrong } from './describe-local-model';

interface FallbackNoteProps {
  readonly snapshot: LocalModelSnapshot;
  readonly hostedModelName: string | undefined;
  readonly onRetry: () => void;
}

/**
 * Says who answers in place of the local model, so that no message leaves the device silently, and on demand why. It
 * stands over the text box for as long as the chat does, so it takes as few lines as that can be said in.
 */
export function FallbackNote({ snapshot, hostedModelName, onRetry }: FallbackNoteProps) {
  const { state } = snapshot;
  const why = whatIsWrong(snapshot);
  const whoAnswers = <WhoAnswers status={state.status} hostedModelName={hostedModelName} />;
  return (
    <div className="fallback-note" role="note" aria-label="Where the assistant runs">
      {why === undefined ? (
        <p className="fallback-note__line">
          {whoAnswers}
          <TryHere text="Run it here" onRetry={onRetry} />
        </p>
      ) : (
        <details>
          <summary className="fallback-note__line">
            {whoAnswers}
            <span className="fallback-note__more">Why?</span>
          </summary>
          <p>
            {why}
            {state.status === 'failed' && state.detail !== undefined && (
              <span className="fallback-note__detail">{state.detail}</span>
            )}
          </p>
          {state.status === 'failed' && <TryHere text="Try again on this device" onRetry={onRetry} />}
        </details>
      )}
    </div>
  );
}

function TryHere({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <button className="fallback-note__button" type="button" onClick={onRetry}>
      {text}
    </button>
  );
}

interface WhoAnswersProps {
  readonly status: LocalModelState['status'];
  readonly hostedModelName: string | undefined;
}

function WhoAnswers({ status, hostedModelName }: WhoAnswersProps) {
  if (hostedModelName !== undefined) {
    return (
      <span>
        <strong>Your messages leave this device:</strong> {hostedModelName} (hosted) answers.
      </span>
    );
  }
  // After a failure each reply says so itself, and offers quotes.
  return (
    <span>{status === 'failed' ? 'The model does not run here.' : 'Answers are quoted from the CV.'}</span>
  );
}
