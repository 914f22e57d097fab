/** Figures are handed in formatted. */
export interface PanelWords {
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
