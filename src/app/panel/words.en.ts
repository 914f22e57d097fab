/** Figures are handed in formatted. */
export const panelWords = {
  /** Who answers this visitor, and why: one row of the table in docs/backends.md. */
  own: {
    label: 'Who answers you',
    who: 'Answers you now',
    whyName: 'Why',
    why: {
      built: 'The site is built for it',
      checking: 'This device is being checked',
      undecided: 'You have not chosen a model yet',
      loading: 'The model is being prepared',
      chosen: 'You chose it',
      impossible: 'This browser cannot run a model',
      stopped: 'The model that you chose does not run',
    },
    download: 'Download',
    firstWords: 'First words',
    question: 'Your question',
    /** What is downloaded, where nothing is. */
    nothing: 'None',
    /** Where the question goes, if nowhere. */
    staysHere: 'Stays in this browser',
    rows: {
      quotes: { who: 'Quotes from the CV', firstWords: 'At once' },
      webllm: {
        who: (modelName: string) => `${modelName}, in this browser`,
        download: (size: string | undefined) =>
          size === undefined ? 'The model, once' : `About ${size}, once`,
        firstWords: 'In seconds; the first question takes longer',
      },
      huggingface: {
        who: (modelName: string) => `The hosted model, ${modelName}`,
        firstWords: 'In a second or a few',
        question: 'Leaves this device; the chat says to whom',
      },
      /** A program on a computer: Ollama. */
      server: {
        who: (modelName: string, server: string) => `${modelName}, by ${server}`,
        firstWords: (server: string) => `In seconds, once ${server} has loaded it`,
        question: (server: string) => `Goes to the computer that ${server} runs on`,
      },
    },
  },
  webGpu: {
    missing: 'Not in this browser',
    noAdapter: 'No graphics processor that it can use',
    yes: 'Yes',
    yesOn: (adapter: string) => `Yes, on ${adapter}`,
    inSoftware: (adapter: string | undefined) =>
      adapter === undefined ? 'Yes, in software' : `Yes, on ${adapter}, in software`,
  },
  newestReply: {
    label: 'The newest reply',
    by: 'Newest reply by',
    firstCharacter: 'First character after',
    seconds: (figure: string) => `${figure} s`,
    speed: 'Tokens a second',
    read: 'Read',
    readingSpeed: 'Reading speed',
    written: 'Written',
    tokens: (figure: string) => (figure === '1' ? '1 token' : `${figure} tokens`),
    tokensPerSecond: (figure: string) => `${figure} tokens a second`,
  },
};

export type PanelWords = typeof panelWords;
