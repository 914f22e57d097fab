export const quotesWords = {
  /** Stands in place of a model's name. */
  modelName: 'Quotes from the CV',
  /** Below each quoted reply; says that it was looked up, and that no model wrote it. No other place repeats it. */
  whereItRuns: 'Looked up in the CV; no model wrote it.',
};

export type QuotesWords = typeof quotesWords;
