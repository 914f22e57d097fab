import { createContext, use } from 'react';

/** The language of the interface (BCP 47), inside of texts in another one; undefined where both are the same. */
export const InterfaceLanguage = createContext<string | undefined>(undefined);

/** The `lang` of a heading or control that stands among the CV's own texts. */
export function useInterfaceLanguage(): string | undefined {
  return use(InterfaceLanguage);
}
