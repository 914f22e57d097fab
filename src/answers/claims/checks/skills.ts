import { isCommonWord, isInLanguageOfCv, unmentioned, type Case, type Check } from '../check';
import { meet } from '../../text/span';

/** What somebody is said to know or to use has to be in the CV, by any of its names. */
export const skills: Check = (about) => {
  const { folded, phrases, text } = about.statement;
  for (const match of folded.matchAll(phrases.slots.skills)) {
    const from = match.index + match[0].length;
    const end = sentenceEnd.exec(folded.slice(from));
    const strange = itemsIn(folded, from, end ? from + end.index : folded.length).find((item) =>
      isStrange(item, about),
    );
    if (strange) return unmentioned(text.slice(strange.start, strange.end).trim());
  }
  return undefined;
};

const sentenceEnd = /[.;!?؛؟]/;

/** An item of a list has to have something of the CV, unless the list is none of its things. */
export const items: Check = (about) => {
  const { statement, intro } = about;
  if (
    statement.sentence.kind === 'prose' ||
    statement.addresses.length > 0 ||
    (intro !== undefined && statement.phrases.noClaim.test(intro))
  )
    return undefined;
  const parts = itemsIn(statement.folded, 0, statement.folded.length);
  const strange = parts.find((item) => isStrange(item, about));
  // A longer item is a sentence of its own.
  if (!strange || (parts.length === 1 && statement.words.length > longestItem)) return undefined;
  const isAll = parts.every((item) => item === strange || isStrange(item, about) || !hasTelling(item, about));
  if (!isAll && statement.words.length > longestItem) return undefined;
  return unmentioned(statement.text.slice(strange.start, strange.end).trim());
};

/** Words of an item that is a name rather than a sentence. */
const longestItem = 8;

interface Item {
  readonly start: number;
  readonly end: number;
}

const between =
  /[,;()]|\b(?:and|or|as well as|et|ou|ainsi que|und|oder|sowie|y|e|o|asi como|including|such as|like|plus)\b/g;

function itemsIn(folded: string, from: number, to: number): Item[] {
  const items: Item[] = [];
  let start = from;
  for (const match of folded.slice(from, to).matchAll(between)) {
    items.push({ start, end: from + match.index });
    start = from + match.index + match[0].length;
  }
  return [...items, { start, end: to }];
}

function hasTelling({ start, end }: Item, about: Case): boolean {
  return about.statement.terms.some(
    (term) =>
      term.start >= start && term.end <= end && term.isPart !== true && !isCommonWord(term.written, about),
  );
}

/** True for what is written the same in every language: "Kubernetes", "SAP". */
function isSpeltAlike(written: string, { statement }: Case): boolean {
  return statement.language === 'de'
    ? /\p{Lu}.*\p{Lu}|\d|[+#]/u.test(written)
    : /\p{Lu}|\d|[+#]/u.test(written);
}

/** True if none of the words that tell something is in the CV. A translation may have words of its own. */
function isStrange({ start, end }: Item, about: Case): boolean {
  const within = about.statement.terms.filter(
    (term) => term.start >= start && term.end <= end && !term.isPart,
  );
  const { dates, lengths } = about.statement;
  const telling = within.filter(
    (term) => !isCommonWord(term.written, about) && ![...dates, ...lengths].some((time) => meet(time, term)),
  );
  if (telling.length === 0 || telling.some(({ passages }) => passages.size > 0)) return false;
  return isInLanguageOfCv(about) || telling.some(({ written }) => isSpeltAlike(written, about));
}
