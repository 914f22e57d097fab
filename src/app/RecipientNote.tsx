import { Announcement } from '../local-model/Announcement';
import type { Disclosure } from '../local-model/disclosure';
import { MessagesLeave } from '../local-model/MessagesLeave';
import type { RecipientWords } from '../local-model/recipient-words.en';
import type { SiteModels } from '../local-model/who-answers';
import '../local-model/FallbackNote.css';

interface RecipientNoteProps {
  readonly site: SiteModels;
  /** Undefined where messages stay on the visitor's computer. */
  readonly recipient: string | undefined;
  readonly disclosure: Disclosure;
  readonly words: RecipientWords;
}

/** For a site that was built for one backend: where messages go, before the first one is sent. */
export function RecipientNote({ site, recipient, disclosure, words }: RecipientNoteProps) {
  const { backend, modelName } = site;
  const { warning, who } = words.messagesLeave;
  return (
    <div className="fallback-note" role="note" aria-label={words.noteLabel}>
      <p>
        {recipient === undefined ? (
          words.onThisComputer(modelName)
        ) : (
          <MessagesLeave
            backend={backend}
            modelName={modelName}
            recipient={recipient}
            disclosure={disclosure}
            words={words}
          />
        )}
      </p>
      <Announcement text={recipient === undefined ? '' : `${warning} ${who(modelName, recipient)}`} />
    </div>
  );
}
