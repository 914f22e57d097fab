import { fold } from '../../../../src/answers/text/fold';
import type { Language } from '../../quotes/labels';

export const languageCodes =
  'en fr de es it pt nl pl ru tr ar zh ja ko sv da no fi el hi uk cs ro hu cy ga br ca eu la'.split(' ');

const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'language' });
const displayNames = {
  en: namesIn('en'),
  fr: namesIn('fr'),
  de: namesIn('de'),
  es: namesIn('es'),
  ja: namesIn('ja'),
};

/** What a language calls another one. */
export function languageName(code: string, inLanguage: Language): string {
  return displayNames[inLanguage].of(code) ?? code;
}

/** The code of a language by its name in any of the five. */
export function codeOf(name: string): string | undefined {
  return codes.get(fold(name));
}

const codes = new Map(
  languageCodes.flatMap((code) =>
    (['en', 'fr', 'de', 'es', 'ja'] as const).map((each): [string, string] => [
      fold(languageName(code, each)),
      code,
    ]),
  ),
);

/** How well: 3 natively, 2 fluently, 1 for everyday use or work, 0 a little. */
export function levelOf(fluency: string | undefined): 0 | 1 | 2 | 3 | undefined {
  if (fluency === undefined) return undefined;
  if (/nativ|mother|langue maternelle|muttersprach|母語|ネイティブ|lengua materna/i.test(fluency)) return 3;
  if (/fluent|courant|fließend|fluid|流暢|verhandlungssicher|\bC[12]\b/i.test(fluency)) return 2;
  if (/basic|elementary|notion|grundkenntnis|básic|初級|débutant|beginner|\bA[12]\b/i.test(fluency)) return 0;
  // Who has learnt Latin need not speak it.
  return /latinum/i.test(fluency) ? undefined : 1;
}
