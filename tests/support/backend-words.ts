import { english } from '../../src/app/words';

/** The sentences that backends are created with, as the site hands them in. */
export const backendWords = english.backends;
