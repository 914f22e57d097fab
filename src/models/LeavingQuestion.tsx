import { useEffect, useId, useRef, useLayoutEffect } from 'react';
import { Button } from '../ui/Button';
import type { Choice } from './choices';
import type { RecipientWords } from './recipient-words.en';
import './ConsentCard.css';
import type { BackendId } from '../backends/backend';
import type { Disclosure } from './permissions';

interface LeavingQuestionProps {
  readonly modelName: string;
  /** Who would receive the messages; undefined where they stay on the visitor's computer. */
  readonly recipient: string | undefined;
  /** The program that would answer there. */
  readonly server?: string | undefined;
  /** Why the model on this device does not answer. */
  readonly problem?: string | undefined;
  readonly choices: readonly Choice[];
  readonly words: RecipientWords;
}

/** Asks before a conversation is sent to someone who has not had all of it. */
export function LeavingQuestion(props: LeavingQuestionProps) {
  const { modelName, recipient, server, problem, choices, words } = props;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);

  // On low screens the card stands at the end of the transcript. The braces drop the promise that some browsers return.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section className="consent-card consent-card--question" aria-labelledby={titleId} ref={card}>
      <h3 className="consent-card__title" id={titleId}>
        {words.leaving.title(modelName)}
      </h3>
      <p>
        {words.leaving.explanation} {whereMessagesGo(modelName, recipient, words, server)}
      </p>
      {problem !== undefined && <p className="consent-card__small">{problem}</p>}
      <div className="consent-card__actions">
        {choices.map(({ label, choose }) => (
          <Button key={label} onClick={choose}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** @param recipient undefined where they stay on the visitor's computer */
export function whereMessagesGo(
  model: string,
  recipient: string | undefined,
  words: RecipientWords,
  server = '',
): string {
  const { onThisComputer, messagesLeave } = words;
  if (recipient === undefined) return onThisComputer(model, server);
  return `${messagesLeave.warning} ${messagesLeave.who(model, recipient)}`;
}

interface MessagesLeaveProps {
  /** Who answers outside this device. */
  readonly backend: BackendId;
  readonly modelName: string;
  readonly recipient: string;
  readonly disclosure: Pick<Disclosure, 'name'>;
  readonly words: Pick<RecipientWords, 'messagesLeave'>;
}

/** Says that messages leave the device, and to whom. Only while this stands in the dialog may a question be sent there. */
export function MessagesLeave({ backend, modelName, recipient, disclosure, words }: MessagesLeaveProps) {
  useLayoutEffect(() => disclosure.name(backend), [disclosure, backend]);
  return (
    <span>
      <strong>{words.messagesLeave.warning}</strong> {words.messagesLeave.who(modelName, recipient)}
    </span>
  );
}
