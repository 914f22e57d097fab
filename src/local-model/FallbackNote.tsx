import { Button } from '../ui/Button';
import { describeProblem } from './describe-local-model';
import type { LocalModelSnapshot } from './local-model';
import type { Answerer } from './who-answers';
import type { LocalModelWords } from './words.en';
import './FallbackNote.css';

interface FallbackNoteProps {
  readonly snapshot: LocalModelSnapshot;
  readonly answerer: Answerer;
  readonly words: LocalModelWords;
  readonly onRetry: () => void;
}

/**
 * Says who answers in place of the local model, so that the visitor knows when messages leave the device, and on demand
 * why. It stays above the text box, so it is one line high.
 */
export function FallbackNote({ snapshot, answerer, words, onRetry }: FallbackNoteProps) {
  const { state } = snapshot;
  const problem = describeProblem(snapshot, words);
  return (
    <div className="fallback-note" role="note" aria-label={words.noteLabel}>
      {problem === undefined ? (
        <p className="fallback-note__line">
          <WhoAnswers answerer={answerer} words={words} />
          <Button variant="link" onClick={onRetry}>
            {words.runHere}
          </Button>
        </p>
      ) : (
        <details>
          <summary className="fallback-note__line">
            <WhoAnswers answerer={answerer} words={words} />
            <span className="fallback-note__more">{words.why}</span>
          </summary>
          <p>
            {problem}
            {state.status === 'failed' && state.detail !== undefined && (
              <span className="fallback-note__detail">{state.detail}</span>
            )}
          </p>
          {state.status === 'failed' && (
            <Button variant="link" onClick={onRetry}>
              {words.retryHere}
            </Button>
          )}
        </details>
      )}
    </div>
  );
}

type WhoAnswersProps = Pick<FallbackNoteProps, 'answerer' | 'words'>;

function WhoAnswers({ answerer: { backend, modelName }, words }: WhoAnswersProps) {
  switch (backend) {
    case 'huggingface':
      return (
        <span>
          <strong>{words.messagesLeave.warning}</strong> {words.messagesLeave.who(modelName ?? '')}
        </span>
      );
    case 'quotes':
      return <span>{words.quotesAnswer}</span>;
    default:
      // The next question starts it again, and its reply says what went wrong.
      return <span>{words.notStarted}</span>;
  }
}
