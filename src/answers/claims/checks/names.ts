import { codeOfCountry } from '../../entities/countries';
import { languages } from '../../languages/language-pack';
import { isMonth } from '../../sources/dates';
import { isArabic } from '../../text/arabic';
import { fold } from '../../text/fold';
import { isMadeOf } from '../../text/made-of';
import { meet, type Span } from '../../text/span';
import { isJapanese, type Token } from '../../text/tokens';
import { areForms } from '../../text/word-forms';
import { isFrameWord, isInLanguageOfCv, unmentioned, type Case, type Check } from '../check';

/** Every name has to be one of the CV's: people, employers, schools, places, products. */
export const names: Check = (about) => {
  const strange = nameWords(about).find((word) => !isKnown(word, about));
  return strange && unmentioned(wholeName(strange, about.statement.text));
};

/** The name as the sentence writes it: words with capitals in a row, or Japanese characters of one script. */
function wholeName({ start, end, written }: Token, text: string): string {
  if (isJapanese(written)) return written;
  const before = /(?:\p{Lu}[\p{L}\p{N}'’&.-]*\s+){0,4}$/u.exec(text.slice(0, start))?.[0] ?? '';
  const behind =
    /^(?:[\p{Script=Latin}\p{N}'’+#-]*)(?:\s+(?:\p{Lu}|\p{N})[\p{L}\p{N}'’&-]*){0,4}/u.exec(
      text.slice(end),
    )?.[0] ?? '';
  const isFirst = text.slice(0, start - before.length).trim() === '';
  return `${isFirst ? '' : before}${written}${behind}`.trim();
}

function nameWords(about: Case): Token[] {
  const { statement, reader, facts } = about;
  const { words, text, phrases } = statement;
  const { ownerNames, classifier } = reader;
  const placed =
    phrases.names &&
    [...text.matchAll(phrases.names)].map(({ 0: name, 1: certain, index }) => ({
      start: index,
      end: index + name.length,
      isCertain: certain !== undefined,
    }));
  return words.flatMap((word, at) => {
    const { written, folded } = word;
    if (ownerNames.has(folded) || /^(?:\d+|\p{Script=Han}|\p{Script=Hiragana}+)$/u.test(written)) return [];
    // A name in another script than the CV's is no claim that the CV lacks it.
    if (isJapanese(written) && facts.language !== 'ja') return [];
    if (isArabic(written) && !isInLanguageOfCv(about)) return [];
    if (isSpelt(folded, about)) return [];
    if (isAcronym(written) || (isJapanese(written) && statement.language !== 'ja')) return [word];
    const isUnusual = !isFrameWord(folded, reader) && !classifier.knows(folded);
    if (placed) {
      const name = placed.find((each) => meet(word, each));
      return name && (name.isCertain || isUnusual) ? [clipped(word, name)] : [];
    }
    // The first word has a capital anyway.
    const isName =
      /^\p{Lu}/u.test(written) && (!isFirst(word, at, text) || (isUnusual && isBeforeName(words[at + 1])));
    return isName ? [word] : [];
  });
}

/** True for what a translation spells of a Japanese CV: its syllables, and what is held against titles: "Chief". */
function isSpelt(folded: string, about: Case): boolean {
  const isRank = about.statement.phrases.slots.profession.test(folded);
  return !isInLanguageOfCv(about) && about.facts.language === 'ja' && (isRank || syllables.test(folded));
}

const syllables = /^(?:(?:[kgsztdnhbpmyrwjf]|[kgnhbpmr]y|sh|ch|ts)?[aeiou]{1,2}|n|([kstp])(?=\1|c))+$/;

/** The part of a word within a span: "松本市" of "松本市在住". */
function clipped(word: Token, span: Span): Token {
  if (!isJapanese(word.written)) return word;
  const [from, to] = [Math.max(word.start, span.start), Math.min(word.end, span.end)];
  const written = word.written.slice(from - word.start, to - word.start);
  return { ...word, written, folded: fold(written), start: from, end: to };
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
    statement.mentions.some(
      ({ start, end, match, entities }) =>
        match !== 'guess' &&
        start <= word.start &&
        end >= word.end &&
        entities.some(({ name }) => match === 'name' || fold(name).includes(folded)),
    )
  )
    return true;
  if (
    statement.terms.some(
      ({ start, end, passages, isExact }) =>
        start <= word.start && end >= word.end && passages.size > 0 && isExact,
    )
  )
    return true;
  if (isDateWord(folded) || folded.length > longestName) return true;
  const country = codeOfCountry(folded);
  if (country !== undefined && facts.countries.has(country)) return true;
  if (isJapanese(written)) {
    const isPlain = (part: string) => isFrameWord(part, reader) || ` ${common} `.includes(` ${part} `);
    const isIn = (part: string) => facts.parts.some(({ letters }) => letters.includes(part));
    // Of "東京大学" the CV has to have the whole.
    const isWhole = /^\p{Script=Han}/u.test(written);
    return isIn(folded) || isMadeOf(folded, (part) => isPlain(part) || (!isWhole && isIn(part)));
  }
  return [...facts.words].some((own) => own.length > 3 && areForms(folded, own));
}

/** Letters. A longer word is a compound. */
const longestName = 15;

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
