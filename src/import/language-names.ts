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
