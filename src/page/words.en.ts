import { privacyWords } from './privacy-words.en';

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
  expandPartners: 'See all',
  collapsePartners: 'Collapse',
  course: 'See course',
};

export type PageWords = typeof pageWords;
