import { allowedEdits, editDistance } from '../text/distance';
import { fold } from '../text/fold';
import { soundOf } from '../text/sound';
import { stem } from '../text/stem';
import { isJapanese, tokens, type Token } from '../text/tokens';
import { isCountry } from './countries';
import type { Entity, EntityKind } from './entities';
import type { EntityIndex } from './entity-index';

/** A name in a message. */
export interface Mention {
  /** The likeliest reading first; empty for a language that the CV does not have. */
  readonly entities: readonly Entity[];
  readonly kind: EntityKind;
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** `part`: some words of a longer name; `guess`: a misspelt one. */
  readonly match: 'name' | 'part' | 'guess';
}

/** A word that names something, or nothing: what remains of a message. */
export interface RestWord extends Token {
  /** True for a word that people use in questions, whatever their subject. */
  readonly isKnown: boolean;
  /** True for a form of a verb, which names nothing: "elle plaide". */
  readonly isVerb: boolean;
  /** True for a capital inside a sentence, where that marks names. */
  readonly isName: boolean;
}

export interface LinkedMessage {
  readonly text: string;
  /** Misspelt words that form questions are corrected. */
  readonly tokens: readonly Token[];
  /** In the message's order. */
  readonly mentions: readonly Mention[];
  /** The message as the classifier reads it: `{skill}` for each name. */
  readonly pattern: string;
  /** Words that are no part of a name and do not form questions. */
  readonly rest: readonly RestWord[];
}

export interface LinkOptions {
  readonly index: EntityIndex;
  /** Folded words of the owner's name. */
  readonly ownerNames: ReadonlySet<string>;
  /** True for a folded word that forms questions; the letter after it tells Japanese verbs. */
  readonly isFrame: (folded: string, next?: string) => boolean;
  /** True for what any CV has, such as "course": it stands for no single one. */
  readonly isPartName: (folded: string) => boolean;
  /** The part of a Japanese compound that names something, if not all of it does. */
  readonly namingPart: (folded: string) => { readonly from: number; readonly to: number } | undefined;
  /** True for a word that people are known to use in questions; it is no misspelt name. */
  readonly isKnown: (folded: string) => boolean;
  /** True for a word that stands in the CV. */
  readonly isWritten: (folded: string) => boolean;
  /** True for a word that its ending, or what stands before it, makes a verb; both are written as in the message. */
  readonly isVerb: (before: string, word: string) => boolean;
  /** The known word that a misspelt one means. */
  readonly correct: (folded: string) => string | undefined;
  /** Names of human languages in the visitor's own, folded, the longest first. */
  readonly languages: readonly (readonly [name: string, entity: Entity])[];
  /** What may follow the name of a language in one word: "spanischkenntnisse", "englischen". */
  readonly languageEnding: RegExp;
  /** False where every noun has a capital, as in German. */
  readonly capitalsName: boolean;
}

/** Words in the longest name that is looked for. */
const longestName = 9;
/** Words of a message that may be misspelt names: each is compared with all words of the CV. */
const mostGuessed = 100;
/** Letters before a word that tell whether it is a verb. */
const verbContext = 40;
/** A name of so many words is not meant by one of them. */
const manyWords = 4;

/** Finds what a message names of the CV. The text is in normal form KC, so that offsets hold. */
export function linkEntities(written: string, options: LinkOptions): LinkedMessage {
  const linker = new Linker(written.normalize('NFKC'), options);
  return linker.link();
}

class Linker {
  readonly #text: string;
  readonly #options: LinkOptions;
  readonly #tokens: Token[];
  readonly #taken = new Set<number>();
  readonly #mentions: Mention[] = [];

  constructor(text: string, options: LinkOptions) {
    this.#text = text;
    this.#options = options;
    this.#tokens = tokens(text).map((token) => narrowed(token, options.namingPart(token.folded)));
  }

  link(): LinkedMessage {
    const { isFrame, isPartName, isKnown, ownerNames, capitalsName } = this.#options;
    this.#takeJapanese();
    for (let at = 0; at < this.#tokens.length;) at += this.#takeWhole(at);
    const most = Math.min(mostGuessed, this.#tokens.length);
    for (let at = 0; at < most; at++) this.#takeOther(at);
    const mentions = this.#mentions.toSorted((a, b) => a.start - b.start);
    const isGermanProse = !capitalsName && this.#tokens.some((token) => token.start > 0 && isCapital(token));
    const rest = this.#tokens
      .slice(0, most)
      .filter(
        ({ folded, end }, at) =>
          !this.#taken.has(at) &&
          !isFrame(folded, this.#text.slice(end, end + 2)) &&
          !isPartName(folded) &&
          !ownerNames.has(folded) &&
          !/^\d+$/.test(folded),
      );
    return {
      text: this.#text,
      tokens: this.#tokens,
      mentions,
      pattern: this.#pattern(mentions),
      rest: rest.map((token) => ({
        ...token,
        isKnown: isKnown(token.folded),
        // Where every noun has a capital, other words name nothing, if the writer uses capitals at all.
        isVerb: (isGermanProse && !isCapital(token)) || this.#isVerb(token),
        isName: capitalsName && isCapital(token) && isInside(this.#text, token.start),
      })),
    };
  }

  #take(from: number, count: number, found: Pick<Mention, 'entities' | 'kind' | 'match'>): void {
    const start = this.#tokens[from]?.start ?? 0;
    const end = this.#tokens[from + count - 1]?.end ?? start;
    for (let at = from; at < from + count; at++) this.#taken.add(at);
    this.#mentions.push({ ...found, written: this.#text.slice(start, end), start, end });
  }

  /** Links the longest whole name that begins at a word; returns how many words it covers, at least one. */
  #takeWhole(at: number): number {
    const { index, isFrame, ownerNames, capitalsName } = this.#options;
    for (let count = Math.min(longestName, this.#tokens.length - at); count > 0; count--) {
      const words = this.#tokens.slice(at, at + count);
      if (words.some((_, offset) => this.#taken.has(at + offset))) continue;
      const joined = words.map(({ folded }) => folded).join('');
      // German "Italien" is the country, and French for the language.
      const found = first(index.exact(joined), () => index.inflected(words)).filter(
        ({ kind }) => kind !== 'language' || !isCountry(joined),
      );
      const [entity] = found;
      if (!entity) continue;
      // "Go" and "Word" are names where a capital says so; else a name of such words only reads as part of the question.
      const isQuestion = words.every(({ folded }) => isFrame(folded) || ownerNames.has(folded));
      if (isQuestion && !(capitalsName && at > 0 && words[0] && isCapital(words[0]))) continue;
      this.#take(at, count, { entities: found, kind: entity.kind, match: 'name' });
      return count;
    }
    return 1;
  }

  /** Links a language, a part of a name or a misspelt name; else corrects a misspelt word of the question. */
  #takeOther(at: number): void {
    const { index, isFrame, isPartName, isKnown, isWritten, ownerNames, correct, languages, capitalsName } =
      this.#options;
    const token = this.#tokens[at];
    if (!token || this.#taken.has(at) || ownerNames.has(token.folded)) return;
    if (isFrame(token.folded, this.#text.slice(token.end, token.end + 2))) return;
    const named = token.folded.replace(this.#options.languageEnding, '');
    const language = languages.find(([name]) => name === named)?.[1];
    if (language) {
      const entities = language.entries.length > 0 ? [language] : [];
      return this.#take(at, 1, { entities, kind: 'language', match: 'name' });
    }
    if (isPartName(token.folded)) return;
    if (this.#takeParts(at)) return;
    // "Francia" is no misspelt "francés", and "trainees" whom the CV has are no trains.
    if (isKnown(token.folded) || isCountry(token.folded) || isWritten(token.folded)) return;
    const corrected = correct(token.folded);
    const isName = capitalsName && token.start > 0 && isCapital(token);
    const isOfQuestion = corrected !== undefined && !isName && isSlip(token.folded, corrected);
    const guess = guessed(token.folded, index, capitalsName && !isCapital(token));
    // "Frist" asks for what was first, and hardly for first aid.
    if (guess && !(isOfQuestion && guess.distance > 0 && isFrame(corrected))) {
      const [{ kind }] = guess.entities;
      const match = guess.distance === 0 ? 'part' : 'guess';
      return this.#take(at, 1, { entities: guess.entities, kind, match });
    }
    if (isOfQuestion) this.#tokens[at] = { ...token, folded: corrected, stem: stem(corrected) };
  }

  /** True for a capital before another that the CV does not know: "Medical" of "Medical Aid International". */
  #isInOtherName(at: number): boolean {
    const { index, capitalsName } = this.#options;
    const [token, next] = this.#tokens.slice(at, at + 2);
    if (!capitalsName || !token?.joinsNext || !next || !isCapital(token) || !isCapital(next)) return false;
    return !this.#taken.has(at + 1) && index.byWord(next.stem).length === 0;
  }

  /** Links words of one longer name that stand together or nearly so: "the city's archive" for "City archive". */
  #takeParts(at: number): boolean {
    const { index, isFrame } = this.#options;
    const token = this.#tokens[at];
    if (!token) return false;
    let candidates = index.byWord(token.stem);
    let count = 1;
    let matched = 1;
    for (let next = at + 1; next < this.#tokens.length && next <= at + 4; next++) {
      const other = this.#tokens[next];
      if (!other || this.#taken.has(next) || !this.#tokens[next - 1]?.joinsNext) break;
      if (isFrame(other.folded)) continue;
      const both = index.byWord(other.stem).filter((entity) => candidates.includes(entity));
      if (both.length === 0) break;
      candidates = both;
      matched += 1;
      count = next - at + 1;
    }
    const meant = candidates.filter(
      (entity) =>
        matched > 1 ||
        isOrganisation(entity) ||
        (wordCount(entity) < manyWords &&
          !isPastime(entity) &&
          // "Does she lead a team?" asks for no "lead midwife".
          !(entity.kind === 'title' && this.#isVerb(token))),
    );
    const [best] = matched === 1 && this.#isInOtherName(at) ? [] : meant;
    if (best) this.#take(at, count, { entities: meant, kind: best.kind, match: 'part' });
    return best !== undefined;
  }

  #isVerb({ start, written }: Token): boolean {
    return this.#options.isVerb(this.#text.slice(Math.max(0, start - verbContext), start), written);
  }

  /** Japanese names are found as parts of the text, since nothing separates them from what follows. */
  #takeJapanese(): void {
    const { index, languages } = this.#options;
    const folded = fold(this.#text);
    // Folding keeps the length of Japanese text; where it does not, offsets would lie.
    if (!isJapanese(folded) || folded.length !== this.#text.length) return;
    const named = languages
      .filter(([name]) => isJapanese(name))
      .map(([name, entity]) => [name, [entity]] as const);
    for (const [name, entities] of [...named, ...index.japanese]) {
      const start = folded.indexOf(name);
      const [entity] = entities;
      if (start === -1 || !entity) continue;
      const end = start + name.length;
      const covered = this.#tokens.flatMap((token, at) =>
        token.start < end && token.end > start ? [at] : [],
      );
      if (covered.some((at) => this.#taken.has(at))) continue;
      for (const at of covered) this.#taken.add(at);
      const known = entities.filter(({ entries }) => entries.length > 0);
      this.#mentions.push({
        entities: known,
        kind: entity.kind,
        written: this.#text.slice(start, end),
        start,
        end,
        match: 'name',
      });
    }
  }

  #pattern(mentions: readonly Mention[]): string {
    const { ownerNames } = this.#options;
    const isTaken = (token: Token) =>
      mentions.some(({ start, end }) => token.start >= start && token.end <= end);
    const replaced = [
      ...mentions.map(({ start, end, kind }) => ({
        start,
        end,
        by: `{${kind === 'group' ? 'skill' : kind}}`,
      })),
      ...this.#tokens
        .filter((token) => !isTaken(token))
        .flatMap((token) => {
          const { start, end, folded } = token;
          if (isYear(folded)) return [{ start, end, by: '{year}' }];
          return ownerNames.has(folded) ? [{ start, end, by: '{name}' }] : [];
        }),
    ].toSorted((a, b) => a.start - b.start);
    let pattern = '';
    let at = 0;
    for (const { start, end, by } of replaced) {
      if (start < at) continue;
      pattern += this.#text.slice(at, start) + by;
      at = end;
    }
    return (pattern + this.#text.slice(at)).replace(/(?:\{name\}\s*)+\{name\}/g, '{name}');
  }
}

function narrowed(token: Token, part: { readonly from: number; readonly to: number } | undefined): Token {
  if (!part) return token;
  const folded = token.folded.slice(part.from, part.to);
  const start = token.start + part.from;
  return { ...token, written: folded, folded, stem: stem(folded), start, end: start + folded.length };
}

/**
 * False for words with another letter in one place: "cuero" is no slip for "curro", nor "ejército" for "ejercido", while
 * "experiance" is one. "Bive" sounds like "vive".
 */
function isSlip(written: string, meant: string): boolean {
  if (written !== meant && soundOf(written) === soundOf(meant)) return true;
  const [one, other] = [written, meant].map((word) => word.replace(/[aeiouy]/g, ''));
  const isOther = written.length === meant.length && letters(written) !== letters(meant);
  return written !== meant && !(isOther && (written.length < 8 || one !== other));
}

function letters(word: string): string {
  return Array.from(word).toSorted().join('');
}

export function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}

/** False where a sentence begins, whose first word has a capital anyway. */
function isInside(text: string, start: number): boolean {
  return /[^\s.!?…¿¡:「"“«(]["“«(]?\s*$/u.test(text.slice(0, start));
}

function isCapital({ written }: Token): boolean {
  return /^\p{Lu}/u.test(written);
}

function isOrganisation({ kind }: Entity): boolean {
  return kind === 'employer' || kind === 'school' || kind === 'place';
}

/** "Bowls for the restaurant" is no restaurant. */
function isPastime({ entries }: Entity): boolean {
  return entries.every(({ topic }) => topic === 'interests');
}

function wordCount({ name }: Entity): number {
  return tokens(name).filter(({ folded }) => folded.length > 2).length;
}

interface Guess {
  readonly entities: readonly [Entity, ...Entity[]];
  readonly distance: number;
}

/**
 * The entities of the nearest name of one word: one that begins with the word or the reverse, or one that it misspells. A
 * different first letter makes a different word.
 */
function guessed(word: string, index: EntityIndex, isCommon: boolean): Guess | undefined {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return undefined;
  let best: Guess | undefined;
  // A slip in another language's name is a guess upon a guess: one letter at most, in a long word.
  const candidates = [...index.words, ...index.translated];
  const own = index.words.length;
  for (const [at, other] of candidates.entries()) {
    const isInflected = word.length >= 6 && other.slice(0, -1) === word.slice(0, -1);
    const isPrefix =
      Math.min(word.length, other.length) >= Math.max(5, Math.max(word.length, other.length) / 2) &&
      (other.startsWith(word) || word.startsWith(other));
    if (other[0] !== word[0] && other[0] !== word[1] && soundOf(other)[0] !== soundOf(word)[0]) continue;
    if (at >= own && word.length < 8 && !isInflected) continue;
    const allowed = at < own ? Math.min(allowedEdits(word.length), allowedEdits(other.length)) : 1;
    // Two slips in a name that is written small make a common word of it: "montado" is no "Moncayo".
    const most = isCommon ? Math.min(1, allowed) : allowed;
    const near = isCommon ? editDistance : likeness;
    const distance = isPrefix || isInflected ? 0 : near(word, other, most);
    if (distance > most || (best && distance >= best.distance)) continue;
    const [entity, ...others] = first(index.exact(other), () =>
      index.byWord(stem(other)).filter((each) => wordCount(each) < manyWords),
    );
    if (entity) best = { entities: [entity, ...others], distance };
  }
  return best;
}

/** The edits between two words, or between how they sound. */
function likeness(word: string, other: string, most: number): number {
  const edits = editDistance(word, other, most);
  if (edits === 0 || most === 0) return edits;
  const [sound, otherSound] = [soundOf(word), soundOf(other)];
  const allowed = Math.min(allowedEdits(sound.length), allowedEdits(otherSound.length)) - 1;
  const between = allowed < 0 ? 1 : editDistance(sound, otherSound, allowed);
  return between > allowed ? edits : Math.min(edits, Math.max(1, between));
}

/** The first list, or the other if that is empty. */
function first<T>(found: readonly T[], other: () => readonly T[]): readonly T[] {
  return found.length > 0 ? found : other();
}
