import { languages } from '../languages/language-pack';
import { foldWord } from '../text/tokens';

const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
export const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Parts of a kingdom, and countries as people shorten them. */
const others: Readonly<Record<string, string>> = {
  england: 'GB',
  scotland: 'GB',
  schottland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uk: 'GB',
  'u.k.': 'GB',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
};

/** The names of countries in a language, folded. */
export function countriesIn(language: string): ReadonlySet<string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return new Set(codes.flatMap((code) => names.of(code) ?? []).map(foldWord));
}

/** Several codes have one name, since Intl knows withdrawn ones: the first counts, in every language. */
function namesOfCountries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code);
      if (name !== undefined && !found.has(foldWord(name))) found.set(foldWord(name), code);
    }
  }
  return found;
}

let known: ReadonlyMap<string, string> | undefined;

/** The code of a country by its folded name in any of the site's languages, or by the code itself. */
export function codeOfCountry(name: string): string | undefined {
  known ??= new Map([...namesOfCountries(), ...Object.entries(others)]);
  const code = name.toUpperCase();
  return known.get(name) ?? (name.length === 2 && codes.includes(code) ? code : undefined);
}

/** True for the folded name of a country in any of the site's languages, and for its code. */
export function isCountry(name: string): boolean {
  return codeOfCountry(name) !== undefined;
}
