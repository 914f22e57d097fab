import type { ChatMessage } from '../../../src/backends/backend';
import type { Profile } from '../../../src/resume/profile';
import { quotesBackendOf } from '../../support/quotes-backend';
import { readReply } from '../../support/read-reply';

/** Answers a chat in markdown; rejects if the backend fails. */
export type ReplyTo = (messages: readonly ChatMessage[]) => Promise<string>;

export function createReplyTo(profile: Profile): ReplyTo {
  const backend = quotesBackendOf(profile);
  return async (messages) => {
    const { text, thrown } = await readReply(backend, messages);
    if (thrown !== undefined) throw thrown;
    return text;
  };
}
