import type { Context } from '../facts/context';
import { codeOfLanguage } from '../entities/human-languages';
import { frameOf } from '../query/phrases';
import { fold } from '../text/fold';
import { isJapanese, tokens, type Token } from '../text/tokens';
import type { Passage } from '../passages';
import { empty, weak } from './ad-words';

/** A word or a name of a requirement, and the ways in which a CV may say it. */
export interface Unit {
  readonly written: string;
  /** How much of the requirement it is. */
  readonly weight: number;
  /** A name or an abbreviation: without it the requirement is not met. */
  readonly isName: boolean;
  readonly isWeak: boolean;
  /** True if neither the CV nor the thesaurus has it. */
  readonly isUnknown: boolean;
  /** Stems that stand together, or Japanese letters. */
  readonly ways: readonly (readonly string[])[];
}

export interface Covered {
  readonly passage: Passage;
  /** The share of the requirement, from 0 to 1. */
  readonly share: number;
  readonly units: readonly Unit[];
  /** The share that the line holds itself, without its heading. */
  readonly ownShare: number;
  /** Whether the title above it names something of it. */
  readonly isInTitle: boolean;
}

/** Finds the lines of a CV that hold the words of a requirement. */
export interface CvLines {
  units(text: string): readonly Unit[];
  /** The lines that hold a share of the units, the best first. */
  covering(units: readonly Unit[], among?: (passage: Passage) => boolean): readonly Covered[];
  /** The line of a passage that holds the most of the units. */
  bestLine(passage: Passage, units: readonly Unit[]): string;
}

interface Held {
  readonly unit: Unit;
  readonly part: number;
}

interface DocumentWords {
  readonly stems: ReadonlySet<string>;
  /** Stems in their order, around blanks. */
  readonly sequence: string;
  readonly letters: string;
}

interface Document extends DocumentWords {
  readonly passage: Passage;
  /** Stems of the text without its heading. */
  readonly own: DocumentWords;
  readonly title: DocumentWords;
}

const longestName = 5;
/** Words with a shorter common beginning are different words. */
const leastShared = 5;
const sharedPart = 0.62;
/** Lines that hold less than this share are out. */
const leastShare = 0.3;

const known = new WeakMap<Context, CvLines>();

/** The lines of a CV for ads in one language, made once. */
export function cvLinesOf(context: Context): CvLines {
  const lines = known.get(context) ?? createCvLines(context);
  known.set(context, lines);
  return lines;
}

function createCvLines({ passages, thesaurus, index, language, lexicon }: Context): CvLines {
  const frame = frameOf(lexicon);
  const isFrame = (folded: string) => frame.has(folded);
  const isGerman = language === 'de';
  const documents = passages
    .filter(({ part, entry }) => part !== 'contact' && entry?.topic !== 'references')
    .map(toDocument);
  const inCv = new Set(documents.flatMap(({ stems }) => [...stems]));
  const vocabulary = [...inCv];
  const { byStems, japanese } = namesOf([...thesaurus.same, ...(thesaurus.ads ?? [])]);
  const byBeginning = new Map<string, string[]>();
  for (const name of byStems.keys()) {
    if (name.includes(' ')) continue;
    const beginning = cognate(name).slice(0, 4);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), name]);
  }
  const countries = countriesIn(language);
  const likes = new Map<string, ReadonlySet<string>>();

  /** The CV's words that mean the same as a word by their beginning. */
  function like(word: string): ReadonlySet<string> {
    const known =
      likes.get(word) ??
      new Set(vocabulary.filter((each) => isAlike(word, each) || (isGerman && isPartOf(word, each))));
    likes.set(word, known);
    return known;
  }

  /** The other names of a word that the thesaurus has with another ending. */
  function alikeName(word: string): readonly (readonly string[])[] | undefined {
    const near = byBeginning.get(cognate(word).slice(0, 4)) ?? [];
    const found = near.find((each) => isAlike(word, each));
    return found === undefined ? undefined : byStems.get(found);
  }

  function waysOf(words: readonly Token[]): (readonly string[])[] | undefined {
    const stems = words.map((word) => word.stem);
    const [single] = stems;
    const same =
      byStems.get(stems.join(' ')) ?? (stems.length === 1 && single ? alikeName(single) : undefined);
    const entities = index.exact(words.map(({ folded }) => folded).join(''));
    if (!same && entities.length === 0) return undefined;
    return [stems, ...(same ?? []), ...entities.map(({ name }) => stemsOf(name))];
  }

  /** "Go", "R", "C": a capital and an entity of the CV make a name of a word that says nothing else. */
  function isNamed({ written, folded, start }: Token): boolean {
    return start > 0 && /^\p{Lu}/u.test(written) && index.exact(folded).some(({ kind }) => kind === 'skill');
  }

  function units(written: string): Unit[] {
    const text = written.normalize('NFKC');
    const all = tokens(text);
    const found: Unit[] = [];
    const taken = new Set<Token>();
    for (const [name, ways] of japanese) {
      if (!isJapanese(text)) break;
      const at = fold(text).indexOf(name);
      const covered = at < 0 ? [] : all.filter(({ start, end }) => start < at + name.length && end > at);
      if (covered.length === 0 || covered.some((token) => taken.has(token)) || empty.has(name)) continue;
      // A name inside a longer word stands for all of it only beside words that name nothing: "育成経験".
      const rest = covered
        .map(({ folded }) => folded)
        .join('')
        .replace(name, '');
      if (rest !== '' && !isEmptyKanji(rest)) continue;
      for (const token of covered) taken.add(token);
      found.push(unit(name, ways, covered.length, covered[0]));
    }
    for (let at = 0; at < all.length;) at += take(at);
    return found;

    function take(at: number): number {
      const first = all[at];
      if (!first || taken.has(first)) return 1;
      for (let count = Math.min(longestName, all.length - at); count > 0; count--) {
        const words = all.slice(at, at + count);
        if (words.some((word) => taken.has(word)) || words.slice(0, -1).some(({ joinsNext }) => !joinsNext))
          continue;
        const last = words.at(-1);
        const isOut = (word: Token | undefined) => !word || isEmpty(word, isFrame);
        const isKnown = byStems.has(words.map((word) => word.stem).join(' ')) && !words.every(isOut);
        if (count > 1 && (isOut(first) || isOut(last)) && !isCompound(text, words) && !isKnown) continue;
        if (count === 1 && isOut(first) && !isNamed(first)) continue;
        const ways =
          waysOf(words) ??
          (count > 1 && isCompound(text, words) && words.every((word) => isOut(word))
            ? [words.map((word) => word.stem)]
            : undefined);
        if (!ways) continue;
        found.push(
          unit(text.slice(first.start, last?.end), ways, words.filter((word) => !isOut(word)).length, first),
        );
        return count;
      }
      if (isEmpty(first, isFrame)) return 1;
      const core = coreOf(first.folded);
      if (core === '' || empty.has(core)) return 1;
      found.push(
        core === first.folded
          ? unit(first.written, [[first.stem]], 1, first)
          : unit(core, [[core]], 1, first),
      );
      return 1;
    }

    function unit(name: string, ways: Unit['ways'], count: number, token: Token | undefined): Unit {
      // "Our Spanish sites": a language is no subject of prose.
      const isWeak =
        (count <= 1 && weak.has(fold(name))) ||
        codeOfLanguage(name) !== undefined ||
        countries.has(fold(name));
      const isName = !isWeak && token !== undefined && isNameLike(name, token.start, text, isGerman);
      const isSkill = index
        .exact(
          tokens(name)
            .map(({ folded }) => folded)
            .join(''),
        )
        .some(({ kind }) => kind === 'skill');
      const weight = isWeak
        ? 0.35
        : isName
          ? 2
          : isSkill && count === 1
            ? 1.5
            : Math.min(Math.max(count, 1), 2);
      const isUnknown = ways.length === 1 && !ways[0]?.every((each) => hasAny(inCv, like(each)));
      return { written: name, weight, isName, isWeak, isUnknown, ways };
    }
  }

  function covers({ ways }: Unit, document: DocumentWords): number {
    // Other names hold word for word: what is like a synonym is something else.
    return Math.max(...ways.map((way, at) => coversWay(way, document, at === 0)), 0);
  }

  function coversWay(
    way: readonly string[],
    { stems, sequence, letters }: DocumentWords,
    isOwn: boolean,
  ): number {
    const [word = ''] = way;
    if (way.length === 1 && isJapanese(word)) {
      if (letters.includes(word)) return 1;
      if (word.length <= 2 || /[\p{Script=Katakana}ー]/u.test(word)) return 0;
      const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
      const share = pairs.filter((pair) => letters.includes(pair)).length / pairs.length;
      return share >= 0.6 ? share : share / 2;
    }
    if (way.length === 1) return stems.has(word) ? 1 : isOwn && hasAny(stems, like(word)) ? 0.9 : 0;
    if (sequence.includes(` ${way.join(' ')} `)) return 1;
    return way.every((each) => stems.has(each) || (isOwn && each.length > 4 && hasAny(stems, like(each))))
      ? 0.8
      : 0;
  }

  function covering(asked: readonly Unit[], among: (passage: Passage) => boolean = () => true): Covered[] {
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];
    return documents
      .filter(({ passage }) => among(passage))
      .flatMap((document) => {
        // A point under a fitting title that holds nothing of it itself is no evidence: the entry as a whole is.
        const held = heldBy(document, asked);
        const share = sum(held) / total;
        if (share < leastShare) return [];
        const own = heldBy(document.own, asked);
        if (document.passage.part === 'point' && !own.some(({ unit: { isWeak } }) => !isWeak)) return [];
        const title = heldBy(document.title, asked);
        return [
          {
            passage: document.passage,
            share,
            ownShare: sum(own) / total,
            units: held.filter(({ part }) => part >= 0.5).map(({ unit: each }) => each),
            isInTitle: title.some(({ unit: { isWeak } }) => !isWeak),
          },
        ];
      })
      .toSorted((a, b) => rated(b) - rated(a));
  }

  function heldBy(document: DocumentWords, asked: readonly Unit[]): Held[] {
    return asked.map((unit) => ({ unit, part: covers(unit, document) })).filter(({ part }) => part > 0);
  }

  function bestLine(passage: Passage, asked: readonly Unit[]): string {
    const scored = passage.text
      .split('\n')
      .map((text) => ({ text, score: sum(heldBy(wordsIn(text), asked)) }));
    const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: 0 });
    return best.text;
  }

  return { units, covering, bestLine };
}

function sum(held: readonly Held[]): number {
  return held.reduce((total, { unit: { weight }, part }) => total + weight * part, 0);
}

/** A long text holds many words by chance, and what is said of oneself proves little. */
function rated({ passage, share, ownShare, isInTitle }: Covered): number {
  return (
    share +
    ownShare * 0.1 +
    (isInTitle ? (passage.part === 'entry' ? 0.1 : 0.03) : 0) -
    rankOf(passage) * 0.04 -
    Math.min(passage.text.length / 4000, 0.1)
  );
}

/** What proves more comes first: what was done, then what is listed, then what is said of oneself. */
function rankOf({ part, entry }: Passage): number {
  if (part === 'point') return 0;
  if (entry === undefined) return 3;
  return entry.topic === 'work' || entry.topic === 'education' || entry.topic === 'certificates' ? 1 : 2;
}

function toDocument(passage: Passage): Document {
  const { heading, text, entry } = passage;
  const whole = [heading, entry?.title, text].filter(Boolean).join(' \n ');
  return { passage, ...wordsIn(whole), own: wordsIn(text), title: wordsIn(entry?.title ?? '') };
}

function wordsIn(text: string): DocumentWords {
  const stems = stemsOf(text);
  return {
    stems: new Set(stems),
    sequence: ` ${stems.join(' ')} `,
    letters: fold(text).replace(/\s+/g, ''),
  };
}

const countryCodes =
  'AR AT AU BE BR CA CH CL CN CO CZ DE DK ES FI FR GB GR HU IE IN IT JP KR LU MX NL NO NZ PE PL PT RO RU SE TR UA US ZA'.split(
    ' ',
  );

/** Names of countries in the ad's language: beside a subject they count little. */
function countriesIn(language: string): ReadonlySet<string> {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return new Set(countryCodes.map((code) => fold(names.of(code) ?? code)));
}

function stemsOf(text: string): string[] {
  return tokens(text).map((token) => token.stem);
}

function namesOf(same: readonly (readonly string[])[]) {
  const byStems = new Map<string, string[][]>();
  const japanese = new Map<string, string[][]>();
  for (const names of same) {
    const ways = names.map((name) => (isJapanese(name) ? [fold(name).replace(/\s+/g, '')] : stemsOf(name)));
    names.forEach((name, at) => {
      const map = isJapanese(name) ? japanese : byStems;
      const key = ways[at]?.join(' ') ?? '';
      if (key.length > 1) map.set(key, [...(map.get(key) ?? []), ...ways]);
    });
  }
  return { byStems, japanese: [...japanese].toSorted(([a], [b]) => b.length - a.length) };
}

function isEmpty({ folded, written }: Token, isFrame: (folded: string) => boolean): boolean {
  if (/^\d+$/.test(folded) || empty.has(folded) || /^\p{Script=Hiragana}+$/u.test(folded)) return true;
  // An abbreviation is a name, also where its letters are a word.
  if (/^\p{Lu}{2,5}$/u.test(written)) return false;
  return isFrame(folded) || folded.length < 2;
}

/** Endings and beginnings of a Japanese word that name nothing: "制作" of "制作経験". */
const aroundKanji =
  /^(?:実務|業務)|(?:実務|業務)?(?:経験者?|知識|能力|スキル|以上|歓迎|必須|取得者?|保有者?|全般|関連|免許)+$/g;

function coreOf(word: string): string {
  return /^\p{Script=Han}+$/u.test(word) ? word.replace(aroundKanji, '') : word;
}

function isEmptyKanji(word: string): boolean {
  return empty.has(word) || coreOf(word) === '';
}

/** Words that hyphens or dots join: "on-call", "Node.js". */
function isCompound(text: string, words: readonly Token[]): boolean {
  return words.every((word, at) => {
    const next = words[at + 1];
    return !next || /^[-‐./&]$/.test(text.slice(word.end, next.start));
  });
}

/** True for an abbreviation, for letters and capitals mixed, and for a capital amid small letters. */
function isNameLike(name: string, start: number, text: string, isGerman: boolean): boolean {
  if (isJapanese(name)) return false;
  if (/\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\p{L}\d|[+#]/u.test(name.split(' ').length > 1 ? '' : name)) return true;
  if (isGerman || start === 0 || !/^\p{Lu}/u.test(name)) return isJapanese(text) && /^[A-Za-z]/.test(name);
  const others = tokens(text)
    .slice(1)
    .map(({ written }) => written)
    .filter((word) => word.length > 3);
  const capitals = others.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals <= others.length / 2;
}

function hasAny(stems: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  for (const word of words) if (stems.has(word)) return true;
  return false;
}

/** "Registration" and "registered", "Treppen" and "Treppenbau". */
function isAlike(first: string, second: string): boolean {
  if (first === second) return true;
  if (!/^[a-z]{4,}$/.test(first) || !/^[a-z]{4,}$/.test(second)) return false;
  const [a, b] = [cognate(first), cognate(second)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < leastShared) return false;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  return shared >= leastShared && shared >= long.length * sharedPart;
}

/** Spellings in which the same word of two languages differs: "microscopie", "collective" and "colectiva". */
function cognate(word: string): string {
  return word
    .replace(/([a-z])\1/g, '$1')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replaceAll('k', 'c')
    .replaceAll('sch', 'ch')
    .replaceAll('qu', 'c');
}

/** True if one word is a part of the other, as German joins words. */
function isPartOf(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short.length >= leastShared && (long.startsWith(short) || (short.length > 5 && long.endsWith(short)))
  );
}
