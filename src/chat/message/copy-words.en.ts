/** The sentence that goes with a copied answer, loaded with the first reply: what opens the chat need not hold it. */
export const copyWords = {
  /** Of the date (BCP 47). */
  locale: 'en-GB',
  /** A reader elsewhere sees who wrote it, where and when. */
  writtenBy: (modelName: string, address: string, date: string) =>
    `Written by ${modelName}, an AI model, at ${address} on ${date}.`,
};

export type CopyWords = typeof copyWords;
