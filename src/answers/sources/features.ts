import { meet, type Span } from '../text/span';
import { isJapanese, tokens, type Token } from '../text/tokens';
import { datesIn } from './dates';
import type { Names } from './names';
import { numbersIn } from '../time/numbers';
import { isCommon } from './stop-words';

/** Something that a sentence says and a part of the CV may say too. */
export interface Feature {
  /** Ways to recognise it, each with what it says about a source; the best that a part of the CV has counts. */
  readonly terms: ReadonlyMap<string, number>;
  /** UTF-16 offset in the text. */
  readonly start: number;
}

interface FeatureOptions {
  readonly names: Names;
  /** Folded words of the owner's name, which say nothing about a source. */
  readonly ownerNames: ReadonlySet<string>;
  /** Whether names inside names count, and the words of names: so in the CV, where anything may be found. */
  readonly nested: boolean;
}

const wholeAddress = 3;
const quotedName = 1.5;
const exactDate = 1.6;
const yearAlone = 0.7;
const sameBeginning = 0.55;
const sameLongBeginning = 0.85;
const pairOfCharacters = 0.45;
/** Letters in which words of the same family are equal, also across languages. */
const family = 6;
const closeFamily = 9;

/** What a text says, in terms that are the same in every language where they can be. */
export function featuresOf(text: string, { names, ownerNames, nested }: FeatureOptions): Feature[] {
  const addresses = addressesIn(text);
  const words = tokens(text).filter(
    (word) => !ownerNames.has(word.folded) && !addresses.some((address) => meet(address, word)),
  );
  const named = names.find(text, words, nested);
  const dates = datesIn(text, words);
  const numbers = numbersIn(text).filter(
    (number) => ![...dates, ...addresses].some((other) => meet(number, other)),
  );
  const isRead = (word: Token) =>
    (!nested && named.some((name) => meet(name, word))) ||
    [...numbers, ...dates].some((other) => meet(other, word)) ||
    /^\d+$/.test(word.folded);
  return distinct([
    ...addresses.map(({ address, start }) => ({
      terms: new Map([[`address ${address}`, wholeAddress]]),
      start,
    })),
    ...named.map(({ concepts, start, end }) => ({
      terms: new Map([
        ...termsOfWords(words.filter((word) => word.start >= start && word.end <= end).slice(0, 2)),
        ...concepts.map(({ id, weight }): [string, number] => [id, weight]),
      ]),
      start,
    })),
    ...dates.map(({ date, start }) => ({ terms: termsOfDate(date), start })),
    ...numbers.map(({ value, start }) => ({
      terms: new Map([[`number ${value}`, weightOfNumber(value)]]),
      start,
    })),
    ...words
      .filter((word) => !isCommon(word.folded) && !isRead(word))
      .flatMap((word) => featuresOfWord(word, text)),
  ]);
}

/** What is said twice counts once. */
function distinct(features: readonly Feature[]): Feature[] {
  return [...new Map(features.map((feature) => [[...feature.terms.keys()].join(), feature])).values()];
}

/** The term of a JSON Resume date and that of its year. */
export function termsOfDate(date: string): Map<string, number> {
  const year = date.slice(0, 4);
  return new Map(
    date === year
      ? [[`date ${year}`, yearAlone]]
      : [
          [`date ${date.slice(0, 7)}`, exactDate],
          [`date ${year}`, yearAlone],
        ],
  );
}

/** A name of one word is also found as that word. */
function termsOfWords([word, more]: readonly Token[]): [string, number][] {
  return word && !more && !isJapanese(word.folded) ? [...termsOfWord(word)] : [];
}

function featuresOfWord(word: Token, text: string): Feature[] {
  if (!isJapanese(word.folded)) return [{ terms: termsOfWord(word), start: word.start }];
  if (/^\p{Script=Hiragana}/u.test(word.folded)) {
    // Hiragana by itself is grammar; in quotation marks it is a name.
    return /[「『“"]/.test(text[word.start - 1] ?? '')
      ? [{ terms: new Map([[`word ${word.folded}`, quotedName]]), start: word.start }]
      : [];
  }
  return Array.from({ length: Math.max(word.folded.length - 1, 1) }, (_, at) => ({
    terms: new Map([[`word ${word.folded.slice(at, at + 2)}`, pairOfCharacters]]),
    start: word.start + at,
  }));
}

function termsOfWord({ folded, stem }: Token): Map<string, number> {
  const weight = weightOfLength(folded.length);
  const exact: [string, number] = [`word ${stem}`, weight];
  const sound = soundOf(folded);
  return new Map([
    exact,
    ...(sound.length >= closeFamily
      ? [[`family ${sound.slice(0, closeFamily)}`, weight * sameLongBeginning] as const]
      : []),
    ...(sound.length > family ? [[`family ${sound.slice(0, family)}`, weight * sameBeginning] as const] : []),
  ]);
}

/** Words of one origin are spelt alike: "microscopie", "Mikroskopie", "microscopy". */
function soundOf(folded: string): string {
  return folded
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replace(/qu|c/g, 'k')
    .replaceAll('y', 'i')
    .replace(/(.)\1/g, '$1');
}

interface Address extends Span {
  readonly address: string;
}

/** E-mail and web addresses, and telephone numbers by their digits. */
function addressesIn(text: string): Address[] {
  return [
    ...text.matchAll(/[\w.+-]+@[\w-]+(?:\.\w+)+|https?:\/\/[^\s<>)]*[^\s<>).,;:!?]|\+?\d(?:[ ()/-]*\d){8,}/g),
  ].map(({ 0: written, index: start }) => ({
    address: /[@:]/.test(written) ? written.toLowerCase() : written.replace(/\D/g, ''),
    start,
    end: start + written.length,
  }));
}

/** The longer a word, the more it says. */
function weightOfLength(length: number): number {
  return length <= 5 ? 0.7 : 1;
}

/** Small numbers occur everywhere. */
function weightOfNumber(value: string): number {
  const size = Number(value);
  if (size <= 1 || Number.isNaN(size)) return 0;
  return size <= 12 && Number.isInteger(size) ? 0.5 : 1.3;
}
