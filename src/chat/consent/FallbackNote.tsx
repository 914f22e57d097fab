import type { LocalModelSnapshot, LocalModelState } from '../../backends/local-model';
import { whatIsWrong } from './describe-local-model';

interface FallbackNoteProps {
  readonly snapshot: LocalModelSnapshot;
  readonly hostedModelName: string | undefined;
  readonly onRetry: () => void;
}

/** Says why the local model does not answer and who does, so that no message leaves the device silently. */
export function FallbackNote({ snapshot, hostedModelName, onRetry }: FallbackNoteProps) {
  const { state } = snapshot;
  const canTryAgain = state.status === 'declined' || state.status === 'failed';
  return (
    <div className="fallback-note" role="note" aria-label="Where the assistant runs">
      <p>
        {whatIsWrong(snapshot)} <WhoAnswers status={state.status} hostedModelName={hostedModelName} />
        {state.status === 'failed' && state.detail !== undefined && (
          <span className="fallback-note__detail">{state.detail}</span>
        )}
      </p>
      {canTryAgain && (
        <button className="consent-card__button" type="button" onClick={onRetry}>
          {state.status === 'failed' ? 'Try again on this device' : 'Run it on this device'}
        </button>
      )}
    </div>
  );
}

interface WhoAnswersProps {
  readonly status: LocalModelState['status'];
  readonly hostedModelName: string | undefined;
}

function WhoAnswers({ status, hostedModelName }: WhoAnswersProps) {
  if (hostedModelName !== undefined) {
    return (
      <strong>Your messages leave this device: {hostedModelName} answers at the hosted provider.</strong>
    );
  }
  // After a failure each reply says so itself, and offers quotes.
  return status === 'failed' ? null : 'Answers are quoted from the CV.';
}
