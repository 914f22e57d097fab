import type { Cv } from '../../resume/cv';
import { detectLanguage } from '../languages/detect-language';
import type { ClaimLanguage, Language } from '../languages/language-pack';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
import { areForms } from '../text/word-forms';
import { proseOf, labelsOf } from './read-thesaurus';

/** The languages whose words the meanings have; the others reach the CV by its own words and by names. */
type MeaningLanguage = ClaimLanguage | 'pt';

/** The names of one meaning in each language, the commonest first. */
export type Meaning = Readonly<Record<MeaningLanguage, readonly string[]>>;

/** A name with more meanings than this leads anywhere. */
const mostMeanings = 4;
/** Names of a meaning that a visitor's language gets: more of them found no more lines. */
const mostNames = 3;

/**
 * A line per meaning; its columns are en, fr, de, es, ja between bars, names between commas. "# " begins a comment.
 *
 * A language that has a file of its own gets its names by the English ones.
 *
 * @throws Error naming a line that has not five columns
 */
export function parseMeanings(
  text: string,
  portuguese: ReadonlyMap<string, readonly string[]> = new Map(),
): Meaning[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map((line) => {
      const cells = line.split('|').map((cell) =>
        cell
          .split(/[,、]/)
          .map((name) => name.trim())
          .filter(Boolean),
      );
      const [en, fr, de, es, ja, ...others] = cells;
      if (!en || !fr || !de || !es || !ja || others.length > 0)
        throw new Error(`A line of meanings must have five columns between bars: “${line}”.`);
      const pt = [...new Set(en.flatMap((name) => portuguese.get(name.toLowerCase()) ?? []))];
      return { en, fr, de, es, ja, pt };
    });
}

/**
 * The names of a language that has a file of its own, by their English name in lower case.
 *
 * @throws Error naming a line that has not two columns
 */
export function parseNames(text: string): Map<string, readonly string[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('# '));
  return new Map(
    lines.map((line) => {
      const [english, names, ...others] = line.split('|');
      if (english === undefined || names === undefined || others.length > 0)
        throw new Error(`A line of names must have two columns between bars: “${line}”.`);
      return [english.trim().toLowerCase(), names.split(',').map((name) => name.trim())];
    }),
  );
}

/** By a visitor's language, a line for each word of a CV that has other names there: the word, then its names, between bars. */
export type Synonyms = Readonly<Record<Language, string>>;

/** What leads from the words of a visitor to those of a CV. */
export function synonymsOf(cv: Cv, meanings: readonly Meaning[]): Synonyms {
  const texts = [...labelsOf(cv), ...proseOf(cv)];
  const holds = holderOf(texts);
  const own = detectLanguage(texts.join('\n'), 'en');
  // Any CV has English words in it.
  const spoken: readonly MeaningLanguage[] = own === 'en' || own === 'ar' ? ['en'] : [own, 'en'];
  const found = meanings.flatMap((meaning) => {
    const [held] = spoken.flatMap((language) => meaning[language].filter(holds));
    return held === undefined ? [] : [{ meaning, held }];
  });
  const linesFor = (language: MeaningLanguage) => {
    const uses = new Map<string, Set<string>>();
    for (const { meaning, held } of found)
      for (const name of meaning[language]) uses.set(name, (uses.get(name) ?? new Set()).add(startOf(held)));
    const lines = found.map(({ meaning, held }) => {
      const others = meaning[language].filter(
        (name, at) => (at === 0 || (uses.get(name)?.size ?? 0) <= mostMeanings) && !isForm(name, held),
      );
      return [held, ...others.slice(0, mostNames)];
    });
    // In order, equal words stand together and compress well.
    return lines
      .filter(({ length }) => length > 1)
      .map((names) => names.join('|'))
      .toSorted()
      .join('\n');
  };
  return {
    en: linesFor('en'),
    fr: linesFor('fr'),
    de: linesFor('de'),
    es: linesFor('es'),
    ja: linesFor('ja'),
    ar: '',
    pt: linesFor('pt'),
  };
}

/** Equal for the forms of a word. */
function startOf(name: string): string {
  return tokens(name)
    .map(({ stem }) => stem)
    .join(' ');
}

/** What finds a word finds its forms. */
function isForm(name: string, held: string): boolean {
  const [one, other] = [tokens(name), tokens(held)];
  if (one.length !== other.length) return false;
  return one.every(({ folded, stem }, at) => stem === other[at]!.stem || areForms(folded, other[at]!.folded));
}

/** Tells whether texts hold a name: as words in any number, or in Japanese as characters in a row. */
function holderOf(texts: readonly string[]): (name: string) => boolean {
  const words = texts.flatMap((text) => tokens(text)).filter(({ folded }) => !isJapanese(folded));
  const stems = new Set(words.flatMap(({ folded, stem }) => [folded, stem]));
  const japanese = texts
    .filter(isJapanese)
    .map((text) => fold(text).replace(/\s+/g, ''))
    .join('\n');
  return (name) => {
    if (isJapanese(name)) return name.length >= 2 && japanese.includes(fold(name));
    const parts = tokens(name).filter(({ folded }, _, all) => all.length === 1 || folded.length > 2);
    return (
      parts.length > 0 &&
      parts.every(({ folded, stem }) => stems.has(folded) || (stem.length > 2 && stems.has(stem)))
    );
  };
}
