/** The sentences of a saved conversation. Loaded with the first click on the button. */
export const savingWords = {
  conversationWith: (assistant: string) => `Conversation with ${assistant}`,
  explanation:
    'Each reply names the model that wrote it and where it ran, or says that it was looked up in the CV. Models make mistakes; the links lead to what the CV says.',
  cvOf: (name: string) => `CV of ${name}`,
  saved: 'Saved',
  stillAnswering: 'The assistant was still answering.',
  /** Part of the file's name. */
  fileName: 'conversation',
};

export type SavingWords = typeof savingWords;
