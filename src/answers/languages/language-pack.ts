import type { IntentModel } from '../intent/classifier';
import type { Lexicon } from './lexicon';
import type { Sentences } from './sentences';

/** The languages that the assistant answers in without a model. */
export const languages = ['en', 'fr', 'de', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** What is known of one language; each is loaded with the first message in it. */
export interface LanguagePack {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly sentences: Sentences;
  readonly model: IntentModel;
}
