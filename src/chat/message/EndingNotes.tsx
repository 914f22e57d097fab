import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { CommandLine, ErrorDescription } from '../../backends/describe-failure';
import { useChat, useChatContext } from '../chat-context';
import { CopyButton } from './CopyButton';
import { endingSentence } from './ending-sentence';
import { isRunning, type Reply } from '../core/message';
import { isReplyRunning, wasQuoted } from '../core/selectors';
import './EndingNotes.css';

interface EndingNotesProps {
  readonly reply: Reply;
  /** Its index in the focused chat. */
  readonly index: number;
}

/** How a reply ended, and what the visitor can do next. Renders nothing where a reply is simply complete. */
export function EndingNotes({ reply, index }: EndingNotesProps) {
  const { words } = useChatContext();
  const { failure } = reply;
  const sentence = failure ? undefined : endingSentence(reply, words);
  if (isRunning(reply) || (!failure && !sentence)) return null;
  return (
    <div className={`ending-notes${failure ? ' ending-notes--failed' : ''}`}>
      {failure ? <Failure {...failure} /> : <p>{sentence}</p>}
      <Actions replyId={reply.id} index={index} failure={failure} />
    </div>
  );
}

function Failure({ problem, action, commands = [] }: ErrorDescription) {
  const { words } = useChatContext();
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
  const { words } = useChatContext();
  return (
    <dl className="ending-notes__commands">
      {commands.map(({ label, line }) => (
        <div className="ending-notes__command" key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{line}</code>
            <CopyButton label={words.markdown.copyCode} copy={() => navigator.clipboard.writeText(line)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ActionsProps {
  readonly replyId: string;
  readonly index: number;
  readonly failure: ErrorDescription | undefined;
}

function Actions({ replyId, index, failure }: ActionsProps) {
  const { store, words } = useChatContext();
  const isQuoted = useChat((state) => wasQuoted(state, index));
  const isBusy = useChat(isReplyRunning);
  return (
    <p className="ending-notes__actions">
      {failure?.choices?.map((model) => (
        <Button key={model} disabled={isBusy} onClick={() => store.getState().retryWithModel(replyId, model)}>
          {model}
        </Button>
      ))}
      <Button disabled={isBusy} onClick={() => store.getState().retry(replyId)}>
        <Icon name="retry" />
        {words.tryAgain}
      </Button>
      {failure && !isQuoted && (
        <Button disabled={isBusy} onClick={() => store.getState().retryWithQuotes(replyId)}>
          {words.quoteInstead}
        </Button>
      )}
    </p>
  );
}
