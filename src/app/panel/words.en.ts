export type RowName = 'quotes' | 'webllm' | 'huggingface' | 'server';

export type Reason = 'built' | 'checking' | 'undecided' | 'loading' | 'chosen' | 'impossible' | 'stopped';

/** Figures are handed in formatted. */
export interface PanelWords {
  /** Who answers this visitor, and why: one row of the table in docs/backends.md. */
  readonly own: {
    readonly label: string;
    readonly who: string;
    readonly why: Readonly<Record<Reason, string>>;
    readonly whyName: string;
    readonly download: string;
    readonly firstWords: string;
    readonly question: string;
    readonly rows: Readonly<
      Record<
        Exclude<RowName, 'server'>,
        {
          readonly who: (modelName: string) => string;
          readonly download: (size: string | undefined) => string;
          readonly firstWords: string;
          readonly question: string;
        }
      >
    > & {
      /** A program on a computer: Ollama. */
      readonly server: {
        readonly who: (modelName: string, server: string) => string;
        readonly download: () => string;
        readonly firstWords: (server: string) => string;
        readonly question: (server: string) => string;
      };
    };
  };
  readonly webGpu: {
    /** Names the fact. */
    readonly name: string;
    readonly missing: string;
    readonly noAdapter: string;
    readonly yes: string;
    readonly yesOn: (adapter: string) => string;
    readonly inSoftware: (adapter: string | undefined) => string;
  };
  readonly newestReply: {
    readonly label: string;
    readonly by: string;
    readonly firstCharacter: string;
    readonly seconds: (figure: string) => string;
    readonly speed: string;
    readonly read: string;
    readonly readingSpeed: string;
    readonly written: string;
    readonly writingSpeed: string;
    readonly tokens: (figure: string) => string;
    readonly tokensPerSecond: (figure: string) => string;
  };
}

export const panelWords: PanelWords = {
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
    rows: {
      quotes: {
        who: () => 'Quotes from the CV',
        download: () => 'None',
        firstWords: 'At once',
        question: 'Stays in this browser',
      },
      webllm: {
        who: (modelName) => `${modelName}, in this browser`,
        download: (size) => (size === undefined ? 'The model, once' : `About ${size}, once`),
        firstWords: 'In seconds; the first question takes longer',
        question: 'Stays in this browser',
      },
      huggingface: {
        who: (modelName) => `The hosted model, ${modelName}`,
        download: () => 'None',
        firstWords: 'In a second or a few',
        question: 'Leaves this device; the chat says to whom',
      },
      server: {
        who: (modelName, server) => `${modelName}, by ${server}`,
        download: () => 'None',
        firstWords: (server) => `In seconds, once ${server} has loaded it`,
        question: (server) => `Goes to the computer that ${server} runs on`,
      },
    },
  },
  webGpu: {
    name: 'WebGPU',
    missing: 'Not in this browser',
    noAdapter: 'No graphics processor that it can use',
    yes: 'Yes',
    yesOn: (adapter) => `Yes, on ${adapter}`,
    inSoftware: (adapter) => (adapter === undefined ? 'Yes, in software' : `Yes, on ${adapter}, in software`),
  },
  newestReply: {
    label: 'The newest reply',
    by: 'Newest reply by',
    firstCharacter: 'First character after',
    seconds: (figure) => `${figure} s`,
    speed: 'Tokens a second',
    read: 'Read',
    readingSpeed: 'Reading speed',
    written: 'Written',
    writingSpeed: 'Writing speed',
    tokens: (figure) => (figure === '1' ? '1 token' : `${figure} tokens`),
    tokensPerSecond: (figure) => `${figure} tokens a second`,
  },
};
