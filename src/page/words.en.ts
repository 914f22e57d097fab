/** What the site sends and stores. Says what happens and promises nothing for others. */
const privacyWords = {
  title: 'Privacy',
  policy:
    'This list is made from the same settings as the security policy of this site, by which the browser blocks the page’s requests to any other host. The site sets no cookies and counts no visits.',
  hosts: 'Who receives what',
  names: { gets: 'Gets', when: 'When', why: 'Why' },
  /** Where neither the site's own server is asked, which knows both, nor the visitor's own computer. */
  withAddress: (what: string) => `${what}; also your network address and the address of this site`,
  ownServer: 'The server of this site',

  page: {
    gets: 'Your network address and which files you load, as with every website',
    when: 'When you open the page, and when you reach for the assistant',
    why: 'To show the page and to load the assistant. Whoever runs the server may keep logs.',
  },

  /** A program that answers on a computer of the visitor's or the owner's: Ollama. */
  computer: {
    when: 'With each question; the text of the CV also when you begin to type',
    here: (model: string, server: string) => `${server} on your own computer answers with ${model}.`,
    there: (model: string, server: string) =>
      `${server} on this server answers with ${model}. The chat names it first.`,
    /** Follows either, where the model runs elsewhere. */
    ollamaCloud: 'The model runs in Ollama’s cloud, which gets the conversation and the text of the CV.',
  },

  hosted: {
    gets: 'The conversation and the text of the CV',
    when: 'With each question. The chat says first that messages leave this device.',
    whenInstead:
      'With each question, where no model runs on this device. The chat says first that messages leave this device; a conversation that began on it needs your click.',
    router: (model: string, provider: string | undefined) =>
      `The hosted model ${model} answers. Hugging Face passes the messages to ${provider ?? 'a provider that it chooses'}.`,
    endpoint: (model: string) =>
      `The hosted model ${model} answers. Whoever runs this server knows where it passes the messages.`,
  },

  files: {
    gets: 'The names of the files',
    when: 'After you click “Download and run here”',
    weights: 'The files of the model that answers in your browser. No message is sent there.',
    library: 'The program that runs the model on your graphics processor. No message is sent there.',
  },

  stored: 'What stays in this browser',
  storedNames: { what: 'What', until: 'Until' },
  conversations: {
    name: 'Conversations',
    what: 'In memory only. While a page reloads itself, the tab’s history keeps what stands in the text box.',
    until: 'You close or reload the tab',
  },
  /** Of the assistant on pages of another site. */
  keptConversations: {
    what: 'The conversation and what stands in the text box, so that they go on when you open another page of this site. Nothing of it is sent anywhere.',
    until: 'You close the tab',
  },
  models: {
    what: 'The files of the models that you downloaded, and the list of them',
    until: 'You click “Remove” above, or delete this site’s data',
  },
  offline: {
    what: 'The site’s own files and a service worker, so that it works without a network',
    until: 'You delete this site’s data; kept only once a model has run here',
  },
  loading: {
    what: 'The name of the model while it starts, to notice a crash',
    until: 'The model has started',
  },
  choice: 'Who answers, if you chose not to run the model here',
  /** Added to it where the browser's own model is offered. */
  failuresToo: (choice: string) => `${choice}; failures of the browser’s own model`,
};

export type PrivacyWords = typeof privacyWords;

/** The sentences and names of the page's own controls. Words around the CV's own texts are in `src/resume/words.en.ts`. */
export const pageWords = {
  skipLink: 'Skip to the CV',
  openAssistant: 'Open the assistant',
  /** Beside the name of that button, before the first word is said. */
  assistantIsAi: 'An AI assistant that answers questions about this CV',
  askAbout: (firstName: string) => `Ask about ${firstName}`,
  askButton: 'Ask',
  askHint: 'Answers at once from this CV, each with its source.',
  /** Follows it where a model may run in the visitor's browser. */
  askLocalHint: 'An AI model can run in your own browser, if you let it.',
  assistantNotLoaded:
    'The assistant could not be loaded. Check your connection, then click the button again; the page reloads if it has to.',
  assistantMissing: (command: string) =>
    `The assistant has not loaded; for a page opened as a file, run “${command}” to see it.`,
  assistantTooOld:
    'This browser is too old for the assistant, which needs Chrome or Edge 110, Firefox 121 or Safari 16.4. The CV works without it.',

  panel: {
    open: 'How the assistant runs',
    close: 'Close panel',
    builtFor: 'This site was built for',
    model: 'Model',
    privacy: privacyWords,
    notices: 'Third-party notices',
    builtForHosted: 'The hosted model',
    builtForBrowser: 'The visitor’s browser',
    chosenByDevice: 'A Qwen model chosen by what the device can hold',
  },

  /** On a page of another site, where the assistant is in a frame. */
  embed: {
    blocked: 'This page could not show the assistant.',
    openAlone: 'Open it in a tab of its own',
  },

  notFound: {
    title: 'There is no page at this address',
    home: (name: string) => `Go to the CV of ${name}`,
  },

  /** The CV in other languages. The offer is read in the language that it offers. */
  languages: {
    label: 'Languages',
    offer: 'This page is also in English.',
    switch: 'Read it in English',
    dismiss: 'Dismiss',
  },

  portrait: (name: string) => `Portrait of ${name}`,
  /** Below the QR code of the PDF. */
  ask: (firstName: string) => `Ask ${firstName}’s AI assistant`,
  /** In the question box of the social card; the owner speaks. */
  askMe: 'Ask me anything about my CV',
  saveContact: 'Save contact',
  downloadPdf: 'Download as PDF',
  print: 'Print or save as PDF',

  contents: 'Sections',
  /** At least two posts that ended long ago, as one row. */
  earlierPosts: (count: number) => `${count} earlier posts`,
  /** What is collapsed of a field of skills, or of the fields. */
  moreSkills: (count: number) => `and ${count} more`,
  expand: 'See more',
  collapse: 'See less',
  course: 'See course',
};

export type PageWords = typeof pageWords;
