/** Combining accents of Latin, Greek and Cyrillic, and the vowel signs and hamzas of Arabic. */
const accents = /[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g;

/**
 * A text in the form in which words and digits of dates are compared: lower case, without accents and invisible
 * characters, digits of any script as `0` to `9`, every hyphen as `-`. En and em dashes stay, since they mean "to".
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replaceAll('ı', 'i')
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/\p{Nd}/gu, (digit) => digitValues().get(digit) ?? digit)
    .replace(/\s+/g, ' ')
    .trim();
}

/** "'16" is 2016: of a year with two digits the century is the one that is no future of a career. */
export function withCentury(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])['’‘`´](\d{2})(?!\d)/gu, (_, year: string) =>
    Number(year) < 60 ? `20${year}` : `19${year}`,
  );
}

/** Words in the order of the text; "н.в." is one, without its dots. */
export function wordsIn(normalized: string): string[] {
  const words = normalized.match(/\p{L}[\p{L}\p{M}]*(?:\.\p{L}[\p{L}\p{M}]*)*/gu) ?? [];
  return words.map((word) => word.replaceAll('.', ''));
}

let digits: ReadonlyMap<string, string> | undefined;

/** The digits of every script that `Intl` writes numbers in. */
function digitValues(): ReadonlyMap<string, string> {
  digits ??= new Map(
    Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
      const script = new Intl.NumberFormat('en', { numberingSystem });
      return Array.from({ length: 10 }, (_, value) => [script.format(value), String(value)] as const);
    }),
  );
  return digits;
}
