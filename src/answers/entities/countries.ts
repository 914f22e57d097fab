import { fold } from '../text/fold';

const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Languages in which CVs name countries. */
const namedIn = ['en', 'fr', 'de', 'es', 'ja'];
/** Of parts of a kingdom, and as people shorten them. */
const others = [
  'england',
  'scotland',
  'wales',
  'northern ireland',
  'uk',
  'usa',
  'u.k.',
  'u.s.',
  'u.s.a.',
  'schottland',
];

/** The names of countries in a language, folded. "Francia" is no misspelt "francés". */
export function countriesIn(language: string): ReadonlySet<string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return new Set(codes.flatMap((code) => names.of(code) ?? []).map(fold));
}

let known: ReadonlySet<string> | undefined;

/** True for the folded name of a country in any of the site's languages, and for its code. */
export function isCountry(name: string): boolean {
  known ??= new Set([...others, ...namedIn.flatMap((language) => [...countriesIn(language)])]);
  return known.has(name) || (name.length === 2 && codes.includes(name.toUpperCase()));
}
