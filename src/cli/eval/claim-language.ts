import { detectLanguage } from '../../answers/languages/detect-language.ts';
import { claimLanguages, type ClaimLanguage } from '../../answers/languages/language-pack.ts';

/** The language of a text among those that made questions and planted lies are written in; English for Arabic. */
export function claimLanguageOf(text: string, otherwise: ClaimLanguage): ClaimLanguage {
  const detected = detectLanguage(text, otherwise);
  return claimLanguages.find((each) => each === detected) ?? 'en';
}
