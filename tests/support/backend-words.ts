import { assistant } from '../../src/words/en';

/** The sentences that backends are created with, as the site hands them in. */
export const backendWords = assistant.backends;
