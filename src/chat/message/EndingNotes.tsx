import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { CommandLine, ErrorDescription } from '../../backends/error-description';
import { useChat, useChatContext, useWords } from '../chat-context';
import { CopyButton } from './CopyButton';
import { isRunning, type Reply } from '../core/message';
import type { ChatWords } from '../words.en';
import './EndingNotes.css';

/** How a reply ended, and what the visitor can do next. Renders nothing where a reply is simply complete. */
export function EndingNotes({ reply }: { readonly reply: Reply }) {
  const words = useWords();
  const { failure } = reply;
  const sentence = failure ? undefined : endingSentence(reply, words);
  if (isRunning(reply) || (!failure && !sentence)) return null;
  return (
    <div className={`ending-notes${failure ? ' ending-notes--failed' : ''}`}>
      {failure ? <Failure {...failure} /> : <p>{sentence}</p>}
      <Actions replyId={reply.id} hasFailed={failure !== undefined} />
    </div>
  );
}

function endingSentence(reply: Reply, words: ChatWords): string | undefined {
  // Stopping after the end of the stream only skips the typing.
  if (reply.status === 'stopped' && reply.endReason === undefined) {
    return reply.content === '' ? words.stoppedWithoutText : words.stopped;
  }
  if (reply.status === 'done' && reply.missing !== undefined) return words.missing[reply.missing];
  return reply.endReason === 'length' ? words.cut : undefined;
}

function Failure({ problem, action, commands = [] }: ErrorDescription) {
  const words = useWords();
  return (
    <>
      <p>
        <strong className="ending-notes__sentence">{problem}</strong> {action}
      </p>
      {commands.length === 1 && <Commands commands={commands} />}
      {commands.length > 1 && (
        <details className="ending-notes__systems">
          <summary>{words.commands}</summary>
          <Commands commands={commands} />
        </details>
      )}
    </>
  );
}

function Commands({ commands }: { readonly commands: readonly CommandLine[] }) {
  const words = useWords();
  return (
    <dl className="ending-notes__commands">
      {commands.map(({ label, line }) => (
        <div className="ending-notes__command" key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{line}</code>
            <CopyButton label={words.copyCommand} copy={() => navigator.clipboard.writeText(line)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ replyId, hasFailed }: { readonly replyId: string; readonly hasFailed: boolean }) {
  const { store, words } = useChatContext();
  const canQuote = useChat((state) => state.canQuote);
  return (
    <p className="ending-notes__actions">
      <Button onClick={() => store.getState().retry(replyId)}>
        <Icon name="retry" />
        {words.tryAgain}
      </Button>
      {hasFailed && canQuote && (
        <Button onClick={() => store.getState().retryWithQuotes(replyId)}>{words.quoteInstead}</Button>
      )}
    </p>
  );
}
