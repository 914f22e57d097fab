import type { CvEntry } from '../../resume/cv';
import type { Entity } from '../entities/entities';
import type { Grammar } from '../languages/grammar';
import type { LinkedMessage, Mention } from '../entities/link-entities';
import type { Language } from '../languages/language-pack';
import type { Passage } from '../passages';
import type { Reader } from '../query/read-query';
import type { PlacedTerm } from '../search/concepts';
import { datesIn } from '../sources/dates';
import { isArabic } from '../text/arabic';
import { meet, type Span } from '../text/span';
import { isJapanese, tokens, type Token } from '../text/tokens';
import { placedAddresses, type CvFacts, type PlacedAddress } from './cv-facts';
import { numbersIn, type NumberInText } from '../time/numbers';
import { lengthsIn, sameLength, type Length } from './lengths';
import type { ClaimPhrases, TimePhrases } from '../languages/claim-phrases';
import type { Sentence } from './split-sentences';

export interface PlacedDate extends Span {
  /** A JSON Resume date. */
  readonly date: string;
  readonly role: 'start' | 'end' | 'within';
  readonly written: string;
}

/** A term of a sentence, and where the CV holds it. */
export interface HeldTerm extends PlacedTerm {
  /** Empty where the CV does not hold it by any of its names. */
  readonly passages: ReadonlySet<Passage>;
  /** True if the CV has all words of one of its names, and not only longer words that they are part of. */
  readonly isExact: boolean;
}

/** A sentence of an answer as the checks read it. */
export interface Statement {
  readonly sentence: Sentence;
  /** Without marks of markdown; as long as the sentence. */
  readonly text: string;
  /** Of the same length. */
  readonly folded: string;
  readonly language: Language;
  readonly phrases: ClaimPhrases;
  readonly words: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly linked: LinkedMessage;
  readonly terms: readonly HeldTerm[];
  readonly addresses: readonly PlacedAddress[];
  readonly dates: readonly PlacedDate[];
  readonly lengths: readonly Length[];
  /** Those that belong to no date, length or address. */
  readonly numbers: readonly NumberInText[];
}

/** What a sentence of one language is read with. */
export interface Reading {
  readonly reader: Reader;
  readonly phrases: ClaimPhrases;
  readonly grammar: Grammar;
}

/** Reads one sentence. */
export function readStatement(sentence: Sentence, { reader, phrases }: Reading, facts: CvFacts): Statement {
  const { language } = reader;
  const text = withoutMarks(sentence.text.replace(target, (link) => ' '.repeat(link.length))).normalize(
    'NFC',
  );
  const folded = sameLength(text);
  const addresses = placedAddresses(withoutMarks(sentence.text.replace(target, addressOf)).normalize('NFC'));
  const spoken = addresses.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const words = tokens(spoken);
  const linked = reader.link(spoken);
  const dates = placedDates(spoken, folded, words, phrases.time);
  const lengths = lengthsIn(spoken, phrases.time).filter(
    (length) => !dates.some((date) => meet(date, length)),
  );
  const numbers = numbersIn(spoken).filter(
    (number) => ![...dates, ...lengths].some((other) => meet(number, other)),
  );
  return {
    sentence,
    text,
    folded,
    language,
    phrases,
    words,
    mentions: linked.mentions,
    linked,
    terms: heldTerms(spoken, words, reader, facts),
    addresses,
    dates,
    lengths,
    numbers,
  };
}

/** What a link of markdown leads to, with its brackets. */
const target = /\]\([^()\s]*\)/g;

/** As long as the link: its address, without a letter that is written already. */
function addressOf(link: string): string {
  const url = link.slice(2, -1).replace(/[?#].*$/, '');
  return `  ${url}`.padEnd(link.length);
}

function withoutMarks(text: string): string {
  return text.replace(/[*_`|[\]]/g, ' ');
}

function heldTerms(
  text: string,
  words: readonly Token[],
  { concepts, ownerNames }: Reader,
  facts: CvFacts,
): HeldTerm[] {
  const isTold = ({ folded }: Token) =>
    ownerNames.has(folded) ||
    /^[a-z]{1,2}$/.test(folded) ||
    (isJapanese(folded) && /^\p{Script=Hiragana}+$/u.test(folded));
  return concepts
    .termsIn(text, words, (word) => (isTold(word) ? 0 : 1))
    .map((term) => ({ ...term, ...heldBy(term, facts) }));
}

type Held = Pick<HeldTerm, 'passages' | 'isExact'>;

/** Sentences about one CV repeat their words, and looking one up costs more than all else. */
const known = new WeakMap<CvFacts, Map<string, Held>>();

function heldBy(term: PlacedTerm, facts: CvFacts): Held {
  const held = known.get(facts) ?? new Map<string, Held>();
  known.set(facts, held);
  const key = term.ways.join('|');
  const before = held.get(key);
  if (before) return before;
  const { fits, isGuess } = facts.knowledge.lines.holding(term);
  const hasAll = (name: string) =>
    tokens(name).every(({ folded, stem }) =>
      isJapanese(folded)
        ? facts.parts.some(({ letters }) => letters.includes(folded))
        : facts.stems.has(stem) || facts.words.has(folded),
    );
  const found = { passages: new Set(isGuess ? [] : fits.keys()), isExact: term.ways.some(hasAll) };
  if (held.size < mostKnown) held.set(key, found);
  return found;
}

/** Words that are remembered of one CV. */
const mostKnown = 5_000;

function placedDates(text: string, folded: string, words: readonly Token[], time: TimePhrases): PlacedDate[] {
  const found = datesIn(text, words).toSorted((a, b) => a.start - b.start);
  const leads = (from: number, to: number) => time.to.test(folded.slice(from, to));
  const roleOf = ({ start, end }: Span, at: number): PlacedDate['role'] => {
    const [previous, next] = [found[at - 1], found[at + 1]];
    if (previous && leads(previous.end, start)) return 'end';
    const isAfterStart = time.startBefore.test(folded.slice(Math.max(0, start - 40), start));
    if (isAfterStart || (next && leads(end, next.start))) return 'start';
    if (found.length > 1) return 'within';
    return time.begins.test(folded) ? 'start' : time.finishes.test(folded) ? 'end' : 'within';
  };
  return found.map((date, at) => ({
    ...date,
    role: roleOf(date, at),
    written: text.slice(date.start, date.end),
  }));
}

/**
 * True for a name, or a part of an organisation's that is written as one: "the library" is any library, and what a Japanese
 * name ends with tells what it is.
 */
export function isCertain({ match, kind, written, entities }: Mention): boolean {
  if (match === 'name') return true;
  const isOrganisation = kind === 'employer' || kind === 'school';
  const isSpecial = ({ name }: Entity) => isJapanese(written) && !name.endsWith(written);
  return match === 'part' && isOrganisation && (/\p{Lu}/u.test(written) || entities.every(isSpecial));
}

export function isWrittenAsName(written: string): boolean {
  return /\p{Lu}/u.test(written) || isJapanese(written) || isArabic(written);
}

/** True for an organisation that is named by what it gave. */
export function isIssuer({ kind, name, entries }: Entity): boolean {
  return kind === 'thing' && entries.some(({ organisation }) => organisation === name);
}

/** The entries that entities of some kinds name in a sentence. */
export function entriesNamed(mentions: readonly Mention[], kinds: readonly Entity['kind'][]): CvEntry[] {
  const entities = mentions.flatMap((mention) =>
    mention.entities.filter(
      // "Nurses" are no nursing council.
      (entity) => kinds.includes(entity.kind) && (!isIssuer(entity) || isWrittenAsName(mention.written)),
    ),
  );
  return [...new Set(entities.flatMap(({ entries }) => entries))];
}
