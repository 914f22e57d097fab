import type { Cv, CvEntry } from '../../resume/cv';
import type { CvTopic } from '../../resume/outline';
import { fold } from '../text/fold';
import { isJapanese, wordsOf } from '../text/tokens';
import { codeOfCountry } from './countries';
import { isInJapan } from './japanese-names';

/** Parts of a CV whose entries are done in a place. */
export const placedTopics: readonly CvTopic[] = ['work', 'internships', 'education', 'volunteer'];

/** True for an entry whose place names another country than the one where the owner lives. */
export function isAbroad({ place }: CvEntry, { person, entries }: Cv): boolean {
  const country = countryOf(place);
  return country !== undefined && country !== homeOf({ person, entries });
}

/** The words of a text that name other countries than the one where the owner lives. */
export function countriesAbroadIn(text: string, { person, entries }: Cv): string[] {
  const home = homeOf({ person, entries });
  const named = wordsOf(text).filter(({ written, folded }) => {
    const code = /^\p{Lu}\p{Ll}{3,}/u.test(written) ? codeOfCountry(folded) : undefined;
    return code !== undefined && code !== home;
  });
  return named.map(({ written }) => written);
}

function homeOf({ person, entries }: Pick<Cv, 'person' | 'entries'>): string | undefined {
  // "Nantes, Pays de la Loire" tells a region: the country of most stations is home then.
  return countryOf(person.location) ?? commonest(entries.flatMap((each) => countryOf(each.place) ?? []));
}

function commonest(items: readonly string[]): string | undefined {
  const count = (item: string) => items.filter((other) => other === item).length;
  return items.toSorted((a, b) => count(b) - count(a))[0];
}

/** The code of the country of "Kyoto, Japan"; a town alone tells none but in Japanese, which puts a country first. */
function countryOf(place: string | undefined): string | undefined {
  const parts = (place ?? '').split(/[,،]\s*|、/);
  const [first = ''] = parts;
  // "Leith, Edinburgh" tells no country.
  if (!isJapanese(first)) return parts.length > 1 ? codeOfCountry(fold(parts.at(-1) ?? '')) : undefined;
  return isInJapan(parts) ? 'JP' : (codeOfCountry(fold(first)) ?? codeOfCountry(fold(parts.at(-1) ?? '')));
}
