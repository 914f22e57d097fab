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
  if (wanted in aliases) return aliases[wanted];
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

/** The country's name in a language; a text that is no code stays as it is. */
export function countryName(code: string, locale: string): string {
  const known = countryCodeOf(code);
  if (known === undefined || !/^[A-Za-z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(known) ?? code;
}

/** The language's name in a language, from a code of two or three letters; any other text stays as it is. */
export function languageName(code: string, locale: string): string {
  if (!/^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i.test(code)) return code;
  try {
    const name =
      new Intl.DisplayNames(locale, { type: 'language' }).of(code.replace('_', '-').toLowerCase()) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return code;
  }
}

/** A locale that `Intl` knows, for a tag that a file names; English for others. */
export function localeOf(tag: string | undefined): string {
  const language = /^[a-z]{2}/i.exec(tag ?? '')?.[0].toLowerCase() ?? 'en';
  return Intl.DisplayNames.supportedLocalesOf(language).length > 0 ? language : 'en';
}
