import { countriesIn } from '../entities/countries';
import { codeOfLanguage } from '../entities/human-languages';
import type { Context } from '../facts/context';
import { frameOf } from '../query/phrases';
import { createConcepts, type PlacedTerm } from '../search/concepts';
import type { LineSearch } from '../search/line-search';
import { fold } from '../text/fold';
import { isAbbreviation, tokens, type Token } from '../text/tokens';
import { allAds } from '../languages/all-ads';
import { isEmpty, weak, weakStems } from './ad-words';
import { createInitials, isNameLike } from './names';

/** Something that a requirement names, and the ways in which a CV may say it. */
export interface Unit {
  readonly written: string;
  readonly term: PlacedTerm;
  /** How much of the requirement it is. */
  readonly weight: number;
  /** A name or an abbreviation: without it the requirement is not met. */
  readonly isName: boolean;
  readonly isWeak: boolean;
  /** True if the CV has none of its ways. */
  readonly isUnknown: boolean;
}

const weights = { weak: 0.35, name: 2, skill: 1.5, most: 2 };

/** Reads what a requirement names. Words that every ad has name nothing. */
export function createUnitReader(context: Context): (text: string) => readonly Unit[] {
  const { lines, index, concepts, lexicon, language } = context;
  const frame = frameOf(lexicon);
  const countries = countriesIn(language);
  const isGerman = language === 'de';
  const names = createConcepts(context.thesaurus.same);
  const initials = createInitials(context.passages);
  const known = new Map<string, readonly Unit[]>();

  return (text) => {
    const units = known.get(text) ?? read(text.normalize('NFKC'));
    known.set(text, units);
    return units;
  };

  function read(text: string): Unit[] {
    const all = tokens(text);
    const found = concepts.termsIn(text, all, (token) => (isOut(token) ? 0 : shareOf(token)));
    // A tick is a yes: it rests on no word that may mean something else.
    const sure = found.filter(({ isPart }) => !isPart).map((term) => ({ ...term, ways: term.sure }));
    const terms = apart(sure, lines);
    return [...terms, ...joined(text, all, isOut)]
      .filter(({ written }) => !isEmpty(fold(written)))
      .map((term) => {
        const words = all.filter(({ start, end }) => start < term.end && end > term.start && start < end);
        return unitOf(term, words, text);
      });
  }

  function isOut(token: Token): boolean {
    const { folded, written, start } = token;
    if (/^\d+\+?$/.test(folded) || /^\p{Script=Hiragana}+$/u.test(folded)) return true;
    // An abbreviation is a name, also where its letters are a word, and so is a skill with a capital: "Go".
    if (isAbbreviation(written)) return isEmpty(folded);
    if (start > 0 && /^\p{Lu}/u.test(written) && isSkill(folded)) return false;
    return isEmpty(folded) || frame.has(folded) || folded.length < 2 || isAffix(folded);
  }

  function unitOf(term: PlacedTerm, words: readonly Token[], text: string): Unit {
    const { written } = term;
    const naming = words.filter((word) => !isOut(word));
    const [first] = naming;
    // "Our Spanish sites": a language is no subject of prose.
    const isWeak =
      naming.every((word) => shareOf(word) < 0.5) ||
      codeOfLanguage(written) !== undefined ||
      countries.has(fold(written));
    const isName = !isWeak && first !== undefined && isNameLike(written, first.start, text, isGerman);
    const weight = isWeak
      ? weights.weak
      : isName
        ? weights.name
        : naming.length <= 1 && isSkill(fold(written))
          ? weights.skill
          : Math.min(Math.max(naming.length, 1), weights.most);
    const meant = isName ? nameTerm(term) : term;
    return { written, term: meant, weight, isName, isWeak, isUnknown: lines.weightOf(meant) === 0 };
  }

  /** A name stands for nothing else that is like it; an abbreviation for words with its initials. */
  function nameTerm(term: PlacedTerm): PlacedTerm {
    const { written } = term;
    const same = names.termsIn(written, tokens(written), () => 1).find(({ end }) => end === written.length);
    const ways = [...new Set([written, ...(same?.ways ?? []), ...initials.of(written)])];
    return { ...term, ways, sure: ways };
  }

  function isSkill(folded: string): boolean {
    return index.exact(folded.replace(/\s+/g, '')).some(({ kind }) => kind === 'skill');
  }
}

/** True for a word of what is otherwise written together with a name: "経験者" would name nothing. */
function isAffix(folded: string): boolean {
  return allAds.some(({ affixes }) => folded.replace(affixes, '') === '');
}

/** Never 1: a word of an ad is spelt as meant. */
function shareOf({ folded, stem }: Token): number {
  return weak.has(folded) || weakStems.has(stem) ? 0.4 : 0.99;
}

/** Of terms that overlap the one that the CV has, else the longest. */
function apart(terms: readonly PlacedTerm[], lines: LineSearch): PlacedTerm[] {
  const ranked = terms.map((term) => ({
    term,
    isHeld: lines.weightOf(term) > 0,
    length: term.end - term.start,
  }));
  const chosen: PlacedTerm[] = [];
  for (const { term } of ranked.toSorted(
    (a, b) => Number(b.isHeld) - Number(a.isHeld) || b.length - a.length,
  ))
    if (!chosen.some(({ start, end }) => term.start < end && term.end > start)) chosen.push(term);
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** Words that hyphens join and that name nothing alone: "on-call". */
function joined(text: string, all: readonly Token[], isOut: (token: Token) => boolean): PlacedTerm[] {
  return [...text.matchAll(/[\p{Script=Latin}]+(?:[-‐][\p{Script=Latin}]+)+/gu)].flatMap(
    ({ 0: written, index }) => {
      const [start, end] = [index, index + written.length];
      const words = all.filter((token) => token.start >= start && token.end <= end);
      return words.length > 1 && words.every(isOut)
        ? [{ written, start, end, ways: [written], sure: [written], share: 0.99, isPart: false }]
        : [];
    },
  );
}
