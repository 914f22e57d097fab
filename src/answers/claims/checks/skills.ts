import { isCommonWord, isInLanguageOfCv, unmentioned, type Case, type Check } from '../check';
import { anySource } from '../../languages/any-language';
import { meet, type Span } from '../../text/span';

/** What somebody is said to know or to use has to be in the CV, by any of its names, and so has an item of a list. */
export const skills: Check = (about) => {
  const { text } = about.statement;
  const items = listsIn(about).flatMap(({ start, end }) => itemsIn(about.statement, start, end));
  const strange = items.find((item) => isStrange(item, about));
  return strange && unmentioned(text.slice(strange.start, strange.end).trim());
};

/** What follows "skilled in", and a short item of a list whose first line claims something. */
function listsIn({ statement, intro = '' }: Case): Span[] {
  const { folded, phrases, sentence, addresses, words } = statement;
  const known = [...folded.matchAll(phrases.slots.skills)].map(({ 0: said, index }) => {
    const start = index + said.length;
    const length = folded.slice(start).search(/[.;!?؛؟]/);
    return { start, end: length < 0 ? folded.length : start + length };
  });
  const isItem =
    sentence.kind !== 'prose' &&
    addresses.length === 0 &&
    words.length <= longestItem &&
    !phrases.noClaim.test(intro);
  return isItem ? [...known, { start: 0, end: folded.length }] : known;
}

/** Words of an item that is a name rather than a sentence. */
const longestItem = 8;

function itemsIn({ folded, phrases }: Case['statement'], from: number, to: number): Span[] {
  const between = new RegExp(`[,;()]|\\b(?:${anySource([phrases.slots.listed])})\\b`, 'g');
  const items: Span[] = [];
  let start = from;
  for (const match of folded.slice(from, to).matchAll(between)) {
    items.push({ start, end: from + match.index });
    start = from + match.index + match[0].length;
  }
  return [...items, { start, end: to }];
}

/** True for what is written the same in every language: "Kubernetes", "SAP". */
function isSpeltAlike(written: string, { statement }: Case): boolean {
  return statement.language === 'de'
    ? /\p{Lu}.*\p{Lu}|\d|[+#]/u.test(written)
    : /\p{Lu}|\d|[+#]/u.test(written);
}

/** True if none of the words that tell something is in the CV. A translation may have words of its own. */
function isStrange({ start, end }: Span, about: Case): boolean {
  const within = about.statement.terms.filter(
    (term) => term.start >= start && term.end <= end && !term.isPart,
  );
  const { dates, lengths } = about.statement;
  const telling = within.filter(
    (term) => !isCommonWord(term.written, about) && ![...dates, ...lengths].some((time) => meet(time, term)),
  );
  if ([...dates, ...lengths].some((time) => meet(time, { start, end }))) return false;
  if (telling.length === 0 || telling.some(({ passages }) => passages.size > 0)) return false;
  return isInLanguageOfCv(about) || telling.some(({ written }) => isSpeltAlike(written, about));
}
