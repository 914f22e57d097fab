import type { Cv } from '../../resume/cv';
import { detectLanguage } from '../languages/detect-language';
import type { Language } from '../languages/language-pack';
import { fold } from '../text/fold';
import { isArabic, rootArabic } from '../text/arabic';
import { isJapanese, tokens, wordsOf, wordsOfName, type Token } from '../text/tokens';
import { areForms } from '../text/word-forms';
import { proseOf, labelsOf } from './read-thesaurus';

/** The names of one meaning in each language, the commonest first. */
export type Meaning = Readonly<Record<Language, readonly string[]>>;

/** A name with more meanings than this leads anywhere. */
const mostMeanings = 4;
/** Names of a meaning that a visitor's language gets: more of them found no more lines. */
const mostNames = 4;

/**
 * A line per meaning; its columns are en, fr, de, es, ja between bars, names between commas. "# " begins a comment.
 *
 * Portuguese and Arabic have their names by the English ones.
 *
 * @throws Error naming a line that has not five columns
 */
export function parseMeanings(
  text: string,
  byEnglish: ReadonlyMap<string, NamesByEnglish> = new Map(),
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
      const [en, fr, de, es, ja] = cells;
      if (cells.length !== 5 || !en || !fr || !de || !es || !ja)
        throw new Error(`A line of meanings must have five columns between bars: “${line}”.`);
      const namesIn = (language: keyof NamesByEnglish) => [
        ...new Set(en.flatMap((name) => byEnglish.get(name.toLowerCase())?.[language] ?? [])),
      ];
      return { en, fr, de, es, ja, pt: namesIn('pt'), ar: namesIn('ar') };
    });
}

type NamesByEnglish = Readonly<Record<'pt' | 'ar', readonly string[]>>;

/**
 * The names of Portuguese and Arabic, by their English name in lower case.
 *
 * @throws Error naming a line that has not three columns
 */
export function parseNames(text: string): Map<string, NamesByEnglish> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('# '));
  return new Map(
    lines.map((line) => {
      const [english, pt, ar, ...others] = line.split('|');
      if (english === undefined || pt === undefined || ar === undefined || others.length > 0)
        throw new Error(`A line of names must have three columns between bars: “${line}”.`);
      const [ofPt = [], ofAr = []] = [pt, ar].map((names) => names.split(',').map((name) => name.trim()));
      return [english.trim().toLowerCase(), { pt: ofPt, ar: ofAr }];
    }),
  );
}

/**
 * By a visitor's language, a line for each word of a CV that has other names there: the word, then its names, between bars.
 * "~" marks a name that may mean something else: one that other meanings have too, or another word of the same language.
 */
export type Synonyms = Readonly<Record<Language, string>>;

/** What leads from the words of a visitor to those of a CV. */
export function synonymsOf(cv: Cv, meanings: readonly Meaning[]): Synonyms {
  const texts = [...labelsOf(cv), ...proseOf(cv)];
  const holds = holderOf(texts);
  const own = detectLanguage(texts.join('\n'), 'en');
  // Any CV has English words in it.
  const spoken: readonly Language[] = own === 'en' ? ['en'] : [own, 'en'];
  const isSureIn = sureNames(meanings);
  const found = meanings.flatMap((meaning) => {
    const [first] = spoken.flatMap((language) =>
      meaning[language]
        .filter(holds)
        .map((name) => ({ meaning, held: name, isSure: isSureIn(name, language, meaning) })),
    );
    return first ?? [];
  });
  const linesFor = (language: Language) => {
    const uses = new Map<string, Set<string>>();
    for (const { meaning, held } of found)
      for (const name of meaning[language]) uses.set(name, (uses.get(name) ?? new Set()).add(startOf(held)));
    const lines = found.map(({ meaning, held, isSure }) => {
      const others = meaning[language].filter(
        (name, at) => (at === 0 || (uses.get(name)?.size ?? 0) <= mostMeanings) && !isForm(name, held),
      );
      const isTranslation = isSure && !meaning[language].includes(held);
      const marked = (name: string) =>
        isTranslation && isSureIn(name, language, meaning) ? name : `~${name}`;
      return [held, ...others.slice(0, mostNames).map(marked)];
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
    ar: linesFor('ar'),
    pt: linesFor('pt'),
  };
}

/** Names at the head of a meaning are its own, whatever else they may mean: the commonest, in both genders. */
const headNames = 2;

/** Tells the names that hardly mean anything else: those at the head of a meaning, and those of one only. */
function sureNames(meanings: readonly Meaning[]) {
  const uses = new Map<string, number>();
  for (const meaning of meanings)
    for (const [language, names] of Object.entries(meaning))
      for (const name of new Set(names.map((each) => `${language} ${fold(each)}`)))
        uses.set(name, (uses.get(name) ?? 0) + 1);
  return (name: string, language: Language, meaning: Meaning) =>
    meaning[language].indexOf(name) < headNames || uses.get(`${language} ${fold(name)}`) === 1;
}

/** Equal for the forms of a word. */
function startOf(name: string): string {
  return wordsOf(name)
    .map(({ stem }) => stem)
    .join(' ');
}

/** What finds a word finds its forms. */
function isForm(name: string, held: string): boolean {
  const [one, other] = [wordsOf(name), wordsOf(held)];
  if (one.length !== other.length) return false;
  return one.every(({ folded, stem }, at) => stem === other[at]!.stem || areForms(folded, other[at]!.folded));
}

/** Tells whether texts hold a name: as words in any number, or in Japanese as characters in a row. */
function holderOf(texts: readonly string[]): (name: string) => boolean {
  const words = texts.flatMap((text) => tokens(text)).filter(({ folded }) => !isJapanese(folded));
  const stems = new Set(words.flatMap((word) => [word.folded, formOf(word)]));
  const japanese = texts
    .filter(isJapanese)
    .map((text) => fold(text).replace(/\s+/g, ''))
    .join('\n');
  return (name) => {
    if (isJapanese(name)) return name.length >= 2 && japanese.includes(fold(name));
    const parts = wordsOfName(name);
    return (
      parts.length > 0 &&
      parts.every((part) => stems.has(part.folded) || (part.stem.length > 2 && stems.has(formOf(part))))
    );
  };
}

function formOf({ folded, stem }: Token): string {
  return isArabic(folded) ? rootArabic(folded) : stem;
}
