import { useLayoutEffect } from 'react';
import type { BackendId } from '../backends/backend';
import type { Disclosure } from './disclosure';
import type { RecipientWords } from './recipient-words.en';

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
