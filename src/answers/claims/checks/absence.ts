import { phraseFinder } from '../../query/phrases';
import { fold } from '../../text/fold';
import { contradicted, isCommonWord, type Case, type Check } from '../check';

/** True for a sentence that says what the CV does not hold. */
export function isAbsence({ statement }: Case): boolean {
  return statement.phrases.absence.test(statement.folded);
}

/** What the CV is said not to mention may not be in it. */
export const absence: Check = (about) => {
  const { statement, facts, reader } = about;
  // What a CV may leave open about things that it mentions: "why".
  if (reader.lexicon.asks.more.test(statement.folded)) return undefined;
  const telling = statement.terms.filter(
    ({ written, isPart }) =>
      !isPart &&
      !isCommonWord(written, about) &&
      !statement.phrases.saying.test(fold(written)) &&
      // German writes what may be missing with a capital, and the verbs around it small.
      (statement.language !== 'de' || /[\p{Lu}\d]/u.test(written)),
  );
  const held = statement.mentions.find(({ entities, match }) => entities.length > 0 && match === 'name');
  const isOther =
    held &&
    telling.some(({ passages, start, end }) => passages.size > 0 && (end <= held.start || start >= held.end));
  // "Microsoft" of "Microsoft Excel" is no other thing.
  const strange = telling.filter(
    ({ passages, end }) =>
      passages.size === 0 && !(held && /^\s$/.test(statement.text.slice(end, held.start))),
  );
  if (strange.length > 0 || isOther) return undefined;
  if (held) return contradicted({ kind: 'mentioned', what: held.written }, held.entities[0]?.entries[0]);
  const [only, ...more] = telling;
  // "RGPD", in the text of an entry.
  if (only && more.length === 0 && only.isExact && /\p{Lu}.*\p{Lu}|\d/u.test(only.written)) {
    const entry = [...only.passages].find((passage) => passage.entry)?.entry;
    return contradicted({ kind: 'mentioned', what: only.written }, entry);
  }
  if (only) return undefined;
  // "No references are listed": the part itself is there.
  const topics = phraseFinder(statement.words, statement.folded).keysOf(reader.lexicon.topics);
  const entry = facts.knowledge.cv.entries.find(({ topic }) => topics.includes(topic));
  if (!entry || topics.length !== 1) return undefined;
  return contradicted({ kind: 'mentioned', what: entry.heading }, entry);
};
