/** Where messages go, before the first one is sent. Says what happens and promises nothing for others. */
export interface RecipientWords {
  /** Names the note that says who answers, or who answers in place of the model on this device. */
  readonly noteLabel: string;
  readonly messagesLeave: {
    readonly warning: string;
    readonly who: (model: string, recipient: string) => string;
  };
  readonly onThisComputer: (model: string, server: string) => string;
  /** Asks before a conversation goes to someone who has not had all of it. Where it goes is said as above. */
  readonly leaving: {
    readonly title: (model: string) => string;
    readonly explanation: string;
    readonly send: string;
  };
}

export const recipientWords: RecipientWords = {
  noteLabel: 'Where the assistant runs',
  messagesLeave: {
    warning: 'Your messages leave this device.',
    who: (model, recipient) => `They go to ${recipient}; ${model} answers.`,
  },
  onThisComputer: (model, server) => `Your messages go to ${server} on this computer; ${model} answers.`,
  leaving: {
    title: (model) => `Send this conversation to ${model}?`,
    explanation:
      'This conversation, or a part of it, has stayed on this device or gone to someone else so far. With your next question all its messages are sent.',
    send: 'Send this conversation',
  },
};
