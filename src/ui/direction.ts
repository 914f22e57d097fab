/** Languages that are written from right to left, by their primary subtag. */
const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)\b/i;

export type Direction = 'ltr' | 'rtl';

/** The writing direction of a language (BCP 47). */
export function directionOfLanguage(language: string): Direction {
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}

/** `lang` of an element inside of texts in another language, and `dir` where it differs from theirs. */
export function inLanguage(
  language: string | undefined,
  around: string,
): { readonly lang?: string | undefined; readonly dir?: Direction | undefined } {
  if (language === undefined) return {};
  const direction = directionOfLanguage(language);
  return { lang: language, dir: direction === directionOfLanguage(around) ? undefined : direction };
}
