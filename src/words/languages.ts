/** The languages of the interface (BCP 47). A further one is one file beside this one. */
export const interfaceLanguages = ['en', 'fr', 'de', 'es', 'ja', 'ar', 'pt'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
