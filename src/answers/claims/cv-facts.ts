import type { CvEntry } from '../../resume/cv';
import { codeOfCountry } from '../entities/countries';
import type { Grammar } from '../languages/grammar';
import type { Knowledge } from '../knowledge';
import { detectLanguage } from '../languages/detect-language';
import type { Language } from '../languages/language-pack';
import type { Passage } from '../passages';
import { datesIn } from '../sources/dates';
import { fold } from '../text/fold';
import type { Span } from '../text/span';
import { tokens, type Token } from '../text/tokens';
import { numbersIn } from '../time/numbers';
import { lengthsIn } from './lengths';
import type { ClaimPhrases } from '../languages/claim-phrases';
import { groupBy } from '../../shared/group-by';

/** Everything that one entry of the CV says, or one of its other parts. */
export interface CvPart {
  readonly entry?: CvEntry | undefined;
  readonly passages: readonly Passage[];
  /** Folded. */
  readonly text: string;
  /** The same without blanks, which Japanese sets where it likes. */
  readonly letters: string;
  readonly numbers: ReadonlySet<string>;
  readonly counts: readonly (Count & { readonly passage: Passage })[];
  /** JSON Resume dates, those of the period and those in its text. */
  readonly dates: readonly string[];
  /** Lengths of time in its text, in months. */
  readonly lengths: readonly number[];
}

/** What a CV says, in the forms in which statements are compared with it. */
export interface CvFacts {
  readonly knowledge: Knowledge;
  /** What its sentences are written in: of a translation, words prove nothing. */
  readonly language: Language;
  /** Of that language. */
  readonly phrases: ClaimPhrases;
  readonly grammar: Grammar;
  readonly parts: readonly CvPart[];
  readonly partOf: (entry: CvEntry) => CvPart | undefined;
  /** E-mail and web addresses in small letters, telephone numbers as digits. */
  readonly addresses: readonly string[];
  /** Folded words that the CV has anywhere. */
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Codes of the countries that its places end with. */
  readonly countries: ReadonlySet<string | undefined>;
}

/** The language of a CV's sentences. */
export function languageOf({ passages }: Knowledge): Language {
  return detectLanguage(passages.map(({ text }) => text).join('\n'), 'en');
}

/** @param phrases of the CV's language, like the grammar */
export function createCvFacts(knowledge: Knowledge, phrases: ClaimPhrases, grammar: Grammar): CvFacts {
  const { cv, passages } = knowledge;
  const places = [cv.person.location, ...cv.entries.map(({ place }) => place)].filter(Boolean);
  const groups = groupBy(passages, (passage) => passage.entry ?? passage);
  const parts = [...groups.values()].map((group) => partFrom(group, phrases));
  const byEntry = new Map(parts.flatMap((part) => (part.entry ? [[part.entry, part] as const] : [])));
  const text = parts.map((part) => part.text).join('\n');
  const words = new Set(tokens(text).map(({ folded }) => folded));
  return {
    knowledge,
    language: languageOf(knowledge),
    phrases,
    grammar,
    parts,
    partOf: (entry) => byEntry.get(entry),
    addresses: passages.flatMap((passage) => addressesIn(passage.text)),
    words,
    stems: new Set(tokens(text).map(({ stem }) => stem)),
    countries: new Set(places.map((place) => codeOfCountry(fold(place?.split(/,\s*/).at(-1) ?? '')))),
  };
}

function partFrom(passages: readonly Passage[], { time }: ClaimPhrases): CvPart {
  const entry = passages[0]?.entry;
  const title = entry ? [entry.heading, entry.title, entry.organisation, entry.place, entry.score] : [];
  const written = [...title, ...passages.map(({ text }) => text)]
    .filter((text) => text !== undefined)
    .join('\n');
  const dates = [entry?.start, entry?.end].filter((date) => date !== undefined);
  return {
    entry,
    passages,
    counts: passages.flatMap((passage) =>
      passage.text.split('\n').flatMap((line) => countsIn(line).map((count) => ({ ...count, passage }))),
    ),
    text: fold(written),
    letters: fold(written).replace(/\s+/g, ''),
    numbers: new Set([...numbersIn(written).map(({ value }) => value), ...shortNumbers(written)]),
    dates: [...dates, ...datesIn(written, tokens(written)).map(({ date }) => date)],
    lengths: lengthsIn(written, time, true).map(({ months }) => months),
  };
}

/** A number of a line, and the words behind it in which stands what it counts. */
export interface Count {
  readonly value: string;
  readonly end: number;
  readonly line: string;
  readonly words: readonly Token[];
  /** What it and another number of the line come to, and what is between them. */
  readonly sums: ReadonlySet<string>;
}

/** Words in which what a number counts has to begin. */
const mostCounting = 3;

export function countsIn(line: string): Count[] {
  const words = tokens(line);
  const numbers = numbersIn(line);
  return numbers.map(({ value, end }, at) => {
    const to = numbers[at + 1]?.start ?? line.length;
    const behind = words.filter((word) => word.start >= end && word.end <= to).slice(0, mostCounting);
    const last = behind.findIndex(({ joinsNext }) => !joinsNext);
    const isAlone = /^\s*[,;:.、。%％]/.test(line.slice(end));
    const others = numbers.filter((other) => other.end !== end).map((other) => Number(other.value));
    return {
      value,
      end,
      line,
      words: isAlone ? [] : behind.slice(0, last < 0 ? mostCounting : last + 1),
      sums: new Set(
        others.flatMap((other) => [other + Number(value), Math.abs(other - Number(value))]).map(String),
      ),
    };
  });
}

/** Numbers with their unit: "60m" is sixty metres or as many millions, "15k" fifteen thousand. */
function shortNumbers(text: string): string[] {
  return [
    ...text.matchAll(/(?<![\w.,-])(\d{1,6}(?:[.,]\d{1,3})?)[ \u00a0\u202f]?([a-z]{1,3})(?![a-z])/gi),
  ].flatMap(({ 1: written = '', 2: unit = '' }) => {
    const value = Number(written.replace(',', '.'));
    const scale = { k: 1000, m: 1_000_000, bn: 1_000_000_000 }[unit.toLowerCase()];
    return [String(value), ...(scale === undefined ? [] : [String(value * scale)])];
  });
}

/** Japanese writes on behind an address without a blank. */
const address =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s<>()[\]\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+|(?<![\d./-])\+?\(?\d(?:[ ()/.–-]{0,2}\d){7,}/g;

/** The addresses of a text: e-mail and web in small letters without scheme, telephone numbers as digits. */
export function addressesIn(text: string): string[] {
  return placedAddresses(text).map((found) => found.address);
}

export interface PlacedAddress extends Span {
  readonly address: string;
  readonly written: string;
}

export function placedAddresses(text: string): PlacedAddress[] {
  return [...text.matchAll(address)].flatMap(({ 0: found, index: start }) => {
    const written = found.replace(/^[(]+|[.,;:!?*_'"”’»)]+$/g, '');
    const isNumber = !/[@a-z]/i.test(written);
    // Two years with a dash, or a date, are no telephone number.
    if (isNumber && /^\(?(?:19|20)\d\d\D+(?:19|20)\d\d$|^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(written))
      return [];
    const plain = isNumber ? written.replace(/\D/g, '') : bareUrl(written.toLowerCase());
    return [{ address: plain, written, start, end: start + written.length }];
  });
}

function bareUrl(url: string): string {
  return url
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
}
