import { detectLanguage } from '../../src/answers/languages/detect-language';
import { claimLanguages, type ClaimLanguage } from '../../src/answers/languages/language-pack';

/** The language of a text among those that made questions and planted lies are written in; English for Arabic. */
export function claimLanguageOf(text: string, otherwise: ClaimLanguage): ClaimLanguage {
  const detected = detectLanguage(text, otherwise);
  return claimLanguages.find((each) => each === detected) ?? 'en';
}
