import { Announcement } from '../local-model/Announcement';
import type { Disclosure } from '../local-model/disclosure';
import { MessagesLeave } from '../local-model/MessagesLeave';
import { recipientWords } from '../local-model/recipient-words.en';
import type { SiteModels } from '../local-model/who-answers';
import '../local-model/FallbackNote.css';

interface RecipientNoteProps {
  readonly site: SiteModels;
  /** Undefined where messages stay on the visitor's computer. */
  readonly recipient: string | undefined;
  readonly disclosure: Disclosure;
}

/** For a site that was built for one backend: where messages go, before the first one is sent. */
export function RecipientNote({ site, recipient, disclosure }: RecipientNoteProps) {
  const { backend, modelName } = site;
  const { warning, who } = recipientWords.messagesLeave;
  return (
    <div className="fallback-note" role="note" aria-label={recipientWords.noteLabel}>
      <p>
        {recipient === undefined ? (
          recipientWords.onThisComputer(modelName)
        ) : (
          <MessagesLeave
            backend={backend}
            modelName={modelName}
            recipient={recipient}
            disclosure={disclosure}
            words={recipientWords}
          />
        )}
      </p>
      <Announcement text={recipient === undefined ? '' : `${warning} ${who(modelName, recipient)}`} />
    </div>
  );
}
