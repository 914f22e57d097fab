/** A language tag in its canonical form, e.g. `de-CH`; `undefined` for what names no language. */
export function canonicalTag(text: string): string | undefined {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    const [tag] = Intl.getCanonicalLocales(text.replaceAll('_', '-'));
    return tag !== undefined && names.of(tag) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}
