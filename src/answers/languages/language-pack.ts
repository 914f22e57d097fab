import type { IntentModel } from '../intent/classifier';
import type { Lexicon } from './lexicon';
import type { Sentences } from './sentences';

/** The languages in which a model's statements are held against the CV. */
export const claimLanguages = ['en', 'fr', 'de', 'es', 'ja'] as const;
export type ClaimLanguage = (typeof claimLanguages)[number];

/** The languages that the assistant answers in without a model. */
export const languages = [...claimLanguages, 'ar', 'pt'] as const;
export type Language = (typeof languages)[number];

/** What the assistant answers in where a question does not tell its language, on a site in `language` (BCP 47). */
export function answerLanguage(language: string): Language {
  const [primary] = language.toLowerCase().split('-');
  return languages.find((each) => each === primary) ?? 'en';
}

/** What is known of one language; each is loaded with the first message in it. */
export interface LanguagePack {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly sentences: Sentences;
  readonly model: IntentModel;
}
