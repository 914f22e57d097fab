/** Sentences about the assistant as a whole, where it or a part of it fails. */
export const appWords = {
  broken: 'The assistant ran into an error of its own. The page is not affected.',
  partBroken: 'This part of the assistant could not be loaded. The rest is not affected.',
  loadAgain: 'Load it again',
  partNotLoaded:
    'A part of the assistant could not be loaded. Reloading the page may help; your draft is kept, the conversation is not.',
  /** Leads from the chat to the top panel, whose button has another name, and from an embed to the page with one. */
  about: 'About this assistant',
  siteUnreachable:
    'The site cannot be reached at the moment, so the page was not reloaded. Check your connection and try again.',
  reload: 'Reload',
};

export type AppWords = typeof appWords;

/** Figures are handed in formatted. */
export const panelWords = {
  /** Who answers this visitor, and why: one row of the table in docs/backends.md. */
  own: {
    who: 'Answers you now',
    /** Where no state of the model says why. */
    why: {
      built: 'The site is built for it',
      undecided: 'You have not chosen a model yet',
      chosen: 'You chose it',
    },
    firstWords: 'First words',
    /** Where the question goes, if nowhere. */
    staysHere: 'Stays in this browser',
    rows: {
      quotes: { who: 'Quotes from the CV', firstWords: 'At once' },
      webllm: {
        firstWords: 'In seconds; the first question takes longer',
      },
      huggingface: {
        firstWords: 'In a second or a few',
        question: 'Leaves this device; the chat says to whom',
      },
      /** A program on a computer: Ollama. */
      server: {
        firstWords: (server: string) => `In seconds, once ${server} has loaded it`,
        question: (server: string) => `Goes to the computer that ${server} runs on`,
      },
    },
  },
  newestReply: {
    label: 'The newest reply',
    firstCharacter: 'First character after',
    speed: 'Tokens a second',
    read: 'Tokens read',
    readingSpeed: 'Tokens read a second',
    written: 'Tokens written',
  },
};

export type PanelWords = typeof panelWords;
