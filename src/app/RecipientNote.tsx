import { useRef } from 'react';
import { Announcement, Note } from '../models/FallbackNote';
import type { Disclosure } from '../models/permissions';
import { LeavingQuestion, whereMessagesGo, MessagesLeave } from '../models/LeavingQuestion';
import type { SiteModels } from '../models/who-answers';
import type { LocalModelWords } from '../models/words.en';

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
  const { site, recipient, disclosure, mustAsk, words } = props;
  const { backend, modelName, server } = site;
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
        <Note
          words={words}
          sentence={
            recipient === undefined ? (
              words.onThisComputer(modelName, server ?? '')
            ) : (
              <MessagesLeave {...{ backend, modelName, recipient, disclosure, words }} />
            )
          }
        />
      )}
      <Announcement text={mustAsk ? words.leaving.title(modelName) : toAnnounce} />
    </div>
  );
}
