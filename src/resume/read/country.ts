import { listSeparator } from '../list-separator';

/** The name of an ISO 3166-1 country code in a language (BCP 47); any other text stays as it is. */
function countryName(code: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return names.of(code.toUpperCase()) ?? code;
}

const languages = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'ja', 'ar', 'zh'];

/** True if a code and a name, or two codes, mean the same country. */
export function isSameCountry(one: string, other: string): boolean {
  return languages.some((language) => {
    const [first, second] = [one, other].map((text) => countryName(text, language).toLowerCase());
    return first === second;
  });
}

/** A place in one line, e.g. "Porto, Portugal"; `undefined` where nothing of it is known. */
export function placeOf(
  place: { city?: string | undefined; region?: string | undefined; countryCode?: string | undefined } = {},
  language = 'en',
): string | undefined {
  const { city, region, countryCode } = place;
  const country = countryCode === undefined ? undefined : countryName(countryCode, language);
  const parts = [city, region, country].filter((part) => part !== undefined);
  return (
    parts.filter((part, index) => parts.indexOf(part) === index).join(listSeparator(language)) || undefined
  );
}
