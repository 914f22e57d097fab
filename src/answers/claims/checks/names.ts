import { codeOfLanguage } from '../../entities/human-languages';
import { languages } from '../../languages/language-pack';
import { isMonth } from '../../sources/dates';
import { isArabic } from '../../text/arabic';
import { fold } from '../../text/fold';
import { isJapanese, type Token } from '../../text/tokens';
import { areForms } from '../../text/word-forms';
import { isFrameWord, isInLanguageOfCv, unmentioned, type Case, type Check } from '../check';
import { countriesIn, longestCountry } from '../cv-facts';

/** Every name has to be one of the CV's: people, employers, schools, places, products. */
export const names: Check = (about) => {
  const { statement } = about;
  const strange = nameWords(about).filter((word) => !isKnown(word, about));
  const [first] = strange;
  if (!first) return undefined;
  return unmentioned(wholeName(first, statement.text));
};

/** The name as the sentence writes it: words with capitals in a row, or Japanese characters of one script. */
function wholeName({ start, end, written }: Token, text: string): string {
  if (isJapanese(written)) return written;
  const before = /(?:\p{Lu}[\p{L}\p{N}'’&.-]*\s+){0,4}$/u.exec(text.slice(0, start))?.[0] ?? '';
  const behind =
    /^(?:[\p{L}\p{N}'’+#-]*)(?:\s+(?:\p{Lu}|\p{N})[\p{L}\p{N}'’&-]*){0,4}/u.exec(text.slice(end))?.[0] ?? '';
  const isFirst = text.slice(0, start - before.length).trim() === '';
  return `${isFirst ? '' : before}${written}${behind}`.trim();
}

function nameWords(about: Case): Token[] {
  const { statement, reader } = about;
  const { words, text } = statement;
  const { ownerNames, classifier } = reader;
  return words.filter((word, at) => {
    const { written, folded } = word;
    if (ownerNames.has(folded) || /^[\d]+$/.test(written)) return false;
    if (isJapanese(written)) return !/^\p{Script=Hiragana}/u.test(written);
    if (isArabic(written)) return isInLanguageOfCv(about) && isArabicName(at, about);
    if (isAcronym(written)) return true;
    if (!/^\p{Lu}/u.test(written)) return false;
    const { isName } = statement.phrases;
    if (isName) return !isFrameWord(folded, reader) && isName(words, at, statement, classifier.knows);
    // The first word has a capital anyway.
    if (isFirst(word, at, text))
      return !isFrameWord(folded, reader) && !classifier.knows(folded) && isBeforeName(words[at + 1]);
    return true;
  });
}

/** What follows "company" or "university", or stands where an employer, a school or a home would. */
function isArabicName(at: number, { statement, reader, grammars: [grammar] }: Case): boolean {
  const { words, folded, phrases } = statement;
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before || isFrameWord(word.folded, reader)) return false;
  if (phrases.organisation?.test(before.folded)) return true;
  const { worked, studied, lives } = grammar.predicates;
  return (
    grammar.beforeEmployer.test(folded.slice(0, word.start)) &&
    [worked, studied, lives].some((each) => each.test(folded)) &&
    phrases.organisation?.test(word.folded) !== true &&
    !reader.classifier.knows(word.folded)
  );
}

function isAcronym(written: string): boolean {
  // Neither "3D" nor "XXI" names anything.
  return /\p{Lu}.*\p{Lu}|\d\p{Lu}|[+#]$/u.test(written) && !/^(?:\dD|[IVX]+)$/.test(written);
}

function isFirst({ start }: Token, at: number, text: string): boolean {
  return at === 0 || /[.!?:;–—"“«(]\s*["“«]?$/u.test(text.slice(0, start));
}

function isBeforeName(next: Token | undefined): boolean {
  return next !== undefined && /^\p{Lu}/u.test(next.written);
}

/** What has capitals in any text, folded: forms of address, continents, and what everybody shortens. */
const everywhere = new Set(
  (
    'i ai it hr pr eu b2b b2c ok faq pdf gpa mr mrs ms miss dr prof mme mlle sr sra srta herr frau ' +
    'europe european europeans europa europeo europea europeen europeenne asia asian asie asien africa african afrique afrika america american americas international western eastern northern southern'
  ).split(' '),
);

function isKnown(word: Token, about: Case): boolean {
  const { statement, facts, reader } = about;
  const { folded, written } = word;
  const { common } = statement.phrases;
  if (isArabic(written) && facts.stems.has(word.stem)) return true;
  if (facts.words.has(folded) || everywhere.has(folded) || ` ${common} `.includes(` ${folded} `)) return true;
  if (
    statement.terms.some(
      ({ start, end, passages, isExact }) =>
        start <= word.start && end >= word.end && passages.size > 0 && isExact,
    )
  )
    return true;
  if (
    statement.mentions.some(
      ({ start, end, match }) => match !== 'guess' && start <= word.start && end >= word.end,
    )
  )
    return true;
  // "University of Leeds" is a "Universidad" in an answer.
  const { institutions = '' } = statement.phrases;
  if (!isInLanguageOfCv(about) && ` ${institutions} `.includes(` ${folded} `)) return true;
  if (codeOfLanguage(folded) !== undefined) return true;
  const at = statement.words.indexOf(word);
  const around = statement.words.slice(Math.max(0, at + 1 - longestCountry), at + longestCountry);
  const countries = countriesIn(around).filter(({ start, end }) => start <= word.start && end >= word.end);
  // A CV that names no country leaves it to its cities.
  if (countries.length > 0)
    return facts.countries.size === 0 || countries.some(({ code }) => facts.countries.has(code));
  if (isDateWord(folded)) return true;
  if (isJapanese(written)) return reader.classifier.knows(folded) || isMadeOfKnown(folded, facts.words);
  for (const own of facts.words) if (own.length > 3 && areForms(folded, own)) return true;
  return (
    statement.language === 'de' &&
    isCompound(folded, (part) => facts.words.has(part) || reader.classifier.knows(part))
  );
}

function isMadeOfKnown(written: string, words: ReadonlySet<string>): boolean {
  for (const own of words)
    if (
      own.length >= 2 &&
      (own.includes(written) || (written.includes(own) && own.length >= written.length - 2))
    )
      return true;
  return false;
}

/** Letters of the shortest word in a compound. */
const shortest = 4;

function isCompound(word: string, knows: (part: string) => boolean): boolean {
  for (let at = shortest; at <= word.length - shortest; at++) if (knows(word.slice(at))) return true;
  return false;
}

let weekdays: ReadonlySet<string> | undefined;

function isDateWord(folded: string): boolean {
  weekdays ??= new Set(
    languages.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
      return Array.from({ length: 7 }, (_, day) => fold(format.format(new Date(Date.UTC(2023, 0, day + 1)))));
    }),
  );
  return weekdays.has(folded) || isMonth(folded);
}
