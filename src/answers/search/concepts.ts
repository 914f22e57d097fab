import { isArabic, rootArabic } from '../text/arabic';
import { fold } from '../text/fold';
import { isJapanese, tokens, type Token } from '../text/tokens';
import { isSameWord } from '../entailment/word-forms';
import { germanNames, type Span } from './german-words';
import type { Term } from './line-search';

/** A term where it stands in a message. */
export interface PlacedTerm extends Term {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  /** True for a part of a compound word, which tells something beside the whole. */
  readonly isPart?: boolean | undefined;
}

/** Finds what words of a message mean by other names. */
export interface Concepts {
  /**
   * The terms of a message, in its order; they may overlap.
   *
   * @param shareOf of each word, what it tells (`Term.share`); a word with 0 is no term by itself
   */
  termsIn(text: string, words: readonly Token[], shareOf: (word: Token) => number): PlacedTerm[];
}

type Names = readonly string[];

/** Names of one thing. */
interface List {
  readonly names: Names;
  /** Those that hardly mean anything else. */
  readonly sure: Names;
}

/**
 * @param written each has names of one thing; "~" marks one that may mean something else (`Synonyms`)
 * @param isGerman true where nouns are written together
 */
export function createConcepts(written: readonly Names[], isGerman = false): Concepts {
  const lists = written.map((each): List => {
    const sure = each.filter((name) => !name.startsWith('~'));
    return { sure, names: sure.length === each.length ? each : each.map((name) => name.replace(/^~/, '')) };
  });
  const spansOfWords = spacedNames(lists, isGerman);
  const german = isGerman ? germanNames(lists.map(({ names }) => names)) : undefined;
  const spansOfCharacters = japaneseNames(lists);

  return {
    termsIn(text, words, shareOf) {
      const telling = words
        .map((word) => ({ ...word, share: shareOf(word) }))
        .filter(({ share }) => share > 0);
      const within = ({ start, end }: { readonly start: number; readonly end: number }) =>
        telling.filter((word) => word.start < end && word.end > start);
      // One character is a word only where it stands alone.
      const named = [...spansOfWords(words), ...spansOfCharacters(text)].filter((span) =>
        within(span).some((word) => !isOne(span) || isOne(word)),
      );
      const unnamed = telling
        .filter(({ start, end }) => !named.some((span) => span.start <= start && span.end >= end))
        .flatMap((word): Span[] => [
          { start: word.start, end: word.end, names: [] },
          ...(german?.compoundSpans(word) ?? []),
        ]);
      return merged([...named, ...unnamed]).map(({ start, end, names, sure = names, part = 1 }) => {
        const written = text.slice(start, end);
        const share = part * Math.max(...within({ start, end }).map((word) => word.share));
        const distinct = (all: Names) => [...new Set([written, ...all])];
        return { written, start, end, share, isPart: part < 1, ways: distinct(names), sure: distinct(sure) };
      });
    },
  };
}

function isOne({ start, end }: Pick<Span, 'start' | 'end'>): boolean {
  return end - start === 1;
}

/** Spans of equal place become one with the names of all, in the message's order. */
function merged(spans: readonly Span[]): Span[] {
  const byPlace = new Map<string, Span>();
  for (const span of spans) {
    const place = `${span.start} ${span.end}`;
    const known = byPlace.get(place);
    const { names, sure = names } = span;
    byPlace.set(
      place,
      known
        ? { ...known, names: [...known.names, ...names], sure: [...(known.sure ?? []), ...sure] }
        : { ...span, sure },
    );
  }
  return [...byPlace.values()].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Finds names whose words stand between blanks, in any form of theirs. */
function spacedNames(lists: readonly List[], isGerman: boolean): (words: readonly Token[]) => Span[] {
  const byStart = new Map<string, (List & { readonly parts: readonly Token[] })[]>();
  for (const list of lists) {
    for (const name of list.names) {
      if (isJapanese(name)) continue;
      const parts = tokens(name);
      const start = startOf(parts[0]);
      if (start !== '')
        byStart.set(start, [...(byStart.get(start) ?? []), { ...meantBy(name, list), parts }]);
    }
  }
  return (words) =>
    words.flatMap((word, at) =>
      (byStart.get(startOf(word)) ?? []).flatMap(({ parts, names, sure }) => {
        const covered = words.slice(at, at + parts.length);
        const isName = parts.every((part, which) => covered[which] && isSame(part, covered[which], isGerman));
        if (!isName) return [];
        // "Pain" is like "paie", and another word.
        const isCertain = parts.every((part, which) => isSameWord(part, covered[which]));
        const end = covered.at(-1)?.end ?? word.end;
        return [{ start: word.start, end, names, sure: isCertain ? sure : [] }];
      }),
    );
}

/** What a name stands for: one that may mean something else stands for nothing certain. */
function meantBy(name: string, { names, sure }: List): List {
  return { names, sure: sure.includes(name) ? sure : [] };
}

/** Forms of a word begin alike; those of an Arabic root do once it is told. */
function startOf({ folded } = { folded: '' }): string {
  return isArabic(folded) ? rootArabic(folded) : folded.slice(0, 3);
}

function isSame(part: Token, word: Token, isGerman: boolean): boolean {
  // "Marketo" is a name, and no form of "marketer".
  const isName = !isGerman && word.start > 0 && /^\p{Lu}/u.test(word.written);
  if (isName || isArabic(part.folded)) return isSameWord(part, word, true);
  // "Sing" is no form of "single", nor "bread" of "break".
  const haveForms = Math.min(part.folded.length, word.folded.length) > 4;
  return part.stem === word.stem || (haveForms && isSameWord(part, word));
}

/** Finds names in Japanese as parts of the text, since nothing separates them from what follows. */
function japaneseNames(lists: readonly List[]): (text: string) => Span[] {
  const byStart = new Map<string, (List & { readonly name: string })[]>();
  for (const list of lists) {
    for (const written of list.names) {
      if (!isJapanese(written)) continue;
      const name = fold(written).replace(/\s+/g, '');
      const start = name.slice(0, 2);
      const others = byStart.get(start);
      const found = { ...meantBy(written, list), name };
      if (others) others.push(found);
      else byStart.set(start, [found]);
    }
  }
  return (text) => {
    const folded = fold(text);
    // Where folding changes the length, offsets would lie.
    if (!isJapanese(folded) || folded.length !== text.length) return [];
    return Array.from({ length: folded.length }, (_, start) =>
      [folded.slice(start, start + 1), folded.slice(start, start + 2)]
        .filter((beginning, at) => beginning.length > at)
        .flatMap((beginning) => byStart.get(beginning) ?? [])
        .filter(({ name }) => folded.startsWith(name, start))
        .map(({ name, names, sure }) => ({ start, end: start + name.length, names, sure })),
    ).flat();
  };
}
