import { useChat, useChatContext } from '../chat-context';
import { CopyButton } from './CopyButton';
import type { CommandLine, ErrorDescription } from '../error-description';
import { RetryIcon } from '../icons';
import { isRunning, missingAnswer, type ReplyOutline } from '../core/message';
import './EndingNotes.css';

/** What has to be said of how a reply ended, and the way on from there. A reply that simply ended says nothing. */
export function EndingNotes({ reply }: { readonly reply: ReplyOutline }) {
  const { describeError } = useChatContext();
  const failure = reply.error && describeError(reply.error);
  const sentence = failure ? undefined : endingSentence(reply);
  if (isRunning(reply) || (!failure && !sentence)) return null;
  return (
    <div className={`ending-notes${failure ? ' ending-notes--failed' : ''}`}>
      {failure ? <Failure {...failure} /> : <p>{sentence}</p>}
      <WayOn replyId={reply.id} hasFailed={failure !== undefined} />
    </div>
  );
}

function endingSentence(reply: ReplyOutline): string | undefined {
  // A stream that had ended already was only spared the typing.
  if (reply.status === 'stopped' && reply.endReason === undefined) {
    return reply.content === '' ? 'Stopped before anything arrived.' : 'Stopped. What had arrived is kept.';
  }
  const missing = missingAnswer(reply);
  if (missing === 'empty') return 'The model sent an empty reply. Asking again often helps.';
  if (missing === 'only-reasoning') {
    return 'The model sent its reasoning, which is not shown, and no answer. Asking again often helps.';
  }
  return reply.endReason === 'length' ? 'This reply was cut at the token limit.' : undefined;
}

function Failure({ sentence, nextStep, commands = [] }: ErrorDescription) {
  return (
    <>
      <p>
        <strong className="ending-notes__sentence">{sentence}</strong> {nextStep}
      </p>
      {commands.length === 1 && <Commands commands={commands} />}
      {commands.length > 1 && (
        <details className="ending-notes__systems">
          <summary>Commands for each system</summary>
          <Commands commands={commands} />
        </details>
      )}
    </>
  );
}

function Commands({ commands }: { readonly commands: readonly CommandLine[] }) {
  return (
    <dl className="ending-notes__commands">
      {commands.map(({ label, line }) => (
        <div className="ending-notes__command" key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{line}</code>
            <CopyButton label="Copy command" copy={() => navigator.clipboard.writeText(line)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function WayOn({ replyId, hasFailed }: { readonly replyId: string; readonly hasFailed: boolean }) {
  const { store } = useChatContext();
  const canQuote = useChat((state) => state.canQuote);
  return (
    <p className="ending-notes__actions">
      <button className="chat-button" type="button" onClick={() => store.getState().retry(replyId)}>
        <RetryIcon />
        Try again
      </button>
      {hasFailed && canQuote && (
        <button
          className="chat-button"
          type="button"
          onClick={() => store.getState().retryWithQuotes(replyId)}
        >
          Quote the CV instead
        </button>
      )}
    </p>
  );
}
