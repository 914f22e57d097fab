import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { CommandLine, ErrorDescription } from '../../backends/error-description';
import { useChat, useChatContext } from '../chat-context';
import { CopyButton } from './CopyButton';
import { isRunning, type Reply } from '../core/message';
import './EndingNotes.css';

/** What has to be said of how a reply ended, and the way on from there. A reply that simply ended says nothing. */
export function EndingNotes({ reply }: { readonly reply: Reply }) {
  const { failure } = reply;
  const sentence = failure ? undefined : endingSentence(reply);
  if (isRunning(reply) || (!failure && !sentence)) return null;
  return (
    <div className={`ending-notes${failure ? ' ending-notes--failed' : ''}`}>
      {failure ? <Failure {...failure} /> : <p>{sentence}</p>}
      <WayOn replyId={reply.id} hasFailed={failure !== undefined} />
    </div>
  );
}

function endingSentence(reply: Reply): string | undefined {
  // A stream that had ended already was only spared the typing.
  if (reply.status === 'stopped' && reply.endReason === undefined) {
    return reply.content === '' ? 'Stopped before anything arrived.' : 'Stopped. What had arrived is kept.';
  }
  const missing = reply.status === 'done' ? reply.missing : undefined;
  if (missing === 'empty') return 'The model sent an empty reply. Asking again often helps.';
  if (missing === 'only-reasoning') {
    return 'The model sent its reasoning, which is not shown, and no answer. Asking again often helps.';
  }
  return reply.endReason === 'length' ? 'This reply was cut at the token limit.' : undefined;
}

function Failure({ problem, action, commands = [] }: ErrorDescription) {
  return (
    <>
      <p>
        <strong className="ending-notes__sentence">{problem}</strong> {action}
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
      <Button onClick={() => store.getState().retry(replyId)}>
        <Icon name="retry" />
        Try again
      </Button>
      {hasFailed && canQuote && (
        <Button onClick={() => store.getState().retryWithQuotes(replyId)}>Quote the CV instead</Button>
      )}
    </p>
  );
}
