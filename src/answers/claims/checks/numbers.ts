import type { CvTopic } from '../../../resume/outline';
import { isJapanese, type Token } from '../../text/tokens';
import { phraseFinder } from '../../query/phrases';
import type { CvEntry } from '../../../resume/cv';
import { isSameWord } from '../../entailment/word-forms';
import {
  contradicted,
  isCommonWord,
  isHeldBy,
  isInLanguageOfCv,
  namesOwner,
  tellingTerms,
  type Case,
  type Check,
} from '../check';
import { countsIn, type Count, type CvPart } from '../cv-facts';
import type { NumberInText } from '../../time/numbers';

/** Every number has to stand in what the sentence speaks of, or to count something of the CV. */
export const numbers: Check = (about) => {
  for (const number of about.statement.numbers) {
    const written = about.statement.text.slice(number.start, number.end);
    const told = isTold(number, about);
    if (told === true) continue;
    if (told !== false) return contradicted({ kind: 'different', said: written, cv: told.line }, told.entry);
    return { verdict: 'unsupported', reason: { kind: 'unmentioned', what: written }, entry: about.named[0] };
  }
  return undefined;
};

interface CountOfEntry extends Count {
  readonly entry: CvEntry | undefined;
}

/** What the CV counts by the same word: of what the sentence is about, else anywhere. */
function countsAlike({ end }: NumberInText, about: Case): CountOfEntry[] {
  const { statement, facts, named, meant, focus, grammars } = about;
  if (!isInLanguageOfCv(about)) return [];
  const said = countsIn(statement.text).find((count) => count.end === end);
  const units = said?.words.filter(({ written }) => !isCommonWord(written, about)) ?? [];
  const sphere = [named, meant, focus].find(({ length }) => length > 0) ?? [];
  const isOwn = ({ entry }: CvPart) => entry !== undefined && sphere.includes(entry);
  const own = facts.parts.filter(isOwn).flatMap(alike(units));
  if (own.length > 0) return [...own, ...facts.parts.filter(isOfAll).flatMap(alike(units))];
  // People are counted in many places.
  return facts.parts.flatMap(alike(units.filter(({ folded }) => !grammars[0].team.test(folded))));
}

const alike =
  (units: readonly Token[]) =>
  ({ counts, entry }: CvPart) =>
    counts
      .filter(({ words }) => words.some((word) => units.some((unit) => isSameWord(unit, word))))
      .map((count) => ({ ...count, entry }));

function isOfAll({ entry }: CvPart): boolean {
  return entry === undefined || entry.topic === 'summary';
}

/** Numbers below this are said of anything: "one of", "the two". */
const telling = 2;
/** Larger numbers count nothing that a CV lists. */
const mostCounted = 60;

/** Where the CV counts the same otherwise, what it counts. */
function isTold(number: NumberInText, about: Case): boolean | CountOfEntry {
  const { value, start, end } = number;
  const { statement, facts } = about;
  const amount = Number(value);
  if (amount < telling || isListMark(start, end, statement.text)) return true;
  const counted = countedTopics(number, about);
  const mayCount = Number.isInteger(amount) && amount <= mostCounted;
  const before = statement.folded.slice(Math.max(0, start - 30), start);
  const { about: roughly, more, less, aboutAfter, moreAfter, lessAfter } = statement.phrases.time;
  const after = statement.folded.slice(end, end + 14).trimStart();
  const isRough =
    [roughly, more, less].some((words) => words.test(before)) ||
    [aboutAfter, moreAfter, lessAfter].some((words) => words.test(after));
  const isLike = (own: string) =>
    own === value || (isRough && Math.abs(Number(own) - amount) <= amount * roughShare);
  const tells = ({ value: own, sums }: Count) => isLike(own) || sums.has(value);
  const holds = ({ numbers: held, counts }: CvPart) => [...held].some(isLike) || counts.some(tells);
  const [first, ...others] = countsAlike(number, about);
  const isOtherwise = first && ![first, ...others].some(tells);
  // "Nine students wrote their theses with her" counts the theses.
  const isBeside = ({ counts }: CvPart) =>
    counts.some(
      (count) =>
        isLike(count.value) &&
        tellingTerms(about).filter(({ passages }) => passages.has(count.passage)).length >= leastBeside,
    );
  if (mayCount && countsOf(counted, about).has(amount)) return true;
  if (mayCount && counted.length > 0 && !isRough && !isLiteral(number, about)) return false;
  if (isOtherwise && !facts.parts.some(isBeside)) return first;
  if (!isInLanguageOfCv(about) && facts.parts.some(holds)) return true;
  // A recipe says nothing of the owner.
  if (
    statement.sentence.kind === 'prose' &&
    !namesOwner(about) &&
    tellingTerms(about).every(({ passages }) => passages.size === 0)
  )
    return true;
  return facts.parts.some((part) => holds(part) && isAbout(part, about));
}

/** Terms that a line with the number has in common with a sentence which it tells. */
const leastBeside = 2;

/** How far "almost" and "about" may lead from the CV's number. */
const roughShare = 0.12;

/** True if a line of the CV has the number with the same word behind it, where it may have the same words. */
function isLiteral({ value, end }: NumberInText, about: Case): boolean {
  const { statement, facts } = about;
  const next = statement.words.find(({ start }) => start >= end);
  return (
    next !== undefined &&
    facts.parts.some(
      (part) =>
        part.numbers.has(value) &&
        (isInLanguageOfCv(about)
          ? part.text.includes(next.folded)
          : isJapanese(next.written) || tellingTerms(about).some((term) => isHeldBy(term, part))),
    )
  );
}

function isListMark(start: number, end: number, text: string): boolean {
  return start === 0 && /^[.)]\s/.test(text.slice(end));
}

/** Of what the part has most in common with, a part that a sentence speaks of has at least this share. */
const leastShare = 0.5;

/** True if the sentence names a part of the CV, or has about as much in common with it as with any other. */
function isAbout(part: CvPart, { named, facts, statement }: Case): boolean {
  const shared = (each: CvPart) => statement.terms.filter((term) => isHeldBy(term, each)).length;
  const most = Math.max(...facts.parts.map(shared));
  return (part.entry && named.includes(part.entry)) || shared(part) >= most * leastShare;
}

/** What the words right behind a number call the parts of a CV: "three languages". */
function countedTopics({ end }: NumberInText, { statement, reader }: Case): CvTopic[] {
  const behind = statement.words.filter(({ start }) => start >= end).slice(0, 2);
  const [first] = behind;
  if (!first) return [];
  const text = statement.folded.slice(first.start, behind.at(-1)?.end);
  return phraseFinder(behind, text).keysOf(reader.lexicon.topics);
}

/** How many of these the CV has, of all its parts where none is named, and how many organisations and places they are at. */
function countsOf(counted: readonly CvTopic[], { facts, named }: Case): Set<number> {
  const { entries, languages } = facts.knowledge.cv;
  const topics = counted.length > 0 ? counted : new Set(entries.map(({ topic }) => topic));
  const counts = [...topics].flatMap((topic) => {
    const own = entries.filter((entry) => entry.topic === topic);
    const organisations = new Set(own.map(({ organisation }) => organisation)).size;
    const places = new Set(own.map(({ place }) => place)).size;
    return [own.length, organisations, places, ...own.map(({ tags }) => tags.length)];
  });
  const spoken = counted.length === 0 || counted.includes('languages') ? [languages.length] : [];
  return new Set([
    ...counts,
    ...spoken,
    ...named.flatMap(({ points, tags }) => [points.length, tags.length]),
  ]);
}
