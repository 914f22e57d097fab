import type { CvEntry } from '../../../resume/cv';
import { anySource } from '../../languages/any-language';
import { holds } from '../../entailment/word-forms';
import { fold } from '../../text/fold';
import { isMadeOf } from '../../text/made-of';
import type { Token } from '../../text/tokens';
import { isCommonWord, isFrameWord, isInLanguageOfCv, wrongTitle, type Case, type Check } from '../check';
import type { CvPart } from '../cv-facts';
import { outermost } from '../missing';
import { entriesNamed, type HeldTerm } from '../statement';

/**
 * A title right behind "as a" has to be that of an entry: of one that the sentence names, or of any. What is no profession
 * by its words is left alone.
 */
export const titles: Check = (about) => {
  const { statement, facts, named } = about;
  const { folded, phrases, words, mentions } = statement;
  if (phrases.slots.titles) return titleBefore(about, phrases.slots.titles);
  // Professions of another language are told from translations by the CV's own.
  const { profession } = facts.phrases.slots;
  const listed = listedTitle(statement);
  for (const first of words) {
    const before = folded.slice(Math.max(0, first.start - 60), first.start);
    const isSlot = phrases.slots.title.test(before) && mayBegin(first, about);
    if (!isSlot && !(listed === first && (isInLanguageOfCv(about) || profession.test(first.folded))))
      continue;
    const title = titleFrom(first, statement);
    const [from = 0, to = 0] = [title[0]?.start, title.at(-1)?.end];
    const what = statement.text.slice(from, to);
    const telling = outermost(
      statement.terms.filter(
        (term) =>
          term.start >= from &&
          term.end <= to &&
          term.isPart !== true &&
          (profession.test(fold(term.written)) || !isCommonWord(term.written, about)) &&
          // A word of another language that no list translates may say what the CV does.
          (isInLanguageOfCv(about) || term.sure.length > 1),
      ),
    );
    const isWrittenAsTitle = statement.language !== 'de' && /^\p{Lu}/u.test(first.written);
    const employers = mentions.filter(({ entities }) => entities.some(({ kind }) => kind === 'employer'));
    // "As a nurse at the infirmary": not where the employer stands in another clause.
    const beside = employers.filter(
      ({ start }) =>
        (start >= to && start - to <= besideTitle) || (employers.length === 1 && isWrittenAsTitle),
    );
    const own = entriesNamed(beside, ['employer']).filter((entry) => named.includes(entry));
    const isTitle =
      title.some((word) => profession.test(word.folded)) ||
      (isWrittenAsTitle && own.length > 0 && isInLanguageOfCv(about)) ||
      (phrases.slots.titleAtEmployer?.test(before) === true &&
        isInLanguageOfCv(about) &&
        named.some(({ topic }) => topic === 'work'));
    if (!isTitle || telling.length === 0) continue;
    if (facts.parts.some((part) => isTitleOf(part, telling, own) && !isLesser(part, fold(what), about)))
      continue;
    return wrongTitle(what, own[0]);
  }
  return undefined;
};

/** The same where a title is told by what stands behind it: a CV in the same script has its words. */
function titleBefore(about: Case, titles: RegExp) {
  const { statement, facts, named } = about;
  if (!isInLanguageOfCv(about)) return undefined;
  const own = named.filter(({ topic }) => topic !== 'education');
  const organisations = own.map(({ organisation }) => organisation);
  const parts = facts.parts.filter(
    ({ entry }) =>
      own.length === 0 || !entry || entry.topic === 'summary' || organisations.includes(entry.organisation),
  );
  const isIn = (part: string) => parts.some(({ letters }) => letters.includes(part));
  for (const [written] of statement.text.matchAll(titles)) {
    const what = written.trim();
    const isTitle = statement.phrases.slots.profession.test(fold(what));
    if (isTitle && !isMadeOf(fold(what).replace(/[\s・]+/g, ''), isIn)) return wrongTitle(what, own[0]);
  }
  return undefined;
}

/** True for "assistant to the director" where the sentence says "director". */
function isLesser({ entry }: CvPart, said: string, { grammars }: Case): boolean {
  const own = fold(entry?.title ?? '');
  return own.includes(said) && grammars.some(({ lesser }) => lesser.test(own) && !lesser.test(said));
}

/** German writes a title with a capital, and an adjective that belongs to it without; a date is none. */
function mayBegin({ written, folded, end }: Token, { statement, reader }: Case): boolean {
  const { language, words, phrases } = statement;
  const next = words.find(({ start }) => start >= end);
  const isRank =
    next !== undefined && phrases.slots.profession.test(next.folded) && !isFrameWord(folded, reader);
  return language !== 'de' || /^\p{Lu}/u.test(written) || isRank;
}

/** True if one line of the CV holds all of a title, or what one employer's entries say does, where that is named. */
function isTitleOf(
  { entry, passages }: CvPart,
  telling: readonly HeldTerm[],
  own: readonly CvEntry[],
): boolean {
  const texts = passages.map(({ heading, text }) => [heading, entry?.title, entry?.place, text].join('\n'));
  const isIn = (text: string) => telling.every(({ sure }) => sure.some((way) => holds(way, text, false)));
  if (own.some(({ organisation }) => organisation === entry?.organisation)) return isIn(texts.join('\n'));
  const isOfPerson = entry === undefined || entry.topic === 'summary';
  return (own.length === 0 || isOfPerson) && texts.some(isIn);
}

/** Where the title stands in "Infirmary: nurse (2019)" and "Nurse, infirmary (2019)". */
function listedTitle({ sentence, mentions, words, text }: Case['statement']): Token | undefined {
  if (sentence.kind === 'prose') return undefined;
  const employers = mentions.filter(({ entities }) => entities.some(({ kind }) => kind === 'employer'));
  const [employer, ...others] = employers;
  if (!employer || others.length > 0) return undefined;
  const before = words.find(({ end }) => end <= employer.start);
  if (before)
    return /^[\s,:;–—(-]+$/.test(
      text.slice(words.findLast(({ end }) => end <= employer.start)?.end, employer.start),
    )
      ? before
      : undefined;
  const behind = words.find(({ start }) => start >= employer.end);
  return behind && /^[\s,:;–—-]+$/.test(text.slice(employer.end, behind.start)) ? behind : undefined;
}

/** The words of a title: up to the first that leads on. "Head of Marketing" goes on behind its "of". */
function titleFrom(
  first: Token,
  { words, folded, text, language, phrases, mentions }: Case['statement'],
): Token[] {
  const named = mentions.find(
    ({ kind, match, start }) => kind === 'title' && match === 'name' && start === first.start,
  );
  if (named) return words.filter(({ start, end }) => start >= named.start && end <= named.end);
  const isName = /^\p{Lu}/u.test(first.written);
  const mayJoin = isName && language !== 'de';
  const { joinsTitle, endsTitle, endsCapitalTitle } = phrases.slots;
  // "Head of Marketing" ends later.
  const end = new RegExp(
    mayJoin
      ? `[,;.:!?()«»“”"–—]|\\s(?:${anySource([endsCapitalTitle])}|\\d+)\\s`
      : `[,;.:!?()–—]|\\s(?:${anySource([endsTitle])})\\s`,
  );
  const rest = (mayJoin ? text : folded).slice(first.start);
  const length = end.exec(rest)?.index ?? rest.length;
  const all = words.filter(({ start, end: last }) => start >= first.start && last <= first.start + length);
  if (!isName) return all.slice(0, longestTitle);
  const title: Token[] = [];
  // "Directrice générale" has one small word of its own; in English all have capitals.
  const most = language === 'fr' || language === 'es' ? 1 : 0;
  let small = 0;
  for (const word of all.slice(0, longestCapitalTitle)) {
    if (/^\p{Lu}/u.test(word.written)) small = 0;
    else if (!mayJoin || !joinsTitle.split('|').includes(word.folded)) small += 1;
    if (small > most) break;
    title.push(word);
  }
  return title;
}

const longestTitle = 5;
const longestCapitalTitle = 8;
/** Characters between a title and its employer. */
const besideTitle = 12;
