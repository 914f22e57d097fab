import type { CvTopic } from '../../../resume/outline';
import { keyOf } from '../../entities/entity-index';
import { topicSet } from '../../facts/context';
import { groupsCalled } from '../../facts/skill-groups';
import type { Passage } from '../../passages';
import { partNamesOf, phraseFinder } from '../../query/phrases';
import { fold } from '../../text/fold';
import { meet } from '../../text/span';
import { tokens } from '../../text/tokens';
import { contradicted, type Case, type Check, type Fault } from '../check';
import { isDoneIn, readMissing, type Missing } from '../missing';
import type { HeldTerm } from '../statement';
import { absentField } from './absent-field';

/** True for a sentence that says what the CV does not hold. */
export function isAbsence({ statement }: Case): boolean {
  return statement.phrases.absence.test(statement.folded);
}

/** What the CV is said not to mention may not be in it. */
export const absence: Check = (about) => {
  const { statement, reader } = about;
  const { phrases, folded, words } = statement;
  // "No other hobbies" leaves open which ones there are.
  if (
    phraseFinder(words, folded).has(reader.lexicon.modifiers.except) ||
    phrases.others.test(folded) ||
    phrases.privateLife.test(folded)
  )
    return undefined;
  const missing = readMissing(about);
  return contact(missing) ?? absentField(missing) ?? name(missing) ?? part(missing);
};

/** "No phone number is given", "where she lives". */
function contact({ about, fields, open, channels }: Missing): Fault | undefined {
  const { facts, statement, grammars } = about;
  const { email, phone, links, location } = facts.knowledge.cv.person;
  const [link] = links;
  const has = { email, phone, website: link?.url, profile: link?.url, address: undefined };
  const { lives } = grammars[0].predicates;
  const isHome = fields.includes('where') && lives.test(statement.folded);
  if (open.some(({ written }) => !(isHome && lives.test(fold(written))))) return undefined;
  const ways = isHome ? [location] : channels.map((channel) => has[channel]);
  const [what] = ways;
  if (what === undefined || ways.includes(undefined)) return undefined;
  return { ...contradicted({ kind: 'mentioned', what }), part: isHome ? 'profile' : 'contact' };
}

/** "Excel is not listed." */
function name({ about, telling, topics, fields, isOfFocus }: Missing): Fault | undefined {
  const { statement, focus } = about;
  if (fields.length > 0 || statement.phrases.asking.test(statement.folded)) return undefined;
  const parts = topics.filter((topic) => !general.has(topic));
  const isSphere = ({ entry }: Passage) =>
    entry === undefined
      ? parts.length === 0 && !isOfFocus
      : parts.length > 0
        ? parts.includes(entry.topic)
        : !isOfFocus || focus.includes(entry);
  const held = statement.mentions.find(({ entities, match }) => entities.length > 0 && match === 'name');
  // "Microsoft" of "Microsoft Excel" is no other thing.
  const own = telling.filter(
    ({ end, passages }) => passages.size > 0 || !(held && /^\s$/.test(statement.text.slice(end, held.start))),
  );
  if (held && own.every((term) => meet(term, held)))
    return contradicted({ kind: 'mentioned', what: held.written }, held.entities[0]?.entries[0]);
  const [first] = own;
  const passage = [...(first?.passages ?? [])].find(
    (each) => isSphere(each) && own.every(({ passages }) => passages.has(each)),
  );
  if (!first || !passage || !(held || own.length > 1 || isWritten(first, passage, about))) return undefined;
  const what = held?.written ?? statement.text.slice(first.start, own.at(-1)?.end);
  return contradicted({ kind: 'mentioned', what }, passage.entry);
}

/** "Experience with Docker" is of no part. */
const general: ReadonlySet<CvTopic> = topicSet('work', 'skills');

/** True where the CV has the very word, in its own language or as a name. */
function isWritten({ written }: HeldTerm, { text, heading }: Passage, { statement, facts }: Case): boolean {
  const isAlike = statement.language === facts.language || /\p{Lu}.*\p{Lu}|\d/u.test(written);
  const stems = new Set(tokens(`${heading}\n${text}`).map(({ stem }) => stem));
  return isAlike && tokens(written).every(({ stem }) => stems.has(stem));
}

/** "No references are listed": the part itself is there. */
function part({ about, fields, telling, topics, classes }: Missing): Fault | undefined {
  const { knowledge } = about.facts;
  const { cv, classKeys, entities } = knowledge;
  const { statement, reader } = about;
  const names = partNamesOf(reader.lexicon);
  const isDone = (term: Pick<HeldTerm, 'written'>) => isDoneIn(topics, term, about);
  // "What the degree cost" asks for more than the degree.
  const isOpen =
    topics.length > 0 &&
    statement.phrases.asking.test(statement.folded) &&
    !statement.words.some((word) => !names.has(word.folded) && isDone(word));
  if (fields.length > 0 || isOpen || !telling.every(isDone)) return undefined;
  if (topics.length > 0) {
    const held = topics.map((topic) => cv.entries.find((entry) => entry.topic === topic));
    const [entry] = held;
    return entry && !held.includes(undefined)
      ? contradicted({ kind: 'mentioned', what: entry.heading }, entry)
      : undefined;
  }
  const ofClass = entities.find(
    ({ kind, name }) => kind === 'skill' && classes.some((each) => classKeys.get(each)?.has(keyOf(name))),
  );
  const [group] = ofClass?.entries ?? groupsCalled({ terms: [], classes }, knowledge);
  return group && contradicted({ kind: 'mentioned', what: ofClass?.name ?? group.heading }, group);
}
