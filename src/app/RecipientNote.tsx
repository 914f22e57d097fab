import { useRef } from 'react';
import { Announcement } from '../models/Announcement';
import type { Disclosure } from '../models/disclosure';
import { LeavingQuestion, whereMessagesGo } from '../models/LeavingQuestion';
import { MessagesLeave } from '../models/MessagesLeave';
import type { SiteModels } from '../models/who-answers';
import type { LocalModelWords } from '../models/words.en';
import '../models/FallbackNote.css';

interface RecipientNoteProps {
  readonly site: SiteModels;
  /** Undefined where messages stay on the visitor's computer. */
  readonly recipient: string | undefined;
  readonly disclosure: Disclosure;
  /** Only a click may send the conversation in view. */
  readonly mustAsk: boolean;
  readonly onPermit: () => void;
  readonly words: LocalModelWords;
}

/** For a site that was built for one backend: where messages go, before the first one is sent. */
export function RecipientNote(props: RecipientNoteProps) {
  const { site, recipient, mustAsk, words } = props;
  const { modelName, server } = site;
  const slot = useRef<HTMLDivElement>(null);
  const toAnnounce = recipient === undefined ? '' : whereMessagesGo(modelName, recipient, words);

  /** The clicked button disappears with its card. */
  function permit(): void {
    slot.current?.focus();
    props.onPermit();
  }

  return (
    <div className="consent-slot" ref={slot} tabIndex={-1}>
      {mustAsk ? (
        <LeavingQuestion
          {...{ modelName, recipient, server, words }}
          choices={[{ label: server === undefined ? words.useHosted : words.leaving.send, choose: permit }]}
        />
      ) : (
        <Note {...props} />
      )}
      <Announcement text={mustAsk ? words.leaving.title(modelName) : toAnnounce} />
    </div>
  );
}

function Note({
  site: { backend, modelName, server = '' },
  recipient,
  disclosure,
  words,
}: RecipientNoteProps) {
  return (
    <div className="fallback-note" role="note" aria-label={words.noteLabel}>
      <p>
        {recipient === undefined ? (
          words.onThisComputer(modelName, server)
        ) : (
          <MessagesLeave {...{ backend, modelName, recipient, disclosure, words }} />
        )}
      </p>
    </div>
  );
}
