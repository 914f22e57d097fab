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
