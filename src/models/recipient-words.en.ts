/** Where messages go, before the first one is sent. Says what happens and promises nothing for others. */
export const recipientWords = {
  /** Names the note that says who answers, or who answers in place of the model on this device. */
  noteLabel: 'Where the assistant runs',
  messagesLeave: {
    warning: 'Your messages leave this device.',
    who: (model: string, recipient: string) => `They go to ${recipient}; ${model} answers.`,
  },
  onThisComputer: (model: string, server: string) =>
    `Your messages go to ${server} on this computer; ${model} answers.`,
  /** Asks before a conversation goes to someone who has not had all of it. Where it goes is said as above. */
  leaving: {
    title: (model: string) => `Send this conversation to ${model}?`,
    explanation:
      'This conversation, or a part of it, has stayed on this device or gone to someone else so far. With your next question all its messages are sent.',
    send: 'Send this conversation',
  },
};

export type RecipientWords = typeof recipientWords;
