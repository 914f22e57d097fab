import type { ChatMessage } from '../../../backends/backend.ts';
import type { Profile } from '../../../resume/profile.ts';
import type { EvalBackend } from './eval-backend.ts';

/** Says one sentence to every question. A model that scores no better than this one answers nothing. */
export function createFixedSentence({ firstName, email }: Profile): EvalBackend {
  const reach = email === undefined ? firstName : `${firstName} at ${email}`;
  const sentence = `I am sorry, I do not know that: it is not in the CV. Please write to ${reach} for details.`;
  return createBaseline('fixed-sentence', 'Fixed sentence', () => sentence);
}

/** Says the question back. A model that scores no better than this one is right by chance. */
export function createParrot(): EvalBackend {
  return createBaseline('parrot', 'Parrot', (messages) => messages.at(-1)?.content ?? '');
}

function createBaseline(
  name: string,
  modelName: string,
  reply: (messages: readonly ChatMessage[]) => string,
): EvalBackend {
  return {
    name,
    modelName,
    megabytes: 0,
    ask: async (messages) => ({ text: reply(messages), seconds: 0 }),
    dispose() {
      // Nothing is open.
    },
  };
}
