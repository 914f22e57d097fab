import { createContext } from 'react';

/** What stands between the texts of a list in one line, in the language of the CV. */
export const Separator = createContext(', ');
