import type { LocalModel, LocalModelSnapshot } from '../../backends/local-model';
import { whatIsWrong } from './describe-local-model';

interface FallbackNoteProps {
  readonly localModel: LocalModel;
  readonly snapshot: LocalModelSnapshot;
  readonly hostedModelName?: string;
}

/** Says why the local model does not answer and who does, so that no message leaves the device silently. */
export function FallbackNote({ localModel, snapshot, hostedModelName }: FallbackNoteProps) {
  const { status } = snapshot.state;
  const wrong = whatIsWrong(snapshot);
  return (
    <div className="fallback-note" role="note" aria-label="Where the assistant runs">
      <p>
        {wrong}{' '}
        {hostedModelName === undefined ? (
          'Answers are quoted from the CV.'
        ) : (
          <strong>Your messages leave this device: {hostedModelName} answers at the hosted provider.</strong>
        )}
      </p>
      {(status === 'declined' || status === 'failed') && (
        <button className="consent-card__button" type="button" onClick={() => localModel.retry()}>
          {status === 'failed' ? 'Try again on this device' : 'Run it on this device'}
        </button>
      )}
    </div>
  );
}
