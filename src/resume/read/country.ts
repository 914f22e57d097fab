const locales = 'en fr de es it pt nl pl sv ja ar zh ko tr el ro'.split(' ');

/** What Europass and everyday use call a country otherwise than ISO 3166-1. */
const aliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  el: 'GR',
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  türkiye: 'TR',
  turkey: 'TR',
  'czech republic': 'CZ',
};

let codes: ReadonlyMap<string, string> | undefined;

/** The ISO 3166-1 code of a country, from its name in sixteen languages or from a code. */
export function countryCodeOf(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  if (Object.hasOwn(aliases, wanted)) return aliases[wanted];
  codes ??= allNames();
  if (/^[a-z]{2}$/.test(wanted))
    return [...codes.values()].includes(wanted.toUpperCase()) ? wanted.toUpperCase() : undefined;
  return codes.get(wanted);
}

function allNames(): ReadonlyMap<string, string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  // Codes of former states lead to today's, and a few name no country.
  const possible = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) => new Intl.Locale(`und-${code}`).region === code && !/^(?:ZZ|X[ABC]|UN|E[UZ]|QO)$/.test(code),
    );
  const names = new Map<string, string>();
  for (const locale of locales) {
    const namesIn = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of possible) {
      const name = namesIn.of(code)?.toLowerCase();
      if (name !== undefined && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}

/** The country's name in a language (BCP 47), from a code of ISO 3166-1; any other text stays as it is. */
export function countryName(code: string, language: string): string {
  const known = /^[a-z]{2}$/i.test(code) ? countryCodeOf(code) : undefined;
  if (known === undefined) return code;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(known) ?? code;
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

/** What stands between the parts of a line in a language (BCP 47), its blank included: "Analyst, A mill". */
export function listSeparator(language: string): string {
  const [primary = ''] = language.toLowerCase().split('-');
  return separators.get(primary) ?? ', ';
}

const separators = new Map([
  ...['ar', 'ckb', 'fa', 'ps', 'sd', 'ug', 'ur'].map((language) => [language, '، '] as const),
  ...['ja', 'zh'].map((language) => [language, '、'] as const),
]);
